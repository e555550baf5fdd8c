import { eq, sql } from 'drizzle-orm';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import type { Queryable, Transaction } from '../../../database/database';

/** Whether bookings of a final sale may move between the dates of an event's series. @returns null if the event doesn't exist */
export async function findFinalSaleMoves(db: Queryable, eventId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ finalSaleMoves: eventSeries.finalSaleMoves })
    .from(events)
    .innerJoin(eventSeries, eq(eventSeries.id, events.seriesId))
    .where(eq(events.id, eventId));
  return row?.finalSaleMoves ?? null;
}

export async function writeFinalSaleMoves(tx: Transaction, eventId: number, finalSaleMoves: boolean): Promise<void> {
  await tx
    .update(eventSeries)
    .set({ finalSaleMoves })
    .where(sql`${eventSeries.id} = (select series_id from events where id = ${eventId})`);
}
