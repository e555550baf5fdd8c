import { holdStatuses } from '@ascendant/domain/booking/lifecycle';
import { maxCapacity } from '@ascendant/domain/event/limits';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { between, createdAt, id, instant, oneOf } from './columns';
import { events } from './events';
import { discountCodes } from './pricing';
import { users } from './users';

/**
 * Seats, and one use of a discount code, held for an unpaid booking (which has the quote). A hold counts while it's active and hasn't
 * lapsed. It lapses once it has run out and another buyer needs the seats: they're freed immediately, while its status waits until the
 * provider has been asked (T5).
 * Triggers: holds.sql beside this file.
 */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As many as its people take; 0 for people without seats who are added to a booking. */
    seats: integer('seats').notNull(),
    discountCodeId: integer('discount_code_id').references(() => discountCodes.id, { onDelete: 'restrict' }),
    status: text('status', { enum: holdStatuses }).notNull().default('active'),
    /** What its people take along, which a trigger writes; null for nothing. */
    extras: jsonb('extras').$type<readonly BookedExtra[]>(),
    /** `holdMinutes` after it was made, by the database's clock (rule PAY-18). */
    expiresAt: instant('expires_at').notNull(),
    /** When it lapsed, freeing its seats and discount use; null while it keeps them. */
    lapsedAt: instant('lapsed_at'),
    /** When it was consumed, released or expired. */
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (hold) => [
    unique('holds_booking_unique').on(hold.bookingId),
    uniqueIndex('holds_one_live_per_event').on(hold.userId, hold.eventId).where(holdKeepsSeats(hold)),
    index('holds_live').on(hold.eventId, hold.expiresAt).where(holdKeepsSeats(hold)),
    index('holds_active')
      .on(hold.expiresAt)
      .where(sql`${hold.status} = 'active'`),
    index('holds_discount_code_id').on(hold.discountCodeId),
    check('holds_status', oneOf(hold.status, holdStatuses)),
    check('holds_seats', between(hold.seats, 0, maxCapacity)),
    check('holds_lapsed_at', sql`${hold.lapsedAt} >= ${hold.expiresAt}`),
  ],
);

/**
 * A hold that keeps its seats and its discount use, so the counts of events and codes include it: it's active and hasn't lapsed. After
 * it runs out it keeps them until it lapses; `server/src/database/seats` says which holds are live.
 */
export function holdKeepsSeats(hold: { readonly status: AnyPgColumn; readonly lapsedAt: AnyPgColumn }): SQL {
  return sql`${hold.status} = 'active' and ${hold.lapsedAt} is null`;
}

export type HoldRow = typeof holds.$inferSelect;
