import { asc, eq, inArray, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { payments } from '../../../db/schema/payments';
import { taxSettings } from '../../../db/schema/program';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../database/database';
import { knownAs } from '../../database/paid-rows';

/** Everything that a receipt says of a sale. */
export interface SoldBooking {
  readonly booking: BookingRow;
  /** Its number as its traveller knows it: of the booking that moved, for a supplement. */
  readonly knownAs: number;
  readonly event: {
    readonly title: string;
    readonly location: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly timezone: string;
  };
  readonly currency: string;
  readonly organizerId: number | null;
  readonly organizerName: string | null;
  /** The traveller's; null if their account is gone. */
  readonly travellerName: string | null;
  /** The number under which the site is registered for GST/HST, as of the last start. */
  readonly siteGstNumber: string | null;
}

const organizer = sql<
  string | null
>`(select coalesce(u.display_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''))
  from users u where u.id = ${events.organizerId})`;
const siteGstNumber = sql<string | null>`(select ${taxSettings.gstNumber} from ${taxSettings})`;

/**
 * Locks payments, so that their documents are issued by one process at a time, and reads what was sold.
 * @returns by the payment's id
 */
export async function lockSold(
  tx: Transaction,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, SoldBooking>> {
  const asked = inArray(payments.id, [...paymentIds]);
  await tx.select({ id: payments.id }).from(payments).where(asked).orderBy(asc(payments.id)).for('no key update');
  const rows = await tx
    .select({
      paymentId: payments.id,
      booking: bookings,
      knownAs: knownAs(bookings.id),
      event: {
        title: events.title,
        location: events.location,
        startDate: events.startDate,
        startTime: events.startTime,
        timezone: events.timezone,
      },
      currency: payments.currency,
      organizerId: events.organizerId,
      organizerName: organizer,
      travellerName: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      siteGstNumber,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(asked)
    .orderBy(asc(payments.id));
  return new Map(rows.map(({ paymentId, ...sold }) => [paymentId, sold]));
}
