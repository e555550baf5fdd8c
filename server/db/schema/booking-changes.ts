import type { Attendee } from '@ascendant/domain/booking/attendees';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { tickets } from './attendees';
import { bookings } from './bookings';
import { createdAt, id } from './columns';
import { events } from './events';

/**
 * What travellers pay to move a booking to a dearer date, or to add people to it. A supplement is a booking without people: its quote is the price
 * difference, or what the people cost, and its hold, payment, refunds, postings and receipt are its own. When it's paid, the booking that it's for
 * moves, or has the people.
 */
export const bookingSupplements = pgTable(
  'booking_supplements',
  {
    /** The supplement's own booking. */
    supplementId: integer('supplement_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** The booking that changes. */
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** The date it was on when the difference was computed. */
    fromEventId: integer('from_event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** What it cost those who come then. */
    paidCents: integer('paid_cents').notNull(),
    /** The new date's prices, for the move that follows (booking-changes.ts); null of one that an older program asked for. */
    adultPriceCents: integer('adult_price_cents'),
    childPriceCents: integer('child_price_cents'),
    partyPriceCents: integer('party_price_cents'),
    /** What each of the booking's people comes as there, in order; null if no one comes as a price type. */
    priceTypes: jsonb('price_types').$type<readonly (BookedType | null)[]>(),
    /** Who's added; null of a move. The columns about another date's prices are null then. */
    people: jsonb('people').$type<readonly Attendee[]>(),
    createdAt: createdAt(),
  },
  (supplement) => [
    index('booking_supplements_booking_id').on(supplement.bookingId, supplement.supplementId),
    index('booking_supplements_from_event_id').on(supplement.fromEventId),
    check('booking_supplements_other', sql`${supplement.supplementId} <> ${supplement.bookingId}`),
  ],
);

export type SupplementRow = typeof bookingSupplements.$inferSelect;

/** Bookings that were moved to another date of their series, and what the move did to their price. */
export const bookingMoves = pgTable(
  'booking_moves',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    fromEventId: integer('from_event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    toEventId: integer('to_event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** What it cost those who come before. */
    paidCents: integer('paid_cents').notNull(),
    /** What they've paid for the new date: its price, and what the policy keeps of a higher one before. */
    priceCents: integer('price_cents').notNull(),
    /** The new date's prices when it moved, from which people's shares follow; null of a move that an older program made. */
    adultPriceCents: integer('adult_price_cents'),
    childPriceCents: integer('child_price_cents'),
    /** What it would cost everyone who was booked, with the code; null as above. */
    partyPriceCents: integer('party_price_cents'),
    /** The supplement that paid the difference to a dearer date; null for a move that cost nothing. */
    supplementId: integer('supplement_id').references(() => bookingSupplements.supplementId, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (move) => [
    index('booking_moves_booking_id').on(move.bookingId, move.id),
    index('booking_moves_from_event_id').on(move.fromEventId),
    index('booking_moves_to_event_id').on(move.toEventId),
    check('booking_moves_dates', sql`${move.fromEventId} <> ${move.toEventId}`),
    unique('booking_moves_supplement_unique').on(move.supplementId),
    check(
      'booking_moves_price',
      sql`${move.priceCents} >= 0 and (${move.priceCents} > ${move.paidCents}) = (${move.supplementId} is not null)`,
    ),
  ],
);

/** Codes that tickets had before their booking moved to another date: check-in there still recognizes them, and refuses them. */
export const formerTickets = pgTable(
  'former_tickets',
  {
    code: text('code').primaryKey(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    /** The date that the code was for. */
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (former) => [
    index('former_tickets_ticket_id').on(former.ticketId),
    index('former_tickets_event_id').on(former.eventId),
  ],
);
