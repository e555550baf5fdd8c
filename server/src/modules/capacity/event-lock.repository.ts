import { sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';
import { listOf, statement } from '../../database/statement';

/** How the event's row is locked before its seats are counted. 'none' is only for a test's positive control (CRA-17). */
export type EventLock = 'row' | 'none';

/**
 * Locks the event's row and lapses its holds and offers that have run out. It's the first lock of a transaction, taken once
 * (rule PAY-03). The last are those of resource groups, which triggers take in the order of their ids when more seats are counted. The provider is asked about those holds later (T5).
 */
export async function lockEvent(tx: Transaction, eventId: number, lock: EventLock = 'row'): Promise<void> {
  await lapseLocked[lock](tx, { eventId });
}

/** The same for several events, in the order of their ids, so that no two such transactions can wait for each other. */
export async function lockEvents(tx: Transaction, eventIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select lapse_run_out(id) from (
    select ${events.id} from ${events} where ${events.id} = any(${sql.param([...eventIds])}::int[])
    order by ${events.id} for no key update) event`);
}

/** First key of the advisory lock, unique to this use; the second is the person's id. */
const holdsOfPerson = 16;

/**
 * The same for buyers who are about to take seats of the event. A person can have only one such transaction at a time across all
 * events, because each may add a hold (rule PAY-16). A transaction that has a lock of this second kind never waits for an event's row, and
 * takes those of several people in the order of their ids: no two can wait for each other.
 */
export async function lockEventFor(
  tx: Transaction,
  { eventId, buyerIds }: { readonly eventId: number; readonly buyerIds: readonly number[] },
  lock: EventLock,
): Promise<void> {
  const inOrder = buyerIds.toSorted((one, other) => one - other);
  await Promise.all([lapseLocked[lock](tx, { eventId }), buyersTurn(tx, { buyerIds: inOrder })]);
}

const lapsing = (lock: EventLock) =>
  statement<{ eventId: number }, object>((value) => {
    const row = sql`select ${events.id} from ${events} where ${events.id} = ${value('eventId')}`;
    // In one statement, so that others wait less.
    return sql`select lapse_run_out(id) from ${lock === 'row' ? sql`(${row} for no key update)` : sql`(${row})`} event`;
  });
const lapseLocked: Readonly<Record<EventLock, ReturnType<typeof lapsing>>> = {
  row: lapsing('row'),
  none: lapsing('none'),
};

/** The rows of an array come in its order. */
const buyersTurn = statement<{ buyerIds: readonly number[] }, object>(
  (value) =>
    sql`select pg_advisory_xact_lock(${holdsOfPerson}::int, buyer.id) from unnest(${listOf(value('buyerIds'), 'int')}) as buyer (id)`,
);

/**
 * Like `lockEvent`, for the event of a booking; for a supplement also the date that its booking is on, in the order of their ids. Locks nothing
 * for a booking that doesn't exist.
 */
export async function lockEventOf(tx: Transaction, bookingId: number): Promise<void> {
  await lapseLockedOf(tx, { bookingId });
}

const lapseLockedOf = statement<{ bookingId: number }, object>(
  (value) => sql`select lapse_run_out(id) from (
    select events.id from events where events.id = any (array(
      select event_id from bookings where id = ${value('bookingId')}::int
      union select moving.event_id from booking_supplements s join bookings moving on moving.id = s.booking_id
      where s.supplement_id = ${value('bookingId')}::int))
    order by events.id for no key update) taken`,
);
