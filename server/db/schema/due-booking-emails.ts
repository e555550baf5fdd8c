import { bookingNoticeKinds } from '@ascendant/domain/event/booking-emails';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { id, instant, oneOf } from './columns';
import { users } from './users';

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
