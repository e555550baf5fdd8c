import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { events } from './events';

/** When and where an event was, as people with a booking were last told. */
export interface ToldFacts {
  /** Left out in notices from before dates could move. */
  readonly startDate?: string;
  readonly startTime: string;
  readonly endTime: string;
  /** IANA name. */
  readonly timezone: string;
  readonly location: string;
  readonly meetingPoint: string;
  readonly meetingLatitude: number | null;
  readonly meetingLongitude: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** ISO 8601. */
  readonly startsAt: string;
}

/** What people with a booking are told about an event's changes: one email for all edits until it's sent. */
export const eventNotices = pgTable(
  'event_notices',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** How it was before the first of its edits. */
    before: jsonb('before').$type<ToldFacts>().notNull(),
    /** When its edits were made, ISO 8601. */
    editedAt: jsonb('edited_at').$type<readonly string[]>().notNull(),
    dueAt: instant('due_at').notNull(),
    /** What it says, one sentence per change; null until it's sent. Empty if all was undone, so that no one was told. */
    lines: jsonb('lines').$type<readonly string[]>(),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (notice) => [
    index('event_notices_event_id').on(notice.eventId, notice.createdAt),
    uniqueIndex('event_notices_waiting')
      .on(notice.eventId)
      .where(sql`${notice.sentAt} is null`),
    check('event_notices_sent', sql`(${notice.sentAt} is null) = (${notice.lines} is null)`),
  ],
);
