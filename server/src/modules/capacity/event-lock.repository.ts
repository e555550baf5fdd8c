import { sql, type SQL } from 'drizzle-orm';
import type { BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';

/** How the event's row is locked before its seats are counted. 'none' is only for a test's positive control (CRA-17). */
export type EventLock = 'row' | 'none';

/**
 * Locks the event's row and lapses its holds and offers that have run out. It's the first lock of a transaction, taken once
 * (rule PAY-03). The provider is asked about those holds later (T5).
 */
export async function lockEvent(tx: Transaction, eventId: number): Promise<void> {
  await tx.execute(sql`select lapse_run_out(id) from ${rowOf(eventId, 'row')}`);
}

/** First key of the advisory lock, unique to this use; the second is the person's id. */
const holdsOfPerson = 16;

/**
 * The same for a buyer who's about to take seats. A person can have only one such transaction at a time across all events, because
 * each may add a hold (rule PAY-16). A transaction that has this second lock never waits for an event's row.
 */
export async function lockEventFor(
  tx: Transaction,
  { eventId, buyerId, lock }: { eventId: number; buyerId: number; lock: EventLock },
): Promise<void> {
  await tx.execute(sql`select lapse_run_out(id), pg_advisory_xact_lock(${holdsOfPerson}::int, ${buyerId}::int)
    from ${rowOf(eventId, lock)}`);
}

/** The row to lock, as a subquery: locking and using it in one round trip keeps the wait of others short. */
function rowOf(eventId: number, lock: EventLock): SQL {
  const row = sql`select ${events.id} from ${events} where ${events.id} = ${eventId}`;
  return lock === 'row' ? sql`(${row} for no key update) taken` : sql`(${row}) seen`;
}

/** Like `lockEvent`, for the event of a booking. @returns what else to lock for the booking; null if it doesn't exist */
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
