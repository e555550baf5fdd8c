import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bookingAttendees } from './booking-attendees';
import { createdAt, id, instant } from './columns';
import { events } from './events';
import { users } from './users';

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
export type NewTicketRow = typeof tickets.$inferInsert;
