import { answerMaxLength, maxFeedbackRating, minFeedbackRating } from '@ascendant/domain/opinion/feedback';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { between, createdAt, id, lengthBetween, updatedAt } from './columns';
import { events } from './events';
import { users } from './users';

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
