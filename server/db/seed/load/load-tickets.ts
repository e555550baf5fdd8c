import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import { tickets } from '../../schema/attendees';
import { insertAll, valueOf } from './chunks';
import type { LoadedBooking } from './load-bookings';
import type { LoadedEvent } from './load-events';

/** Random, as in the tickets module: if a code could be computed from this file, anyone could forge the ticket. */
const codeBytes = 18;

/** One ticket per attendee. At past events they were scanned at the door, except for one person in eleven who didn't come. */
export async function loadTickets(
  tx: Transaction,
  {
    bookings,
    events,
    now,
  }: { bookings: readonly LoadedBooking[]; events: ReadonlyMap<string, LoadedEvent>; now: Date },
): Promise<void> {
  const rows = bookings.flatMap(({ id, plan }) =>
    plan.party.map((_, position) => ({
      bookingId: id,
      position,
      eventId: valueOf(events, plan.event.content.key).id,
      code: randomBytes(codeBytes).toString('base64url'),
      createdAt: plan.bookedAt,
    })),
  );
  await insertAll(rows, (piece) => tx.insert(tickets).values(piece).returning({ id: tickets.id }));
  await checkIn(tx, now);
}

/** Doors open twenty minutes before the start and close fifteen minutes after it. */
async function checkIn(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`
    update tickets t set checked_in_by = e.created_by,
      checked_in_at = e.starts_at + make_interval(mins => (t.booking_id * 7 + t.position) % 36 - 20)
    from events e where e.id = t.event_id and e.ends_at < ${now} and e.status = 'published' and t.booking_id % 11 <> 0`);
  await tx.execute(sql`
    insert into check_ins (ticket_id, scan_id, outcome, scanned_at, received_at, scanned_by)
    select id, 'demo-' || id, 'admitted', checked_in_at, checked_in_at, checked_in_by
    from tickets where checked_in_at is not null order by id`);
}
