import { cents } from '@ascendant/domain/money';
import { adjustments } from '../../db/schema/adjustments';
import { bankPayouts } from '../../db/schema/bank-payouts';
import { payoutAccounts } from '../../db/schema/payout-accounts';
import { sandboxAccounts, sandboxTransfers } from '../../db/schema/sandbox-accounts';
import { transferReversals, transfers } from '../../db/schema/transfers';
import { inTransaction } from '../../src/database/database';
import { ledger } from '../../src/modules/ledger/ledger.module';
import type { TestApp } from '../test-app';
import { first } from './plant-rows';

/** An account at the provider, a payout that was made and couldn't be taken back, and an adjustment. */
export async function plantPayouts({ db }: TestApp, organizerId: number): Promise<void> {
  const [currency, day, amountCents, madeAt] = ['usd', '2026-11-20', 1, new Date()] as const;
  await db.insert(sandboxAccounts).values({ id: 'acct_whole', state: 'active', currency });
  const moved = { id: 'tr_whole', accountId: 'acct_whole', reference: 'transfer:whole', amountCents, currency };
  await db.insert(sandboxTransfers).values(moved);
  const account = { organizerId, provider: 'sandbox', providerAccountId: 'acct_whole', state: 'active' } as const;
  const accountId = first(await db.insert(payoutAccounts).values(account).returning()).id;
  const made = { status: 'made', providerTransferId: 'tr_whole', madeAt } as const;
  const own = { accountId, organizerId, day, amountCents, currency };
  const transferId = first(
    await db
      .insert(transfers)
      .values({ ...own, ...made })
      .returning(),
  ).id;
  await inTransaction(db, (tx) =>
    ledger.postTransfer(tx, { id: transferId, organizerId, amount: cents(amountCents), movedAt: madeAt }, currency),
  );
  await db.insert(transferReversals).values({ transferId, day, amountCents, status: 'refused' });
  const toBank = { status: 'paid', amountCents, currency, arrivesOn: day, startedAt: madeAt } as const;
  await db.insert(bankPayouts).values({ accountId, providerPayoutId: 'po_whole', ...toBank });
  await inTransaction(db, async (tx) => {
    const adjustment = { organizerId, amountCents, currency, reason: 'For the broken lift.' };
    const { id } = first(await tx.insert(adjustments).values(adjustment).returning());
    await ledger.postAdjustment(tx, { id, organizerId, amount: cents(amountCents) }, currency);
  });
}
