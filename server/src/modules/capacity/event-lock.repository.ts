import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';
import { listOf, statement } from '../../database/statement';
import type { Sale } from './sale.repository';

/** How the event's row is locked before its seats are counted. 'none' is only for a test's positive control (CRA-17). */
export type EventLock = 'row' | 'none';

/**
 * Locks the event's row and lapses its holds and offers that have run out. It's the first lock of a transaction, taken once
 * (rule PAY-03). The provider is asked about those holds later (T5).
 */
export async function lockEvent(tx: Transaction, eventId: number): Promise<void> {
  await lapseLocked.row(tx, { eventIds: [eventId] });
}

/** First key of the advisory lock, unique to this use; the second is the person's id. */
const holdsOfPerson = 16;

/**
 * The same for buyers who are about to take seats, of one or several events. A person can have only one such transaction at a time across
 * all events, because each may add a hold (rule PAY-16). A transaction that has a lock of this second kind never waits for an event's row.
 * It takes the locks of several events, and then those of several people, in the order of their ids: no two can wait for each other.
 */
export async function lockEventsFor(tx: Transaction, sales: readonly Sale[], lock: EventLock): Promise<void> {
  const eventIds = sales.map(({ eventId }) => eventId);
  const buyerIds = sales.map(({ buyerId }) => buyerId).toSorted((one, other) => one - other);
  await Promise.all([lapseLocked[lock](tx, { eventIds }), buyersTurn(tx, { buyerIds })]);
}

const lapsing = (lock: EventLock) =>
  statement<{ eventIds: readonly number[] }, object>(
    (value) => sql`select lapse_run_out(id) from ${rowsOf(value('eventIds'), lock)}`,
  );
const lapseLocked: Readonly<Record<EventLock, ReturnType<typeof lapsing>>> = {
  row: lapsing('row'),
  none: lapsing('none'),
};

/** The rows of an array come in its order. */
const buyersTurn = statement<{ buyerIds: readonly number[] }, object>(
  (value) =>
    sql`select pg_advisory_xact_lock(${holdsOfPerson}::int, buyer.id) from unnest(${listOf(value('buyerIds'), 'int')}) as buyer (id)`,
);

/** The rows to lock, in order, as a subquery: locking and using them in one statement keeps the wait of others short. */
function rowsOf(eventIds: Placeholder, lock: EventLock): SQL {
  const rows = sql`select ${events.id} from ${events} where ${events.id} = any(${listOf(eventIds, 'int')}) order by ${events.id}`;
  return lock === 'row' ? sql`(${rows} for no key update) taken` : sql`(${rows}) seen`;
}

/** Like `lockEvent`, for the event of a booking. Locks nothing for a booking that doesn't exist. */
export async function lockEventOf(tx: Transaction, bookingId: number): Promise<void> {
  await lapseLockedOf(tx, { bookingId });
}

const lapseLockedOf = statement<{ bookingId: number }, object>(
  (value) => sql`select lapse_run_out(id) from (
    select events.id from events where events.id = (select event_id from bookings where id = ${value('bookingId')}::int)
    for no key update) taken`,
);
