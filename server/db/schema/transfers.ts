import { reversalStatuses, transferStatuses } from '@ascendant/domain/payout/transfers';
import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { payoutAccounts } from './payout-accounts';

/** What's handed on to an organizer: at most one a day. The key at the provider is `transfer:{site}:{id}`, and it's stored before the call. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => payoutAccounts.id, { onDelete: 'restrict' }),
    /** As in the ledger. */
    organizerId: integer('organizer_id').notNull(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    status: text('status', { enum: transferStatuses }).notNull().default('pending'),
    /** `tr_…`; null until it's made. */
    providerTransferId: text('provider_transfer_id'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, in the provider's words. */
    lastError: text('last_error'),
    triedAt: instant('tried_at'),
    madeAt: instant('made_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (transfer) => [
    unique('transfers_day_unique').on(transfer.organizerId, transfer.currency, transfer.day),
    unique('transfers_provider_unique').on(transfer.providerTransferId),
    index('transfers_account_id').on(transfer.accountId),
    index('transfers_created_at').on(transfer.createdAt, transfer.id),
    index('transfers_open')
      .on(transfer.organizerId)
      .where(sql`${transfer.status} in ('pending', 'refused')`),
    check('transfers_status', oneOf(transfer.status, transferStatuses)),
    check('transfers_amount', sql`${transfer.amountCents} > 0`),
    check('transfers_currency', sql`${transfer.currency} ~ '^[a-z]{3}$'`),
    check(
      'transfers_made',
      sql`(${transfer.status} = 'made') = (${transfer.providerTransferId} is not null) and (${transfer.status} = 'made') = (${transfer.madeAt} is not null)`,
    ),
  ],
);

/**
 * What's taken back of a transfer, after refunds that were made later. The key at the provider is `reversal:{site}:{id}`.
 * Triggers: transfers.sql beside this file.
 */
export const transferReversals = pgTable(
  'transfer_reversals',
  {
    id: id(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'restrict' }),
    /** In UTC: a transfer is asked for something back once a day at most. */
    day: date('day', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: reversalStatuses }).notNull().default('pending'),
    /** `trr_…`; null until it's made. */
    providerReversalId: text('provider_reversal_id'),
    lastError: text('last_error'),
    madeAt: instant('made_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (reversal) => [
    unique('transfer_reversals_day_unique').on(reversal.transferId, reversal.day),
    unique('transfer_reversals_provider_unique').on(reversal.providerReversalId),
    index('transfer_reversals_pending')
      .on(reversal.transferId)
      .where(sql`${reversal.status} = 'pending'`),
    check('transfer_reversals_status', oneOf(reversal.status, reversalStatuses)),
    check('transfer_reversals_amount', sql`${reversal.amountCents} > 0`),
    check(
      'transfer_reversals_made',
      sql`(${reversal.status} = 'made') = (${reversal.providerReversalId} is not null) and (${reversal.status} = 'made') = (${reversal.madeAt} is not null)`,
    ),
  ],
);

export type TransferRow = typeof transfers.$inferSelect;
export type TransferReversalRow = typeof transferReversals.$inferSelect;
