import { and, eq, gt, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { seatsLeft } from '../../database/seats';

/** Upcoming events without a seat left. */
export async function findFullEventIds(db: Queryable): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'published'), gt(events.startsAt, sql`now()`), sql`${seatsLeft} <= 0`));
  return new Set(rows.map(({ id }) => id));
}
