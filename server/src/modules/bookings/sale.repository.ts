import type { Candidate } from '@ascendant/domain/booking/attendees';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BookingRow } from '../../../db/schema/bookings';
import { dependents } from '../../../db/schema/dependents';
import { discountCodes } from '../../../db/schema/discount-codes';
import { events } from '../../../db/schema/events';
import { pricingTiers } from '../../../db/schema/pricing-tiers';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { tierOf } from '../events/events.service';

/** An event as the one who sells its places sees it, by the database's clock (rule PAY-18). */
export interface EventForSale {
  readonly id: number;
  readonly title: string;
  readonly status: EventStatus;
  readonly createdBy: number | null;
  readonly startDate: CalendarDay;
  readonly minimumAge: number;
  readonly capacity: number;
  readonly placesTaken: number;
  /** Of them, those that stand open as a waitlist offer to whoever buys. */
  readonly placesOffered: number;
  /** Live holds of whoever buys, over all events. */
  readonly buyersHolds: number;
  /** Today's date at the event's place. */
  readonly today: CalendarDay;
  readonly hasBegun: boolean;
  /** In no order. */
  readonly tiers: readonly PricingTier[];
  /** Whether somebody stands in line for its places. */
  readonly isWaitedFor: boolean;
}

export interface DiscountForSale {
  readonly id: number;
  readonly discountType: 'percentage' | 'fixed';
  /** Basis points, or cents. */
  readonly value: number;
  readonly usesLeft: number;
}

const saleColumns = (buyerId: number | null) => ({
  id: events.id,
  title: events.title,
  status: events.status,
  createdBy: events.createdBy,
  startDate: events.startDate,
  minimumAge: events.minimumAge,
  capacity: events.capacity,
  placesTaken: sql<number>`${events.placesConfirmed} + ${events.placesHeld}`,
  placesOffered: sql<number>`coalesce((select sum(o.places) from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
    where o.event_id = events.id and e.user_id = ${buyerId}::int and o.status = 'open' and o.lapsed_at is null), 0)::int`,
  buyersHolds: sql<number>`(select count(*) from holds h where h.user_id = ${buyerId}::int and h.status = 'active'
    and h.lapsed_at is null and h.expires_at > now())::int`,
  today: sql<string>`to_char(now() at time zone ${events.timezone}, 'YYYY-MM-DD')`,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  isWaitedFor: sql<boolean>`exists (select from waitlist_entries e where e.event_id = events.id and e.status = 'waiting')`,
});

/** How the event's row is taken before its places are counted. Only a test's positive control takes it otherwise (CRA-17). */
export type EventLock = 'row' | 'none';

/**
 * Takes the event's row, first of all locks and once a transaction, and gives back what run-out holds and offers kept (rule PAY-03).
 * Asking the provider about run-out holds comes later (T5).
 */
export async function lockEvent(tx: Transaction, eventId: number): Promise<void> {
  await tx.execute(sql`select lapse_run_out(id) from ${rowOf(eventId, 'row')}`);
}

/** Any number that no other lock of ours has: it is followed by the person's id. */
const holdsOfPerson = 16;

/**
 * The same for somebody who is about to take places. One transaction a person at a time may be, over all events, since each may add a
 * hold (rule PAY-16). Nobody who has this second lock waits for an event's row.
 */
export async function lockEventFor(
  tx: Transaction,
  { eventId, buyerId, lock }: { eventId: number; buyerId: number; lock: EventLock },
): Promise<void> {
  await tx.execute(sql`select lapse_run_out(id), pg_advisory_xact_lock(${holdsOfPerson}::int, ${buyerId}::int)
    from ${rowOf(eventId, lock)}`);
}

/** In one round trip with what is done to it, since others wait: the row is taken inside, and what comes of it is worked out after. */
function rowOf(eventId: number, lock: EventLock): SQL {
  const row = sql`select ${events.id} from ${events} where ${events.id} = ${eventId}`;
  return lock === 'row' ? sql`(${row} for no key update) taken` : sql`(${row}) seen`;
}

/** The same as `lockEvent` by a booking. @returns what else of the booking is to be locked; null when there is no such booking */
export async function lockEventOf(
  tx: Transaction,
  bookingId: number,
): Promise<Pick<BookingRow, 'eventId' | 'discountCodeId'> | null> {
  const { rows } = await tx.execute<Pick<BookingRow, 'eventId' | 'discountCodeId'>>(sql`
    select id as "eventId", discount_code_id as "discountCodeId", lapse_run_out(id) from (
      select events.id, bookings.discount_code_id from bookings join events on events.id = bookings.event_id
      where bookings.id = ${bookingId} for no key update of events) taken`);
  return rows[0] ?? null;
}

/** What is on sale at which prices, its row being taken. @returns null when there is no such event */
export async function findEventForSale(
  tx: Transaction,
  eventId: number,
  buyerId: number | null,
): Promise<EventForSale | null> {
  const rows = await tx
    .select({ event: saleColumns(buyerId), tier: pricingTiers })
    .from(events)
    .leftJoin(pricingTiers, eq(pricingTiers.eventId, events.id))
    .where(eq(events.id, eventId));
  const event = rows[0]?.event;
  if (!event) return null;
  const tiers = rows.flatMap(({ tier }) => (tier === null ? [] : [tierOf(tier)]));
  return { ...event, startDate: calendarDay(event.startDate), today: calendarDay(event.today), tiers };
}

/** The traveller, as somebody who might come. */
export async function findTraveller(tx: Queryable, userId: number): Promise<Candidate | null> {
  const [row] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, dateOfBirth: users.dateOfBirth })
    .from(users)
    .where(eq(users.id, userId));
  return row ? { type: 'user', ...toCandidate(row) } : null;
}

/** Those of the ids that are dependents of this very person; others are as good as not there (rule MON-07). */
export async function findDependents(tx: Queryable, userId: number, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: dependents.id,
      firstName: dependents.firstName,
      lastName: dependents.lastName,
      dateOfBirth: dependents.dateOfBirth,
    })
    .from(dependents)
    .where(and(eq(dependents.userId, userId), inArray(dependents.id, [...ids])));
  return rows.map((row) => ({ type: 'dependent', ...toCandidate(row) }));
}

/**
 * Takes the code's row, second of all locks, if the code may be used for this event today.
 * @returns null for a code that is unknown, switched off, for another event, or outside its days
 */
export async function lockDiscount(
  tx: Transaction,
  code: string,
  { eventId, today }: { eventId: number; today: CalendarDay },
): Promise<DiscountForSale | null> {
  const isValid: SQL | undefined = and(
    eq(discountCodes.code, code),
    eq(discountCodes.eventId, eventId),
    eq(discountCodes.isActive, true),
    sql`coalesce(${discountCodes.validFrom} <= ${today}, true)`,
    sql`coalesce(${discountCodes.validUntil} >= ${today}, true)`,
  );
  const [row] = await tx
    .select({
      id: discountCodes.id,
      discountType: discountCodes.discountType,
      value: sql<number>`(${discountCodes.discountValue} * 100)::int`,
      usesLeft: sql<number>`${discountCodes.usageLimit} - ${discountCodes.usageCount} - ${discountCodes.usesHeld}`,
    })
    .from(discountCodes)
    .where(isValid)
    .for('no key update');
  return row ?? null;
}

/** Uses left of a code by its id, its row taken; 0 when it is gone. */
export async function lockDiscountUses(tx: Transaction, discountCodeId: number): Promise<number> {
  const [row] = await tx
    .select({
      left: sql<number>`${discountCodes.usageLimit} - ${discountCodes.usageCount} - ${discountCodes.usesHeld}`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.id, discountCodeId))
    .for('no key update');
  return row?.left ?? 0;
}

interface NameAndBirth {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
}

function toCandidate({ id, firstName, lastName, dateOfBirth }: NameAndBirth) {
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    dateOfBirth: dateOfBirth === null ? null : calendarDay(dateOfBirth),
  };
}
