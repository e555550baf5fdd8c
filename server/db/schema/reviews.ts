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
