import { and, eq, ne } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

interface DatedEvent {
  readonly id: number;
  readonly seriesId: number;
  readonly startDate: string;
}

/** The first days of an event and the other dates of its series, without cancelled ones. */
export async function seriesDays(tx: Queryable, { id, seriesId, startDate }: DatedEvent): Promise<readonly string[]> {
  const rows = await tx
    .select({ startDate: events.startDate })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), ne(events.id, id), ne(events.status, 'cancelled')));
  return [startDate, ...rows.map((row) => row.startDate)];
}
