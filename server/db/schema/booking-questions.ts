import {
  fromAgeLimits,
  maxOptions,
  questionKinds,
  questionMaxLength,
  questionScopes,
} from '@ascendant/domain/question/question';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { between, bytes, createdAt, id, instant, lengthBetween, oneOf, updatedAt } from './columns';
import { eventSeries } from './event-series';

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

export type BookingQuestionRow = typeof bookingQuestions.$inferSelect;
export type BookingAnswerRow = typeof bookingAnswers.$inferSelect;
