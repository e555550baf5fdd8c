import type { DescribedEvent } from '@ascendant/domain/event/traits/described-event';
import { inArray } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';

/** What traits are read from, besides the category's name. */
export interface EventTextRow extends Omit<DescribedEvent, 'text' | 'kind'> {
  readonly id: number;
  readonly categoryId: number;
  readonly description: string;
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
}

/** What some events say of themselves, by id. */
export async function findEventTexts(
  db: Queryable,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, EventTextRow>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: events.id,
      categoryId: events.categoryId,
      title: events.title,
      description: events.description,
      itinerary: events.itinerary,
      features: events.features,
      startDate: events.startDate,
      startTime: events.startTime,
      endTime: events.endTime,
      durationDays: events.duration,
      latitude: events.latitude,
      capacity: events.capacity,
      difficulty: events.difficulty,
    })
    .from(events)
    .where(inArray(events.id, [...eventIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
