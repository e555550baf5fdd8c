import { ledgerCauses, ledgerAccounts, type TaxName } from '@ascendant/domain/ledger/accounts';
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

/**
 * The lines of the ledger's postings, append-only like them. What's positive the site has or bears, what's negative it owes or has earned.
 * Currency, event and booking are those of the posting, so that sums read nothing else.
 * Triggers: ledger-entries.sql beside this file.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => ledgerPostings.id, { onDelete: 'restrict' }),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    /** Whose account, for `organizer`, `paid_out`, `reseller`, `outside`, and a tax that the organizer remits; null if their account was deleted before the payment. */
    organizerId: integer('organizer_id'),
    /** Which tax and who remits it, for `tax`: `hst:site`. */
    tax: text('tax').$type<TaxName>(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    eventId: integer('event_id'),
    bookingId: integer('booking_id'),
  },
  (entry) => [
    unique('ledger_entries_account_unique')
      .on(entry.postingId, entry.account, entry.organizerId, entry.tax)
      .nullsNotDistinct(),
    // What an event's bookings brought, for sums that don't read the rows.
    index('ledger_entries_event').on(entry.eventId, entry.account, entry.bookingId, entry.amountCents, entry.currency),
    // What an organizer is owed and was paid, by event, from the index alone.
    index('ledger_entries_owed_by_event')
      .on(entry.organizerId, entry.currency, entry.eventId, entry.account, entry.amountCents)
      .where(sql`${entry.organizerId} is not null`),
    // What each account, tax and organizer adds up to, from the index alone.
    index('ledger_entries_sums').on(entry.account, entry.currency, entry.tax, entry.organizerId, entry.amountCents),
    check('ledger_entries_account', oneOf(entry.account, ledgerAccounts)),
    check(
      'ledger_entries_tax',
      sql`(${entry.account} = 'tax') = (${entry.tax} is not null) and (${entry.tax} is null or ${entry.tax} ~ '^[a-z-]+:(site|organizer)$')`,
    ),
    check(
      'ledger_entries_organizer',
      sql`${entry.account} in ('organizer', 'paid_out', 'reseller', 'outside') or coalesce(${entry.tax} like '%:organizer', false) or ${entry.organizerId} is null`,
    ),
    check('ledger_entries_amount', sql`${entry.amountCents} <> 0`),
  ],
);
