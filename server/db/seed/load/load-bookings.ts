import type { Attendee } from '@ascendant/domain/booking/attendees';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import { quoteColumns } from '../../../src/database/quote-row';
import { amountDone, type Progress } from '../../../src/progress/progress';
import { bookings, type NewBookingRow } from '../../schema/bookings';
import { holds } from '../../schema/holds';
import { demoPolicy } from '../demo-policy';
import type { BookingPlan } from '../plan/booking-plan';
import { at, insertAll, valueOf } from './chunks';
import type { LoadedEvent } from './load-events';
import { payHolds } from './load-payments';
import type { LoadedPeople } from './load-people';

/** A booking, once it's written. */
export interface LoadedBooking {
  readonly id: number;
  readonly plan: BookingPlan;
}

export interface BookingReferences {
  /** The installation's own address, which marks its payments at the provider. */
  readonly site: string;
  /** What the site charges in. */
  readonly currency: ChargeCurrency;
  readonly people: LoadedPeople;
  readonly events: ReadonlyMap<string, LoadedEvent>;
  readonly discountIds: ReadonlyMap<string, number>;
  readonly progress: Progress;
}

/** How long after booking a demo payment went through. */
const paidAfter = sql.raw(`interval '2 minutes'`);

const bookingsAtOnce = 250;
const confirmedAtOnce = 250;

/**
 * Writes bookings in the steps the database insists on: pending with a hold, paid, then confirmed;
 * free ones are confirmed immediately. In the end the holds are consumed and keep no seats.
 * Source: transitions T1 to T4 and T10.
 */
export async function loadBookings(
  tx: Transaction,
  plans: readonly BookingPlan[],
  references: BookingReferences,
): Promise<LoadedBooking[]> {
  const rows = plans.map((plan) => bookingRow(plan, references));
  const insert = (piece: NewBookingRow[]) => tx.insert(bookings).values(piece).returning({ id: bookings.id });
  const inserted = await insertAll(rows, insert, {
    size: bookingsAtOnce,
    onWritten: (count) => references.progress(`Loading demo data: ${amountDone(count, rows.length, 'bookings')}`),
  });
  const loaded = plans.map((plan, index) => ({ id: at(inserted, index).id, plan }));
  const paid = loaded.filter(({ plan }) => plan.quote.total > 0);
  await holdSeats(tx, paid, references);
  await payHolds(tx, { after: paidAfter, site: references.site });
  await confirm(tx, paid, references.progress);
  return loaded;
}

function bookingRow(plan: BookingPlan, { people, events, discountIds, currency }: BookingReferences): NewBookingRow {
  const { quote, bookedAt, event } = plan;
  const { id: eventId, tierIds } = valueOf(events, event.content.key);
  const isFree = quote.total === 0;
  return {
    eventId,
    userId: at(people.userIds, plan.bookerIndex),
    pricingTierId: valueOf(tierIds, plan.tierType),
    attendees: attendeesOf(plan, people),
    status: isFree ? 'confirmed' : 'pending',
    paymentStatus: isFree ? 'completed' : 'pending',
    confirmedAt: isFree ? bookedAt : null,
    bookedAt,
    seats: plan.party.length,
    tierType: plan.tierType,
    discountCodeId: plan.discountCode === null ? null : valueOf(discountIds, plan.discountCode),
    cancellationPolicy: demoPolicy(event.content),
    ...quoteColumns(quote, currency),
    agreementAcceptedAt: bookedAt,
    createdAt: bookedAt,
    updatedAt: bookedAt,
  };
}

function attendeesOf({ party, bookerIndex }: BookingPlan, people: LoadedPeople): Attendee[] {
  return party.map(({ dependentIndex, ...attendee }) => ({
    ...attendee,
    id:
      dependentIndex === null
        ? at(people.userIds, bookerIndex)
        : at(at(people.dependentIds, bookerIndex), dependentIndex),
  }));
}

/** A hold starts active and may only be shortened, so it starts without an end and gets its real one when it's consumed. */
async function holdSeats(
  tx: Transaction,
  paid: readonly LoadedBooking[],
  { people, events, discountIds }: BookingReferences,
): Promise<void> {
  const rows = paid.map(({ id, plan }) => ({
    bookingId: id,
    eventId: valueOf(events, plan.event.content.key).id,
    userId: at(people.userIds, plan.bookerIndex),
    seats: plan.party.length,
    discountCodeId: plan.discountCode === null ? null : valueOf(discountIds, plan.discountCode),
    expiresAt: new Date('9999-01-01T00:00:00Z'),
    createdAt: plan.bookedAt,
  }));
  await insertAll(rows, (piece) => tx.insert(holds).values(piece).returning({ id: holds.id }));
}

/**
 * T4 for every waiting booking. Some at a time: each makes its event's row longer to find until the transaction ends, and on a busy
 * machine all of them together take longer than a statement may.
 */
async function confirm(tx: Transaction, paid: readonly LoadedBooking[], progress: Progress): Promise<void> {
  for (let first = 0; first < paid.length; first += confirmedAtOnce) {
    const ids = paid.slice(first, first + confirmedAtOnce).map(({ id }) => id);
    await tx.execute(sql`
      update holds h set status = 'consumed', settled_at = b.booked_at + ${paidAfter}, expires_at = b.booked_at + make_interval(mins => ${holdMinutes})
      from bookings b where b.id = any(${sql.param(ids)}::int[]) and h.booking_id = b.id`);
    await tx.execute(sql`
      update bookings b set status = 'confirmed', payment_status = 'completed', confirmed_at = p.succeeded_at
      from payments p where b.id = any(${sql.param(ids)}::int[]) and p.booking_id = b.id`);
    progress(`Loading demo data: ${amountDone(first + ids.length, paid.length, 'confirmed bookings')}`);
  }
}
