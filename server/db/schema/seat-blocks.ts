import { seatBlockLabelMaxLength } from '@ascendant/domain/booking/seat-block';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, lengthBetween } from './columns';
import { events } from './events';
import { users } from './users';

/**
 * Seats that an organizer sets aside for another channel, such as a hotel's desk: taken until they're released.
 * Triggers: seat-blocks.sql beside this file.
 */
export const seatBlocks = pgTable(
  'seat_blocks',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Who they're for, in the organizer's words. */
    label: text('label').notNull(),
    seats: integer('seats').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When they're released by themselves; null for not before someone does it. */
    releaseAt: instant('release_at'),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (block) => [
    index('seat_blocks_event_id').on(block.eventId, block.createdAt),
    index('seat_blocks_created_by').on(block.createdBy),
    index('seat_blocks_due')
      .on(block.releaseAt)
      .where(sql`${block.releasedAt} is null and ${block.releaseAt} is not null`),
    check('seat_blocks_seats', sql`${block.seats} >= 1`),
    check('seat_blocks_label', lengthBetween(block.label, 1, seatBlockLabelMaxLength)),
  ],
);

export type SeatBlockRow = typeof seatBlocks.$inferSelect;
