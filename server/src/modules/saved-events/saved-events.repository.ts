import { and, desc, eq, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { savedEvents } from '../../../db/schema/saved-events';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { isOpenTo } from '../../database/listed-events';

const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

/** Changes of one person happen one after the other. */
export async function lockSaver(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The newest first; of those saved at once, the highest id. */
export async function findSaved(tx: Queryable, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ eventId: savedEvents.eventId })
    .from(savedEvents)
    .where(eq(savedEvents.userId, userId))
    .orderBy(desc(savedEvents.createdAt), desc(savedEvents.eventId));
  return rows.map(({ eventId }) => eventId);
}

/** Those that are published; the ones already saved stay as they are. */
export async function addSaved(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${savedEvents} (user_id, event_id)
    select ${userId}::int, ${events.id} from ${events} where ${events.id} = ${anyOf(ids)} and ${events.status} = 'published' and ${isOpenTo(sql`${userId}::int`)}
    on conflict do nothing`);
}

export async function removeSaved(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(savedEvents).where(and(eq(savedEvents.userId, userId), sql`${savedEvents.eventId} = ${anyOf(ids)}`));
}
