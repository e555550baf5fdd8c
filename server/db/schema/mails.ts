import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from './columns';
import { eventMessages } from './event-messages';
import { users } from './users';

/** `withdrawn`: what it says was no longer true when it was about to be sent. */
export const mailStates = ['queued', 'sent', 'withdrawn', 'dead'] as const;

/** What has to be true of an object for an email to be sent. Each has its check where the object lives. */
export const mailConditions = [
  'booking_is_confirmed',
  'booking_is_awaiting_refund',
  'booking_is_refunded',
  'event_is_booked',
  'move_is_unanswered',
  'offer_is_open',
] as const;
export type MailCondition = (typeof mailConditions)[number];

/** An email's attachment, its content in base64. */
export interface StoredAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentBase64: string;
}

/** An attachment that takes time to make, so it's made when the email is sent, not in the transaction that writes it. */
export interface MadeAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly madeBy: 'tickets_pdf' | 'calendar_entry' | 'calendar_cancellation';
  /** What it's made from: a booking's id. */
  readonly of: number;
}

export type MailAttachment = StoredAttachment | MadeAttachment;

/**
 * Emails, written in the transaction that causes them and sent by a job afterwards; a repeat has the same Message-ID (rule CRA-11).
 * Bodies are emptied after 30 days (rule PRI-06); the row stays as proof that one email was sent.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    messageId: text('message_id').notNull(),
    /** What it's about: `booking_confirmed`, `verification_code`. */
    kind: text('kind').notNull(),
    /** A unique reason, if the same email mustn't be written twice: `booking_confirmed:41` (invariant 9). */
    dedupeKey: text('dedupe_key'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person whom an email to someone else names: their deletion empties it. */
    aboutUserId: integer('about_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Exactly one address (rule WEB-11). */
    to: text('to_address').notNull(),
    /** Where answers go, if not to us: exactly one address. */
    replyTo: text('reply_to'),
    /** The message to attendees that this is a copy of. */
    eventMessageId: integer('event_message_id').references(() => eventMessages.id, { onDelete: 'set null' }),
    /** It's sent only while this is true of that object; null if it stays true. */
    onlyIf: text('only_if', { enum: mailConditions }),
    onlyIfOf: integer('only_if_of'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (mail) => [
    unique('mails_message_id_unique').on(mail.messageId),
    unique('mails_dedupe_key_unique').on(mail.dedupeKey),
    index('mails_created_at').on(mail.createdAt, mail.id),
    index('mails_user_id').on(mail.userId),
    index('mails_about_user_id')
      .on(mail.aboutUserId)
      .where(sql`${mail.aboutUserId} is not null`),
    index('mails_event_message_id')
      .on(mail.eventMessageId, mail.state)
      .where(sql`${mail.eventMessageId} is not null`),
    index('mails_unsent')
      .on(mail.createdAt)
      .where(sql`${mail.state} <> 'sent'`),
    check('mails_only_if', oneOf(mail.onlyIf, mailConditions)),
    check('mails_state', oneOf(mail.state, mailStates)),
    check('mails_to_address', sql`${mail.to} ~ '^[^@[:space:],<>\\u003B]+@[^@[:space:],<>\\u003B]+$'`),
    check('mails_reply_to', sql`${mail.replyTo} ~ '^[^@[:space:],<>\\u003B]+@[^@[:space:],<>\\u003B]+$'`),
    check('mails_subject', sql`${mail.subject} !~ '[\\r\\n]'`),
    check('mails_sent', sql`(${mail.state} = 'sent') = (${mail.sentAt} is not null)`),
  ],
);

export type MailRow = typeof mails.$inferSelect;
export type NewMailRow = typeof mails.$inferInsert;
