import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { createdAt } from './columns';
import { events } from './events';

/**
 * What travellers pay to move a booking to a dearer date. A supplement is a booking without people: its quote is the price difference, and its
 * hold, payment, refunds, postings and receipt are its own. When it's paid, the booking that it's for moves.
 */
export const bookingSupplements = pgTable(
  'booking_supplements',
  {
    /** The supplement's own booking. */
    supplementId: integer('supplement_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** The booking that moves. */
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    /** The date it was on when the difference was computed. */
    fromEventId: integer('from_event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    /** What it cost those who come then. */
    paidCents: integer('paid_cents').notNull(),
    /** The new date's prices, for the move that follows (booking-moves.ts); null of one that an older program asked for. */
    adultPriceCents: integer('adult_price_cents'),
    childPriceCents: integer('child_price_cents'),
    partyPriceCents: integer('party_price_cents'),
    createdAt: createdAt(),
  },
  (supplement) => [
    index('booking_supplements_booking_id').on(supplement.bookingId, supplement.supplementId),
    index('booking_supplements_from_event_id').on(supplement.fromEventId),
    check('booking_supplements_other', sql`${supplement.supplementId} <> ${supplement.bookingId}`),
  ],
);

export type SupplementRow = typeof bookingSupplements.$inferSelect;
