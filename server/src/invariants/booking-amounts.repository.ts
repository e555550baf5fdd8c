import { asc, gt, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../db/schema/bookings';
import type { Queryable } from '../database/database';

const batch = 1000;

/** Every booking, a batch at a time. */
export async function* everyBooking(db: Queryable): AsyncGenerator<BookingRow> {
  let last = 0;
  for (;;) {
    const rows = await db.select().from(bookings).where(gt(bookings.id, last)).orderBy(asc(bookings.id)).limit(batch);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
  }
}

/**
 * 18: a booking that moved is on the date of its last move, each move began where the one before ended, within one series; what moves made cheaper
 * was refunded, and nothing else as a move; what they made dearer was paid by their supplements, which are on the date of their booking, each paid
 * one for exactly one move or for people whom the booking has; and everyone who comes is listed once, on the date of their booking, with their ticket.
 */
export async function countWrongMoves(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ offending: number }>(sql`
    with moves as (
      select m.*, lag(to_event_id) over (partition by booking_id order by id) as came_from,
        lead(id) over (partition by booking_id order by id) is null as is_last from booking_moves m
    ), refunded as (
      select coalesce(s.booking_id, p.booking_id) as booking_id, sum(r.amount_cents) as cents from refunds r join payments p on p.id = r.payment_id
        left join booking_supplements s on s.supplement_id = p.booking_id
      where r.reason = 'moved' and r.number not in (select repeated.repeated_as from refunds repeated
        where repeated.payment_id = r.payment_id and repeated.repeated_as is not null) group by 1
    ), cheaper as (
      select booking_id, sum(paid_cents - price_cents) as cents from booking_moves where supplement_id is null group by 1
    )
    select (select count(*)::int from moves m join bookings b on b.id = m.booking_id
        left join events old on old.id = m.from_event_id left join events new on new.id = m.to_event_id
        where (m.is_last and b.event_id <> m.to_event_id) or m.came_from <> m.from_event_id or old.series_id is distinct from new.series_id)
      + (select count(*)::int from refunded full join cheaper using (booking_id)
        where coalesce(refunded.cents, 0) <> coalesce(cheaper.cents, 0))
      + (select count(*)::int from booking_supplements s join bookings b on b.id = s.supplement_id left join bookings moved on moved.id = s.booking_id
        left join booking_moves m on m.supplement_id = s.supplement_id
        where moved.id is null or b.seats <> 0 or m.booking_id <> s.booking_id
          or case when s.people is null then (b.confirmed_at is not null) <> (m.id is not null)
            else m.id is not null or (b.confirmed_at is not null and jsonb_array_length(s.people) > (
              select count(*) from jsonb_array_elements(moved.attendees) as added where added ? 'added')) end
          or m.price_cents - m.paid_cents <> b.total_cents or (b.status = 'confirmed' and b.event_id <> moved.event_id)
          or (b.status = 'confirmed' and moved.status <> 'confirmed'))
      + (select count(*)::int from bookings b left join booking_supplements s on s.supplement_id = b.id
        where (b.seats = 0) <> (s.supplement_id is not null))
      + (select count(*)::int from booking_attendees a join bookings b on b.id = a.booking_id where a.event_id <> b.event_id)
      + (select count(*)::int from tickets t join bookings b on b.id = t.booking_id where t.event_id <> b.event_id) as offending`);
  return rows[0]?.offending ?? 0;
}
