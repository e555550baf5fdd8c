import { cents, type Cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Confirmed bookings (`taken`) that an organizer made themselves and took money for: it's theirs, and in no sum of the ledger. */
export const isTaken = sql`taken.origin = 'manual' and taken.status = 'confirmed' and taken.taken_cents > 0`;

/** What organizers say that they took themselves, in cents by event; events without any are left out. Source: docs/rules/ledger.md, "What never went through the site". */
export async function findTakenByEvent(
  db: Queryable,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, Cents>> {
  const { rows } = await db.execute<{ eventId: number; sum: number }>(sql`
    select taken.event_id as "eventId", sum(taken.taken_cents)::float8 as sum from bookings taken
    where taken.event_id = any(${sql.param([...eventIds])}::int[]) and ${isTaken} group by 1`);
  return new Map(rows.map(({ eventId, sum }) => [eventId, cents(sum)]));
}
