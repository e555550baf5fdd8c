import { acceptedAfterHours } from '@ascendant/domain/payout/plan';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database';
import { isOwed } from '../../database/earned.repository';

/**
 * Looks again at every event that was brought forward: its money waits for the latest end that was sold to anyone who hasn't accepted the new one.
 * Those who were asked and said nothing have, some time after they could, if they could so long before the new start. Check-in isn't an acceptance:
 * organizers do that.
 * Source: docs/rules/payouts.md, "How much".
 */
export async function followAcceptedEnds(db: Queryable): Promise<void> {
  await db.execute(sql`
    update events e set sold_ends_at = waiting.until
    from (
      select ev.id, max(coalesce(b.sold_ends_at, ev.sold_ends_at)) filter (where b.id is not null) as until
      from events ev left join bookings b on b.event_id = ev.id and b.status <> 'cancelled' and b.seats > 0 and b.total_cents > 0
        and coalesce(b.sold_ends_at, ev.sold_ends_at) > ev.ends_at
        and (coalesce(b.move_answer_by > now() - make_interval(hours => ${acceptedAfterHours}::int), true)
          -- As long as that after they were told: before then the new date had begun.
          or coalesce(b.free_cancellation_until > ev.starts_at, false))
      where ev.sold_ends_at is not null group by ev.id
    ) waiting
    where waiting.id = e.id and e.sold_ends_at is distinct from waiting.until`);
}

/** An event whose money waits because its organizer brought its end forward. */
export interface BroughtForward {
  readonly eventId: number;
  readonly title: string;
  readonly organizerId: number;
  /** Its last day, as it was sold and as it is. */
  readonly soldUntil: string;
  readonly endsOn: string;
  readonly amount: number;
}

/** Those that still wait, the latest end that was sold last. */
export async function findBroughtForward(
  db: Queryable,
  { currency, limit }: { readonly currency: string; readonly limit: number },
): Promise<readonly BroughtForward[]> {
  const { rows } = await db.execute<{ [name in keyof BroughtForward]: BroughtForward[name] }>(sql`
    select ev.id as "eventId", ev.title, ev.organizer_id as "organizerId", ev.end_date::text as "endsOn",
      local_time(ev.sold_ends_at, ev.timezone)::date::text as "soldUntil",
      (select coalesce(-sum(e.amount_cents), 0) from ledger_entries e
        where ${isOwed} and e.event_id = ev.id and e.currency = ${currency})::float8 as amount
    from events ev where ev.sold_ends_at > greatest(ev.ends_at, now()) and ev.organizer_id is not null
    order by ev.sold_ends_at, ev.id limit ${limit}::int`);
  return rows;
}
