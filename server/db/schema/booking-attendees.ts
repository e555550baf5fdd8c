import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { dependents } from './dependents';
import { events } from './events';
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

export type BookingAttendeeRow = typeof bookingAttendees.$inferSelect;
