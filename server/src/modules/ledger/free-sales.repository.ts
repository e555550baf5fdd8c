import { asBooked } from '@ascendant/domain/booking/attendee-prices';
import type { FreeSale } from '@ascendant/domain/ledger/free-sale';
import { cents } from '@ascendant/domain/money';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable, Transaction } from '../../database/database';
import type { PostingSubject } from './postings.repository';

/** A booking that the site made free, and what its postings are about. */
export interface KnownFreeSale extends FreeSale {
  readonly subject: PostingSubject;
}

const ofBooking = sql`from ledger_entries e join ledger_postings p on p.id = e.posting_id
  where p.booking_id = ${bookings.id} and p.cause = 'discount' and e.account = 'discounts'`;
const isFree = and(eq(bookings.totalCents, 0), gt(bookings.siteDiscountCents, 0));

/** Those of these bookings that a code of the site made free. */
export async function findFreeSales(db: Queryable, bookingIds: readonly number[]): Promise<readonly KnownFreeSale[]> {
  const rows = await db
    .select({
      id: bookings.id,
      eventId: bookings.eventId,
      currency: bookings.currency,
      organizerId: events.organizerId,
      status: bookings.status,
      adultPriceCents: bookings.adultPriceCents,
      childPriceCents: bookings.childPriceCents,
      attendees: bookings.attendees,
      cancelledPositions: bookings.cancelledPositions,
      count: sql<number>`(select count(*)::int ${ofBooking})`,
      amount: sql<number>`(select coalesce(sum(e.amount_cents), 0)::int ${ofBooking})`,
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(inArray(bookings.id, [...bookingIds]), isFree))
    .orderBy(asc(bookings.id));
  return rows.map(({ id, eventId, currency, status, adultPriceCents, childPriceCents, count, amount, ...row }) => ({
    ...row,
    attendees: asBooked(row.attendees),
    bookingId: id,
    isConfirmed: status === 'confirmed',
    adultPrice: cents(adultPriceCents),
    childPrice: cents(childPriceCents),
    posted: { count, amount: cents(amount) },
    subject: { paymentId: null, bookingId: id, eventId, currency },
  }));
}

/** What the site pays of a booking that it made free: the prices of the people who come. */
const borne: SQL = sql`case when ${bookings.status} <> 'confirmed' then 0 else (
  select coalesce(sum(coalesce((coalesce(each.who -> 'bookedType', each.who -> 'priceType') ->> 'price')::int,
    case when coalesce(each.who ->> 'bookedAsChild', each.who ->> 'isChild')::boolean then ${bookings.childPriceCents} else ${bookings.adultPriceCents} end)), 0)
  from jsonb_array_elements(${bookings.attendees}) with ordinality as each (who, place)
  where (each.place - 1)::smallint <> all (${bookings.cancelledPositions})) end`;

/** Bookings that the site made free and whose postings don't say what it pays, in the order of their ids. */
export async function findDifferingFreeSales(db: Queryable): Promise<readonly number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isFree, sql`${borne} <> (select coalesce(sum(e.amount_cents), 0) ${ofBooking})`))
    .orderBy(asc(bookings.id));
  return rows.map(({ id }) => id);
}

/** Locks bookings that no one else is changing now. */
export async function lockFreeSales(tx: Transaction, bookingIds: readonly number[]): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(asc(bookings.id))
    .for('no key update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
