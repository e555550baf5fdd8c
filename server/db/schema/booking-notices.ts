import { bookingNoticeKinds } from '@ascendant/domain/event/booking-emails';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt, id, oneOf } from './columns';

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

export type BookingNoticeRow = typeof bookingNotices.$inferSelect;
