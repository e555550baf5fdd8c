import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '../../../../db/schema/catalog';
import { events } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';

/** An event as a suggestion shows it. */
export interface Titled {
  readonly id: number;
  readonly title: string;
  readonly location: string;
}

/** In the order of the ids. */
export async function findTitles(db: Queryable, ids: readonly number[]): Promise<readonly Titled[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: events.id, title: events.title, location: events.location })
    .from(events)
    .where(sql`${events.id} = any(${sql.param([...ids])}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The categories in use, by name. */
export async function findCategories(db: Queryable): Promise<readonly { id: number; name: string }[]> {
  return db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(sql`lower(${categories.name})`));
}

/** Categories by their names, in any case; the inactive ones too, because events keep them. */
export async function findCategoryIds(db: Queryable, names: readonly string[]): Promise<readonly number[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(
      sql`lower(${categories.name}) in (select lower(name) from unnest(${sql.param([...names])}::text[]) as name)`,
    );
  return rows.map(({ id }) => id);
}
