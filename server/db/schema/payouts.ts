import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { payoutAccountStates } from '@ascendant/domain/payout/accounts';
import { bankPayoutStatuses, reversalStatuses, transferStatuses } from '@ascendant/domain/payout/transfers';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, char, date } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt, lengthBetween } from './columns';
import { users } from './users';

/**
 * Organizers' accounts at the payment provider, as it last told us. Like the ledger, they name organizers by number and outlive their login:
 * what's owed is paid, also after it has been deleted.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: id(),
    organizerId: integer('organizer_id').notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** `acct_…` */
    providerAccountId: text('provider_account_id').notNull(),
    state: text('state', { enum: payoutAccountStates }).notNull().default('onboarding'),
    /** Until when the provider needs something more; null for nothing. */
    dueAt: instant('due_at'),
    /** When the provider no longer let us read it; null while it does. The state is `restricted` then. */
    lostAt: instant('lost_at'),
    /** The provider's ids of accounts that this one took the place of: what they were paid is still compared. */
    formerAccountIds: text('former_account_ids').array().notNull().default([]),
    /** When the provider was last asked. */
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (account) => [
    unique('payout_accounts_organizer_unique').on(account.provider, account.organizerId),
    unique('payout_accounts_provider_unique').on(account.provider, account.providerAccountId),
    index('payout_accounts_checked_at').on(account.checkedAt),
    check('payout_accounts_provider', oneOf(account.provider, paymentProviders)),
    check('payout_accounts_state', oneOf(account.state, payoutAccountStates)),
  ],
);

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** What the provider sends from organizers' accounts to their banks, as it last told us. The money is theirs by then: it's not in the ledger. */
export const bankPayouts = pgTable(
  'bank_payouts',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => payoutAccounts.id, { onDelete: 'restrict' }),
    /** `po_…` */
    providerPayoutId: text('provider_payout_id').notNull(),
    status: text('status', { enum: bankPayoutStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** When it's expected at the bank, or arrived. */
    arrivesOn: date('arrives_on', { mode: 'string' }).notNull(),
    /** Why the bank returned it, by the provider's code; null unless it did. */
    failureCode: text('failure_code'),
    /** By the provider's clock. */
    startedAt: instant('started_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (payout) => [
    unique('bank_payouts_provider_unique').on(payout.accountId, payout.providerPayoutId),
    index('bank_payouts_started_at').on(payout.accountId, payout.startedAt),
    check('bank_payouts_status', oneOf(payout.status, bankPayoutStatuses)),
  ],
);

export type BankPayoutRow = typeof bankPayouts.$inferSelect;

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
