import { cents, type Cents } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Confirmed bookings (`taken`) that an organizer made themselves and took money for: it's theirs, and in no sum of the ledger. */
export const isTaken = sql`taken.origin = 'manual' and taken.status = 'confirmed' and taken.taken_cents > 0`;

/** What an organizer says that they took for an event's bookings themselves, in cents. Source: docs/rules/ledger.md, "What never went through the site". */
export async function findTaken(db: Queryable, eventId: number): Promise<Cents> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(taken.taken_cents), 0)::float8 as sum from bookings taken where taken.event_id = ${eventId}::int and ${isTaken}`);
  return cents(rows[0]?.sum ?? 0);
}
