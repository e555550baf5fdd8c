import {
  fromAgeLimits,
  maxOptions,
  questionKinds,
  questionMaxLength,
  questionScopes,
} from '@ascendant/domain/question/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  text,
  unique,
  foreignKey,
} from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { between, bytes, createdAt, id, instant, lengthBetween, oneOf, updatedAt } from './columns';
import { eventSeries } from './event-series';
import { events } from './events';
import { dependents } from './people';
import { users } from './users';

/**
 * One row per person and booking, made by a trigger from `bookings.attendees` (names and ages stay there, once). `live` follows the
 * booking: pending or confirmed. The partial unique indexes are rule PAY-17.
 * Triggers: booking-attendees.sql beside this file.
 */
export const bookingAttendees = pgTable(
  'booking_attendees',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Index in `bookings.attendees`, from 0. */
    position: smallint('position').notNull(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** One of the two is set; both are null when that person's row is gone. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    dependentId: integer('dependent_id').references(() => dependents.id, { onDelete: 'set null' }),
    live: boolean('live').notNull(),
  },
  (attendee) => [
    primaryKey({ columns: [attendee.bookingId, attendee.position] }),
    uniqueIndex('booking_attendees_user_once')
      .on(attendee.eventId, attendee.userId)
      .where(sql`${attendee.live} and ${attendee.userId} is not null`),
    uniqueIndex('booking_attendees_dependent_once')
      .on(attendee.eventId, attendee.dependentId)
      .where(sql`${attendee.live} and ${attendee.dependentId} is not null`),
    index('booking_attendees_user_id').on(attendee.userId),
    index('booking_attendees_dependent_id').on(attendee.dependentId),
    check('booking_attendees_one_person', sql`num_nonnulls(${attendee.userId}, ${attendee.dependentId}) <= 1`),
  ],
);

/** What organizers ask the people who've booked a date of a series. One with answers is retired rather than deleted. */
export const bookingQuestions = pgTable(
  'booking_questions',
  {
    id: id(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => eventSeries.id, { onDelete: 'cascade' }),
    /** The order in which they're asked, from 0. */
    sort: smallint('sort').notNull(),
    scope: text('scope', { enum: questionScopes }).notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    text: text('text').notNull(),
    /** Of a choice; empty for the other kinds. */
    options: text('options').array().notNull().default([]),
    isRequired: boolean('is_required').notNull().default(false),
    /** Asked of people who are this old on the first day; null for everyone. */
    fromAge: smallint('from_age'),
    isSensitive: boolean('is_sensitive').notNull().default(false),
    /** When it was removed although it has answers; null while it's asked. */
    retiredAt: instant('retired_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (question) => [
    index('booking_questions_series_id').on(question.seriesId, question.sort),
    check('booking_questions_scope', oneOf(question.scope, questionScopes)),
    check('booking_questions_kind', oneOf(question.kind, questionKinds)),
    check('booking_questions_text', lengthBetween(question.text, 1, questionMaxLength)),
    check('booking_questions_from_age', between(question.fromAge, ...fromAgeLimits)),
    check(
      'booking_questions_options',
      sql`cardinality(${question.options}) <= ${sql.raw(String(maxOptions))} and (${question.kind} = 'choice') = (cardinality(${question.options}) > 0)`,
    ),
  ],
);

/**
 * What travellers have answered. The answer is encrypted with a key that isn't in the database, together with where it belongs, so that it can't be
 * read in another place. Erased some days after the event.
 */
export const bookingAnswers = pgTable(
  'booking_answers',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => bookingQuestions.id, { onDelete: 'restrict' }),
    /** Whom it's about, in the booking, from 0; null for the booking. */
    position: smallint('position'),
    /** The question as it was when it was answered. */
    asked: text('asked').notNull(),
    /** Whether the question was sensitive when it was answered: that's what was promised. */
    isSensitive: boolean('is_sensitive').notNull(),
    sealed: bytes('sealed').notNull(),
    answeredAt: instant('answered_at').notNull().defaultNow(),
  },
  (answer) => [
    unique('booking_answers_once').on(answer.bookingId, answer.questionId, answer.position).nullsNotDistinct(),
    index('booking_answers_question_id').on(answer.questionId),
    check('booking_answers_asked', lengthBetween(answer.asked, 1, questionMaxLength)),
  ],
);

export type BookingAnswerRow = typeof bookingAnswers.$inferSelect;

/** One per confirmed attendee (invariant 7). The attendee shows `code` with its signature. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    bookingId: integer('booking_id').notNull(),
    /** The attendee's index in the booking. */
    position: smallint('position').notNull(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** At least 128 random bits, in base64url or hex. */
    code: text('code').notNull(),
    /** When it was first used; later scans answer with this time. */
    checkedInAt: instant('checked_in_at'),
    checkedInBy: integer('checked_in_by').references(() => users.id, { onDelete: 'set null' }),
    /** Set when the booking is cancelled. */
    voidedAt: instant('voided_at'),
    createdAt: createdAt(),
  },
  (ticket) => [
    foreignKey({
      name: 'tickets_attendee_fk',
      columns: [ticket.bookingId, ticket.position],
      foreignColumns: [bookingAttendees.bookingId, bookingAttendees.position],
    }).onDelete('restrict'),
    unique('tickets_attendee_unique').on(ticket.bookingId, ticket.position),
    unique('tickets_code_unique').on(ticket.code),
    index('tickets_event_id').on(ticket.eventId),
    check('tickets_code', sql`char_length(${ticket.code}) >= 22`),
  ],
);

export type TicketRow = typeof tickets.$inferSelect;
