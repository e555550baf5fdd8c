import { messageSubjectMaxLength, messageTextMaxLength } from '@ascendant/domain/event/message';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween } from './columns';
import { events } from './events';
import { users } from './users';

/**
 * What an organizer wrote to everyone with a confirmed booking, once per message; each person's email is in `mails`. Who sent it is
 * personal data of class B (rule PRI-01) and becomes null with the account; the text belongs to the event.
 */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    /** As typed, with its inserts unfilled. */
    body: text('body').notNull(),
    /** People with a confirmed booking when it was sent; once every email is queued, the number of emails. */
    recipients: integer('recipients').notNull(),
    /** When every email had been queued; null until then. */
    queuedAt: instant('queued_at'),
    createdAt: createdAt(),
  },
  (message) => [
    index('event_messages_event_id').on(message.eventId, message.createdAt),
    index('event_messages_sender_id').on(message.senderId),
    check('event_messages_subject', lengthBetween(message.subject, 1, messageSubjectMaxLength)),
    check('event_messages_body', lengthBetween(message.body, 1, messageTextMaxLength)),
  ],
);

export type EventMessageRow = typeof eventMessages.$inferSelect;
