import { waitlistOfferStatuses, waitlistStatuses } from '@ascendant/domain/booking/waitlist';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { sql, type SQL } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { between, createdAt, id, instant, oneOf, updatedAt } from './columns';
import { events } from './events';
import { users } from './users';

/** Parties waiting for seats at a sold-out event, first come, first served. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Size of the party. */
    seats: integer('seats').notNull(),
    status: text('status', { enum: waitlistStatuses }).notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (entry) => [
    uniqueIndex('waitlist_entries_once')
      .on(entry.eventId, entry.userId)
      .where(sql`${entry.status} in ('waiting', 'offered')`),
    index('waitlist_entries_queue')
      .on(entry.eventId, entry.createdAt, entry.id)
      .where(sql`${entry.status} = 'waiting'`),
    index('waitlist_entries_user_id').on(entry.userId),
    check('waitlist_entries_seats', between(entry.seats, 1, maxAttendeesPerBooking)),
    check('waitlist_entries_status', oneOf(entry.status, waitlistStatuses)),
  ],
);

/**
 * Seats offered to the next in line for `waitlistOfferHours`. An open offer counts as taken until it lapses, as a hold does.
 * Triggers: waitlist.sql beside this file.
 */
export const waitlistOffers = pgTable(
  'waitlist_offers',
  {
    id: id(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    seats: integer('seats').notNull(),
    status: text('status', { enum: waitlistOfferStatuses }).notNull().default('open'),
    /** `waitlistOfferHours` after it was made, by the database's clock; earlier if it follows on from another offer. */
    expiresAt: instant('expires_at').notNull(),
    /** When its seats were freed because it had run out. */
    lapsedAt: instant('lapsed_at'),
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (offer) => [
    uniqueIndex('waitlist_offers_one_open')
      .on(offer.entryId)
      .where(sql`${offer.status} = 'open'`),
    index('waitlist_offers_live').on(offer.eventId, offer.expiresAt).where(offerKeepsSeats(offer)),
    check('waitlist_offers_seats', between(offer.seats, 1, maxAttendeesPerBooking)),
    check('waitlist_offers_status', oneOf(offer.status, waitlistOfferStatuses)),
    check('waitlist_offers_lapsed_at', sql`${offer.lapsedAt} >= ${offer.expiresAt}`),
  ],
);

/** An offer that keeps its seats, so the event's counts include it: it's open and hasn't lapsed. */
export function offerKeepsSeats(offer: { readonly status: AnyPgColumn; readonly lapsedAt: AnyPgColumn }): SQL {
  return sql`${offer.status} = 'open' and ${offer.lapsedAt} is null`;
}

export type WaitlistEntryRow = typeof waitlistEntries.$inferSelect;
export type WaitlistOfferRow = typeof waitlistOffers.$inferSelect;
