import { and, asc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { events, type EventRow } from '../../../../db/schema/events';
import type { Queryable } from '../../../database/database';
import type { EditableEvent } from '../form/event-form.repository';

/** The ids of the other dates of a series that haven't begun and aren't cancelled, earliest first. @param from leaves out those that start before it */
export async function findOtherDates(tx: Queryable, event: EditableEvent, from?: Date): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.seriesId, event.seriesId),
        ne(events.id, event.id),
        sql`${events.organizerId} is not distinct from ${event.organizerId}`,
        ne(events.status, 'cancelled'),
        gt(events.startsAt, sql`now()`),
        from === undefined ? undefined : gte(events.startsAt, from),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
  return rows.map(({ id }) => id);
}

/** How many people have a confirmed booking of any of these events. */
export async function countBookers(tx: Queryable, eventIds: readonly number[]): Promise<number> {
  if (eventIds.length === 0) return 0;
  const [row] = await tx
    .select({ people: sql<number>`count(distinct ${bookings.userId})::int` })
    .from(bookings)
    .where(and(sql`${bookings.eventId} = any(${sql.param([...eventIds])}::int[])`, eq(bookings.status, 'confirmed')));
  return row?.people ?? 0;
}

/** The dates of a series that can be cancelled: published ones of the same organizer that haven't begun, earliest first. */
export async function findCancellable(
  tx: Queryable,
  event: EditableEvent,
): Promise<readonly Pick<EventRow, 'id' | 'startDate' | 'startTime'>[]> {
  return tx
    .select({ id: events.id, startDate: events.startDate, startTime: events.startTime })
    .from(events)
    .where(
      and(
        eq(events.seriesId, event.seriesId),
        sql`${events.organizerId} is not distinct from ${event.organizerId}`,
        eq(events.status, 'published'),
        gt(events.startsAt, sql`now()`),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
}
