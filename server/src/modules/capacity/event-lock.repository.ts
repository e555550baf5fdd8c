import { sql, type SQL } from 'drizzle-orm';
import type { BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';

/** How the event's row is taken before its seats are counted. Only a test's positive control takes it otherwise (CRA-17). */
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
 * The same for somebody who is about to take seats. One transaction a person at a time may be, over all events, since each may add a
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
