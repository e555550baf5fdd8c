import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { seatBlocks, type SeatBlockRow } from '../../../db/schema/seat-blocks';
import type { Queryable } from '../../database/database';
import { seatsLeft } from '../../database/seats';

/** The newest of an event, those that are set aside first. */
export async function findBlocks(db: Queryable, eventId: number, limit: number): Promise<readonly SeatBlockRow[]> {
  return db
    .select()
    .from(seatBlocks)
    .where(eq(seatBlocks.eventId, eventId))
    .orderBy(sql`${seatBlocks.releasedAt} is not null`, desc(seatBlocks.createdAt), desc(seatBlocks.id))
    .limit(limit);
}

export async function findSeatsLeft(db: Queryable, eventId: number): Promise<number> {
  const [row] = await db.select({ left: seatsLeft }).from(events).where(eq(events.id, eventId));
  return Math.max(0, row?.left ?? 0);
}

export async function countOpenBlocks(db: Queryable, eventId: number): Promise<number> {
  return db.$count(seatBlocks, and(eq(seatBlocks.eventId, eventId), isNull(seatBlocks.releasedAt)));
}

type NewBlock = Pick<SeatBlockRow, 'eventId' | 'label' | 'seats' | 'createdBy' | 'releaseAt'>;

export async function insertBlock(tx: Queryable, block: NewBlock): Promise<SeatBlockRow> {
  const [row] = await tx.insert(seatBlocks).values(block).returning();
  if (!row) throw new RangeError('no block was inserted');
  return row;
}

/** Releases a block; one that's released stays as it is. @returns null if the event has no such block */
export async function releaseBlock(tx: Queryable, eventId: number, blockId: number): Promise<SeatBlockRow | null> {
  const [row] = await tx
    .update(seatBlocks)
    .set({ releasedAt: sql`coalesce(${seatBlocks.releasedAt}, clock_timestamp())` })
    .where(and(eq(seatBlocks.id, blockId), eq(seatBlocks.eventId, eventId)))
    .returning();
  return row ?? null;
}

/** Events with blocks whose time of release has come, some at a time. */
export async function findEventsToRelease(db: Queryable, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ eventId: seatBlocks.eventId })
    .from(seatBlocks)
    .where(and(isNull(seatBlocks.releasedAt), lte(seatBlocks.releaseAt, sql`clock_timestamp()`)))
    .orderBy(asc(seatBlocks.eventId))
    .limit(limit);
  return rows.map(({ eventId }) => eventId);
}

/** By the database's clock (rule PAY-18). */
export async function isInFuture(tx: Queryable, at: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ isIt: boolean }>(
    sql`select ${at.toISOString()}::timestamptz > clock_timestamp() as "isIt"`,
  );
  return rows[0]?.isIt === true;
}

/** Lets what's still set aside be released as long before the start as it was to be. @param event as it was before it moved */
export async function moveReleases(
  tx: Queryable,
  { id, startsAt }: { readonly id: number; readonly startsAt: Date },
): Promise<void> {
  await tx
    .update(seatBlocks)
    .set({
      releaseAt: sql`${seatBlocks.releaseAt} + ((select ${events.startsAt} from ${events} where ${events.id} = ${id}) - ${startsAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(seatBlocks.eventId, id), isNull(seatBlocks.releasedAt)));
}
