import { bookingNoticeKinds } from '@ascendant/domain/event/booking-emails';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id, oneOf } from './columns';

/**
 * What an organizer is still to be told about bookings, written by a trigger of bookings. A row goes when its email is queued, so it's told
 * once (docs/rules/emails.md, "Emails to organizers").
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

export type BookingNoticeRow = typeof bookingNotices.$inferSelect;
