import { bookingNoticeKinds } from '@ascendant/domain/event/booking-emails';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, primaryKey } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id, instant, oneOf } from './columns';
import { eventMessages } from './conversations';
import { events } from './events';
import { users } from './users';

/** `withdrawn`: what it says was no longer true when it was about to be sent. */
export const mailStates = ['queued', 'sent', 'withdrawn', 'dead'] as const;

/** What has to be true of an object for an email to be sent. Each has its check where the object lives. */
export const mailConditions = [
  'booking_is_confirmed',
  'booking_is_awaiting_refund',
  'booking_is_refunded',
  'event_is_booked',
  'host_is_followed',
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

/**
 * What happened to bookings, written by a trigger of bookings. Within a minute, a job makes a row of `due_booking_emails` of it for each
 * person who's told (docs/rules/emails.md, "Emails to organizers").
 */
export const bookingNotices = pgTable(
  'booking_notices',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: bookingNoticeKinds }).notNull(),
    /** How many people it's about. */
    people: integer('people').notNull(),
    createdAt: createdAt(),
  },
  (notice) => [
    index('booking_notices_booking_id').on(notice.bookingId),
    index('booking_notices_created_at').on(notice.createdAt, notice.id),
    check('booking_notices_kind', oneOf(notice.kind, bookingNoticeKinds)),
  ],
);

/**
 * What one person is still to be told about bookings: the organizer, or a member of the organization. A row goes when its email is queued, so
 * each person is told once (docs/rules/emails.md, "Emails to organizers").
 */
export const dueBookingEmails = pgTable(
  'due_booking_emails',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: bookingNoticeKinds }).notNull(),
    /** How many people it's about. */
    people: integer('people').notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (due) => [
    index('due_booking_emails_user_id').on(due.userId, due.id),
    index('due_booking_emails_booking_id').on(due.bookingId),
    check('due_booking_emails_kind', oneOf(due.kind, bookingNoticeKinds)),
  ],
);

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

/**
 * Organizers whose emails someone without an account has stopped, because they don't know them (docs/rules/emails.md, "Emails to people without an account").
 */
export const addressStops = pgTable(
  'address_stops',
  {
    /** SHA-256 of the address in lower case, in hex: it isn't kept itself. */
    addressHash: text('address_hash').notNull(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (stop) => [
    primaryKey({ columns: [stop.addressHash, stop.organizerId] }),
    index('address_stops_organizer_id').on(stop.organizerId),
  ],
);

/** Organizers whose messages to attendees someone has stopped (docs/rules/emails.md, "Messages that someone stops"). */
export const messageStops = pgTable(
  'message_stops',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (stop) => [
    primaryKey({ columns: [stop.userId, stop.organizerId] }),
    index('message_stops_organizer_id').on(stop.organizerId),
  ],
);
