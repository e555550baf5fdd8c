import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { categories } from '../../../../db/schema/catalog';
import { events } from '../../../../db/schema/events';
import type { Database } from '../../../database/database';
import { seatsLeft } from '../../../database/seats';
import { isAround, isPublished, isUpcoming } from './event-conditions.repository';
import type { Around } from './event-filter';

const canBeFeatured = and(isPublished, isUpcoming(events), sql`${seatsLeft} > 0`);
const longestFirst = [desc(events.duration), asc(events.startsAt), asc(events.id)] as const;

/**
 * What the home page shows: each category's longest upcoming event with seats left, the longest first. One index probe per category.
 * Source: docs/archive/decisions/0011-featured-events.md.
 */
export async function findFeaturedIds(db: Database): Promise<readonly number[]> {
  const best = db
    .select({ id: events.id, duration: events.duration, startsAt: events.startsAt })
    .from(events)
    .where(and(eq(events.categoryId, categories.id), canBeFeatured))
    .orderBy(...longestFirst)
    .limit(1)
    .as('best');
  const rows = await db
    .select({ id: best.id })
    .from(categories)
    .innerJoinLateral(best, sql`true`)
    .orderBy(desc(best.duration), asc(best.startsAt), asc(best.id));
  return rows.map(({ id }) => id);
}

/** The same of the events around a place alone. */
export async function findFeaturedIdsAround(db: Database, around: Around): Promise<readonly number[]> {
  const best = db
    .selectDistinctOn([events.categoryId], { id: events.id, duration: events.duration, startsAt: events.startsAt })
    .from(events)
    .where(and(canBeFeatured, isAround(around)))
    .orderBy(asc(events.categoryId), ...longestFirst)
    .as('best');
  const rows = await db
    .select({ id: best.id })
    .from(best)
    .orderBy(desc(best.duration), asc(best.startsAt), asc(best.id));
  return rows.map(({ id }) => id);
}
