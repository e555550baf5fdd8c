import { bankPayoutStatuses } from '@ascendant/domain/payout/transfers';
import { char, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt } from './columns';
import { payoutAccounts } from './payout-accounts';

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
