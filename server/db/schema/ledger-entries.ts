import { ledgerAccounts, type TaxName } from '@ascendant/domain/ledger/accounts';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, oneOf } from './columns';
import { ledgerPostings } from './ledger-postings';

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
    /** Whose account, for `organizer`, `paid_out`, and a tax that the organizer remits; null if their account was deleted before the payment. */
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
      sql`${entry.account} in ('organizer', 'paid_out') or coalesce(${entry.tax} like '%:organizer', false) or ${entry.organizerId} is null`,
    ),
    check('ledger_entries_amount', sql`${entry.amountCents} <> 0`),
  ],
);

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;
