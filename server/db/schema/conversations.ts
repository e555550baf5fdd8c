import {
  conversationSides,
  conversationTextMaxLength,
  reportReasonMaxLength,
} from '@ascendant/domain/conversation/conversation';
import { messageSubjectMaxLength, messageTextMaxLength } from '@ascendant/domain/event/message';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween, oneOf } from './columns';
import { events } from './events';
import { users } from './users';

/**
 * What a traveller and the host of an event write to each other. It's personal data of both (rule PRI-01), and goes with the account of
 * either.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    travellerId: integer('traveller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hostId: integer('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The newest message: lists are in its order. 0 before the first. */
    lastMessageId: integer('last_message_id').notNull().default(0),
    /** Each side has read the messages up to this one. */
    travellerReadId: integer('traveller_read_id').notNull().default(0),
    hostReadId: integer('host_read_id').notNull().default(0),
    /** Each side was emailed the messages up to this one, and when. */
    travellerMailedId: integer('traveller_mailed_id').notNull().default(0),
    hostMailedId: integer('host_mailed_id').notNull().default(0),
    travellerMailedAt: instant('traveller_mailed_at'),
    hostMailedAt: instant('host_mailed_at'),
    /** Admins read it only while it's reported. */
    reportedAt: instant('reported_at'),
    reportedBy: text('reported_by', { enum: conversationSides }),
    reportReason: text('report_reason'),
    createdAt: createdAt(),
  },
  (conversation) => [
    unique('conversations_once').on(conversation.eventId, conversation.travellerId, conversation.hostId),
    index('conversations_traveller_id').on(conversation.travellerId, conversation.lastMessageId),
    index('conversations_host_id').on(conversation.hostId, conversation.lastMessageId),
    index('conversations_reported')
      .on(conversation.reportedAt)
      .where(sql`${conversation.reportedAt} is not null`),
    check('conversations_two_people', sql`${conversation.travellerId} <> ${conversation.hostId}`),
    check('conversations_reported_by', oneOf(conversation.reportedBy, conversationSides)),
    check('conversations_report_reason', lengthBetween(conversation.reportReason, 1, reportReasonMaxLength)),
    check(
      'conversations_report',
      sql`(${conversation.reportedAt} is null) = (${conversation.reportedBy} is null)
        and (${conversation.reportedAt} is null) = (${conversation.reportReason} is null)`,
    ),
  ],
);

/** The messages of conversations, as typed. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: id(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: text('sender', { enum: conversationSides }).notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (message) => [
    index('conversation_messages_conversation_id').on(message.conversationId, message.id),
    check('conversation_messages_sender', oneOf(message.sender, conversationSides)),
    check('conversation_messages_text', lengthBetween(message.text, 1, conversationTextMaxLength)),
  ],
);

/** Who wants no more messages from whom, in any conversation. */
export const conversationBlocks = pgTable(
  'conversation_blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (block) => [
    primaryKey({ columns: [block.blockerId, block.blockedId] }),
    index('conversation_blocks_blocked_id').on(block.blockedId),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;
export type ConversationMessageRow = typeof conversationMessages.$inferSelect;

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
