import { ledgerCauses } from '@ascendant/domain/ledger/accounts';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from './columns';

/**
 * The ledger's postings: what moves money, once per cause. Append-only, and what a posting moves sums to 0 when its transaction ends. They
 * name payments, bookings and events without foreign keys: books stay as they are, whatever is deleted after its seven years.
 * Triggers: ledger-postings.sql beside this file.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    /** The cause and what it's about: `payment:12`, `refund_made:5`, `dispute:7:1`. The same can't be posted twice. */
    key: text('key').notNull(),
    cause: text('cause', { enum: ledgerCauses }).notNull(),
    paymentId: integer('payment_id'),
    refundId: integer('refund_id'),
    disputeId: integer('dispute_id'),
    bookingId: integer('booking_id'),
    eventId: integer('event_id'),
    /** Lower case, ISO 4217. */
    currency: char('currency', { length: 3 }).notNull(),
    /** When the money moved. */
    occurredAt: instant('occurred_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (posting) => [
    unique('ledger_postings_key_unique').on(posting.key),
    index('ledger_postings_payment_id').on(posting.paymentId, posting.id),
    index('ledger_postings_event_id').on(posting.eventId, posting.occurredAt),
    index('ledger_postings_occurred_at').on(posting.occurredAt, posting.id),
    check('ledger_postings_cause', oneOf(posting.cause, ledgerCauses)),
    check('ledger_postings_currency', sql`${posting.currency} ~ '^[a-z]{3}$'`),
  ],
);

export type LedgerPostingRow = typeof ledgerPostings.$inferSelect;
