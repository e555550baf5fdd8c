import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, lengthBetween } from './columns';
import { users } from './users';

/** What admins gave organizers, or took from them, and why. The ledger has its posting. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: id(),
    /** As in the ledger. */
    organizerId: integer('organizer_id').notNull(),
    /** Negative if it was taken. */
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** The organizer reads it. */
    reason: text('reason').notNull(),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (adjustment) => [
    index('adjustments_organizer_id').on(adjustment.organizerId, adjustment.createdAt),
    index('adjustments_made_by').on(adjustment.madeBy),
    check('adjustments_amount', sql`${adjustment.amountCents} <> 0`),
    check('adjustments_reason', lengthBetween(adjustment.reason, 1, 500)),
  ],
);

export type AdjustmentRow = typeof adjustments.$inferSelect;
