import { payoutAccountStates } from '@ascendant/domain/payout/accounts';
import { testAccountBehaviours } from '@ascendant/domain/payout/test-accounts';
import { bankPayoutStatuses } from '@ascendant/domain/payout/transfers';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns';
import { sandbox } from './sandbox';

/** Connected accounts at the sandbox. */
export const sandboxAccounts = sandbox.table(
  'accounts',
  {
    id: text('id').primaryKey(),
    state: text('state', { enum: payoutAccountStates }).notNull().default('onboarding'),
    behaviour: text('behaviour', { enum: testAccountBehaviours }).notNull().default('works'),
    currency: text('currency').notNull(),
    /** When what's being checked is active; null unless it is. */
    activeAt: instant('active_at'),
    /** When its balance goes to the bank; null if it's empty. */
    paysOutAt: instant('pays_out_at'),
    createdAt: createdAt(),
  },
  (account) => [
    index('accounts_due')
      .on(account.activeAt, account.paysOutAt)
      .where(sql`${account.activeAt} is not null or ${account.paysOutAt} is not null`),
    check('accounts_state', oneOf(account.state, payoutAccountStates)),
    check('accounts_behaviour', oneOf(account.behaviour, testAccountBehaviours)),
  ],
);

/** Addresses of the sandbox's own page for an account: each works once, for a while. */
export const sandboxAccountLinks = sandbox.table(
  'account_links',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => sandboxAccounts.id),
    returnUrl: text('return_url').notNull(),
    refreshUrl: text('refresh_url').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (link) => [index('account_links_account_id').on(link.accountId)],
);

/** What was moved to an account, or back if it's negative. */
export const sandboxTransfers = sandbox.table(
  'transfers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => sandboxAccounts.id),
    /** The transfer that it takes something back of; null for a transfer. */
    reverses: text('reverses'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Ours, as we sent it: which transfer or reversal. */
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  (transfer) => [
    index('transfers_account_id').on(transfer.accountId),
    index('transfers_reference').on(transfer.reference),
    index('transfers_created_at').on(transfer.createdAt),
    check(
      'transfers_amount',
      sql`(${transfer.amountCents} > 0) = (${transfer.reverses} is null) and ${transfer.amountCents} <> 0`,
    ),
  ],
);

/** What went from an account to its bank. */
export const sandboxPayouts = sandbox.table(
  'payouts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => sandboxAccounts.id),
    status: text('status', { enum: bankPayoutStatuses }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    failureCode: text('failure_code'),
    createdAt: createdAt(),
  },
  (payout) => [
    index('payouts_account_id').on(payout.accountId),
    check('payouts_status', oneOf(payout.status, bankPayoutStatuses)),
    check('payouts_amount', sql`${payout.amountCents} > 0`),
  ],
);

export type SandboxAccountRow = typeof sandboxAccounts.$inferSelect;
export type SandboxAccountLinkRow = typeof sandboxAccountLinks.$inferSelect;
export type SandboxTransferRow = typeof sandboxTransfers.$inferSelect;
export type SandboxPayoutRow = typeof sandboxPayouts.$inferSelect;
