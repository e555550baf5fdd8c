import { and, desc, eq, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { savedEvents } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';
import { firstEventId, isOpenTo } from '../../database/listed-events';

const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

/** Changes of one person happen one after the other. */
export async function lockSaver(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** The first event of each series of which a date was saved. The newest first; of those saved at once, the highest id. */
export async function findSaved(tx: Queryable, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ eventId: firstEventId(events.seriesId) })
    .from(savedEvents)
    .innerJoin(events, eq(events.id, savedEvents.eventId))
    .where(eq(savedEvents.userId, userId))
    .groupBy(events.seriesId)
    .orderBy(desc(sql`max(${savedEvents.createdAt})`), desc(sql`max(${savedEvents.eventId})`));
  return rows.map(({ eventId }) => eventId);
}

/** Those of whose series a date is published; the ones already saved stay as they are. */
export async function addSaved(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into ${savedEvents} (user_id, event_id)
    select ${userId}::int, ${events.id} from ${events} where ${events.id} = ${anyOf(ids)} and ${isOpenTo(sql`${userId}::int`)} and exists (
      select from events as other where other.series_id = ${events.seriesId} and other.status = 'published')
    on conflict do nothing`);
}

/** With every date of their series. */
export async function removeSaved(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const dates = sql`select date.id from events as named join events as date on date.series_id = named.series_id where named.id = ${anyOf(ids)}`;
  await tx.delete(savedEvents).where(and(eq(savedEvents.userId, userId), sql`${savedEvents.eventId} in (${dates})`));
}
