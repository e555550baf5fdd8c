import type { SavedView } from '@ascendant/contract/saved-view';
import type { SavedViewList } from '@ascendant/domain/site/saved-view';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { savedViews } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';

const view = { id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query };

/** Someone's views of all lists, by name. */
export async function findViews(db: Queryable, userId: number): Promise<SavedView[]> {
  return db
    .select(view)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.list), asc(sql`lower(${savedViews.name})`));
}

export async function lockKeeper(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** A name that's taken means the new one from now on. */
export async function writeView(
  tx: Transaction,
  { userId, list, name, query }: Omit<SavedView, 'id'> & { readonly userId: number },
): Promise<SavedView> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${savedViews} (user_id, list, name, query) values (${userId}, ${list}, ${name}, ${query})
    on conflict (user_id, list, lower(name)) do update set name = excluded.name, query = excluded.query returning id`);
  const [row] = rows;
  if (!row) throw new RangeError('no view came back');
  return { id: row.id, list, name, query };
}

export async function countViews(tx: Queryable, userId: number, list: SavedViewList): Promise<number> {
  const [row] = await tx
    .select({ views: count() })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
  return row?.views ?? 0;
}

/** @returns false if it isn't theirs */
export async function deleteView(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return rows.length > 0;
}
