import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { payoutAccountStates } from '@ascendant/domain/payout/accounts';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';

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
