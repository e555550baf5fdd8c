import { answerMaxLength, maxFeedbackRating, minFeedbackRating } from '@ascendant/domain/opinion/feedback';
import { commentMaxLength, maxReviewRating, minReviewRating } from '@ascendant/domain/opinion/review';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { between, createdAt, id, instant, lengthBetween, updatedAt } from './columns';
import { events } from './events';
import { users } from './users';

/** A participant's review after the trip, 1 to 5; anonymous once the account is gone. Triggers: reviews.sql beside this file. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    /** The organizer's or an admin's answer. */
    adminResponse: text('admin_response'),
    respondedBy: integer('responded_by').references(() => users.id, { onDelete: 'set null' }),
    respondedAt: instant('responded_at'),
    /** When an admin last changed the rating or the comment; readers see it. */
    editedAt: instant('edited_at'),
    isJunk: boolean('is_junk').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (review) => [
    unique('reviews_once').on(review.userId, review.eventId),
    index('reviews_event_id').on(review.eventId, review.createdAt.desc()),
    index('reviews_booking_id').on(review.bookingId),
    index('reviews_created_at').on(review.createdAt, review.id),
    index('reviews_ratings')
      .on(review.eventId, review.rating)
      .where(sql`not ${review.isJunk}`),
    index('reviews_comment_trigram').using('gin', review.comment.op('gin_trgm_ops')),
    check('reviews_rating', between(review.rating, minReviewRating, maxReviewRating)),
    check('reviews_comment', lengthBetween(review.comment, 1, commentMaxLength)),
    check('reviews_admin_response', lengthBetween(review.adminResponse, 1, commentMaxLength)),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;

/** How much a person likes the idea of an event, 1 to 10, with three answers. One per person, and they can change it. */
export const eventFeedback = pgTable(
  'event_feedback',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    question1Answer: text('question1_answer').notNull(),
    question2Answer: text('question2_answer').notNull(),
    question3Answer: text('question3_answer').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (feedback) => [
    unique('event_feedback_once').on(feedback.userId, feedback.eventId),
    index('event_feedback_event_id').on(feedback.eventId),
    check('event_feedback_rating', between(feedback.rating, minFeedbackRating, maxFeedbackRating)),
    check('event_feedback_question1_answer', lengthBetween(feedback.question1Answer, 1, answerMaxLength)),
    check('event_feedback_question2_answer', lengthBetween(feedback.question2Answer, 1, answerMaxLength)),
    check('event_feedback_question3_answer', lengthBetween(feedback.question3Answer, 1, answerMaxLength)),
  ],
);

export type EventFeedbackRow = typeof eventFeedback.$inferSelect;
export type NewEventFeedbackRow = typeof eventFeedback.$inferInsert;
