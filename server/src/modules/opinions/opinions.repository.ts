import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, desc, eq, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/events';
import { eventFeedback, type EventFeedbackRow, type NewEventFeedbackRow } from '../../../db/schema/opinions';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import { hasOpened } from '../../database/listed-events';
import { worksOnEvent } from '../../database/organizations.repository';

/** What a person said last of an event's series, on whichever of its dates. */
export async function findFeedback(db: Queryable, userId: number, eventId: number): Promise<EventFeedbackRow | null> {
  const dates = sql`(select date.id from events as named join events as date on date.series_id = named.series_id where named.id = ${eventId})`;
  const [row] = await db
    .select()
    .from(eventFeedback)
    .where(and(eq(eventFeedback.userId, userId), sql`${eventFeedback.eventId} in ${dates}`))
    .orderBy(desc(eventFeedback.updatedAt), desc(eventFeedback.id))
    .limit(1);
  return row ?? null;
}

/** One per person and event: a second one replaces the first. */
export async function saveFeedback(db: Queryable, feedback: NewEventFeedbackRow): Promise<EventFeedbackRow> {
  const { rating, question1Answer, question2Answer, question3Answer } = feedback;
  const [row] = await db
    .insert(eventFeedback)
    .values(feedback)
    .onConflictDoUpdate({
      target: [eventFeedback.userId, eventFeedback.eventId],
      set: { rating, question1Answer, question2Answer, question3Answer, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new RangeError('no feedback row came back');
  return row;
}

export interface EventForOpinion {
  readonly status: EventStatus;
  readonly hasBegun: boolean;
  /** Whose it is; null once that account is gone. */
  readonly organizerId: number | null;
  /** Of an unlisted event; null for one that's listed. */
  readonly accessCode: string | null;
  /** Whether the person who asks has opened or booked it. */
  readonly hasOpened: boolean;
}

export async function findEventForOpinion(
  db: Queryable,
  eventId: number,
  userId: number | null,
): Promise<EventForOpinion | null> {
  const [row] = await eventForOpinion(db).execute({ eventId, userId });
  return row ?? null;
}

export const forOpinion = {
  status: events.status,
  hasBegun: sql<boolean>`${events.startsAt} <= now()`,
  organizerId: events.organizerId,
  accessCode: events.accessCode,
  hasOpened: hasOpened(sql`${sql.placeholder('userId')}::int`),
};

const eventForOpinion = builtOnce((db) =>
  db
    .select(forOpinion)
    .from(events)
    .where(eq(events.id, sql.placeholder('eventId'))),
);

/** Whether the person works in the organization that the event belongs to. */
export async function isOwnEvent(db: Queryable, userId: number, eventId: number): Promise<boolean> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), worksOnEvent(userId)));
  return rows.length > 0;
}
