import type { BookingPaymentStatus, BookingStatus } from '@ascendant/domain/booking/lifecycle';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import { bookings, type BookingRow, type NewBookingRow } from '../../../db/schema/bookings';
import { holds } from '../../../db/schema/holds';
import type { Caller } from '../../access/caller';
import { addingAudit } from '../../audit/audit.repository';
import type { Transaction } from '../../database/database';
import { quoteColumns } from '../../database/quote-row';
import { holdExpiry } from '../../database/seats';
import { columnsOf, statement } from '../../database/statement';
import type { HeldBooking } from './bookings.repository';
import type { PricedOrder } from './order';

/** Writes a free booking with its quote; later price changes don't affect it (rule MON-04). */
export async function insertFreeBooking(tx: Transaction, booking: NewBooking): Promise<BookingRow> {
  const [row] = await tx
    .insert(bookings)
    .values(snapshot(booking, ['confirmed', 'completed']))
    .returning();
  if (!row) throw new RangeError('no booking row came back');
  return row;
}

/** Whose booking it is, what it's for, and what it's charged in. */
export interface NewBooking {
  readonly buyer: Caller;
  readonly priced: PricedOrder;
  readonly currency: ChargeCurrency;
}

/**
 * Writes bookings with their quotes (rule MON-04), their holds and the audit entries, in one statement because others wait for the lock.
 * @returns them in no order
 */
export async function insertHeldBookings(tx: Transaction, made: readonly NewBooking[]): Promise<HeldBooking[]> {
  const rows = made.map((booking) => ({
    ...heldValues(snapshot(booking, ['pending', 'pending'])),
    role: booking.buyer.role,
  }));
  return heldBookings(tx, { rows: JSON.stringify(rows) });
}

/** The columns that a held booking is written with. */
const heldColumnNames = [
  'eventId',
  'userId',
  'pricingTierId',
  'attendees',
  'seats',
  'status',
  'paymentStatus',
  'tierType',
  'discountCodeId',
  'cancellationPolicy',
  'adultPriceCents',
  'childPriceCents',
  'ticketsTotalCents',
  'discountCents',
  'siteDiscountCents',
  'bookingFeeCents',
  'totalAmount',
  'hstCents',
  'taxLines',
  'totalCents',
  'currency',
] as const satisfies readonly (keyof ReturnType<typeof snapshot>)[];

/** The values of a booking under the names of its columns, as the database reads them. */
function heldValues(booking: ReturnType<typeof snapshot>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(heldColumnNames.map((name) => [bookings[name].name, booking[name]]));
}

const heldNames = sql.join(
  heldColumnNames.map((name) => sql.identifier(bookings[name].name)),
  sql`, `,
);

const heldBookings = statement<{ rows: string }, HeldBooking>(
  (value) => sql`
    with asked as materialized (select ${value('rows')}::json as rows),
    made as (
      insert into ${bookings} (${heldNames})
      select ${heldNames} from asked, json_populate_recordset(null::bookings, rows) returning *),
    kept as (
      insert into ${holds} (booking_id, event_id, user_id, seats, discount_code_id, expires_at)
      select id, event_id, user_id, coalesce(seats_taken, seats), discount_code_id, ${holdExpiry} from made returning *),
    noted as (${addingAudit(
      { actor: { userId: sql`made.user_id`, role: sql`buyer.role` }, action: 'booking.held' },
      {
        type: 'booking',
        id: sql`made.id`,
        from: sql`made, asked, json_to_recordset(rows) as buyer (user_id int, role text) where buyer.user_id = made.user_id`,
      },
    )})
    select ${columnsOf(bookings, { from: 'made', part: 'booking' })}, ${columnsOf(holds, { from: 'kept', part: 'hold' })}
    from made join kept on kept.booking_id = made.id`,
);

function snapshot(
  { buyer: { userId }, priced: { event, tier, party, discountCodeId, siteDiscount, quote }, currency }: NewBooking,
  [status, paymentStatus]: readonly [BookingStatus, BookingPaymentStatus],
) {
  return {
    eventId: event.id,
    userId,
    pricingTierId: tier.id,
    attendees: [...party],
    seats: party.length,
    status,
    paymentStatus,
    tierType: tier.tierType,
    discountCodeId,
    siteDiscountCents: siteDiscount,
    cancellationPolicy: event.cancellationPolicy,
    ...quoteColumns(quote, currency),
  } satisfies NewBookingRow;
}
