import { cents } from '@ascendant/domain/money';
import { payableNow } from '@ascendant/domain/payout/plan';
import type { MadeTransfer } from '../../adapters/payments/connect-provider';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { inTransaction, type Transaction } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { ledger } from '../ledger/ledger.module';
import { findBalance } from './balances.repository';
import { lockAccount } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import * as rows from './transfers.repository';

/**
 * Makes a transfer at the provider, under its own key, and posts it in the transaction that notes it. It's safe to call repeatedly and
 * concurrently. What the provider refuses is kept, and tried again under the same key; if less is owed by then, it's given up.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function makeTransfer(deps: PayoutDeps, transferId: number): Promise<void> {
  const transfer = await rows.findTransfer(deps.db, transferId);
  if (!transfer || (transfer.status !== 'pending' && transfer.status !== 'refused')) return;
  try {
    const made = await ask(deps, transfer);
    FAULT: await faultPoint('transfer-made');
    await settle(deps, transferId, made);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isRefused = error.failure !== 'unreachable';
    await rows.noteTry(deps.db, transferId, isRefused ? 'refused' : 'pending', error.message);
    if (!isRefused) throw error;
    await giveUpIfTooMuch(deps, transferId);
  }
}

/** On a retry, looks for it first: the provider forgets keys, and may answer one with what it said the first time. */
async function ask({ provider }: PayoutDeps, transfer: rows.KnownTransfer): Promise<MadeTransfer> {
  const { id, providerAccountId, amountCents, currency, lastError } = transfer;
  const made = lastError === null ? null : await provider.connect.findTransfer(id);
  const order = { transferId: id, accountId: providerAccountId, amount: cents(amountCents), currency };
  return made ?? provider.connect.transfer(order);
}

async function settle({ db }: PayoutDeps, transferId: number, made: MadeTransfer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const transfer = await rows.lockTransfer(tx, transferId);
    // One that was given up meanwhile is made all the same: the money has moved.
    if (!transfer || transfer.status === 'made') return;
    await rows.markTransferMade(tx, transferId, made);
    const { organizerId, amountCents, currency } = transfer;
    await ledger.postTransfer(
      tx,
      { id: transferId, organizerId, amount: cents(amountCents), movedAt: made.madeAt },
      currency,
    );
  });
}

/** A refused transfer that's more than what's owed by now, because travellers were refunded, makes room for a smaller one. */
async function giveUpIfTooMuch(deps: PayoutDeps, transferId: number): Promise<void> {
  await inTransaction(deps.db, async (tx: Transaction) => {
    const known = await rows.findTransfer(tx, transferId);
    if (!known || !(await lockAccount(tx, known.accountId))) return;
    const transfer = await rows.lockTransfer(tx, transferId);
    if (transfer?.status !== 'refused') return;
    const { organizerId, currency } = transfer;
    const balance = await findBalance(tx, { organizerId, currency, delayDays: deps.payouts.delayDays });
    if (payableNow(balance) < 0) await rows.giveUpTransfer(tx, transferId);
  });
}
