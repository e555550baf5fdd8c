import { cents } from '@ascendant/domain/money';
import type { MadeTransfer } from '../../adapters/payments/connect-provider';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { ledger } from '../ledger/ledger.module';
import type { PayoutDeps } from './payout-deps';
import * as rows from './transfers.repository';

/**
 * Takes something of a transfer back, under its own key, and posts it in the transaction that notes it. Safe to call repeatedly. If the
 * organizer's account has been paid out, the provider refuses: then their balance here is negative, and the next payout is lower.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function makeReversal(deps: PayoutDeps, reversalId: number): Promise<void> {
  const reversal = await rows.findReversal(deps.db, reversalId);
  if (reversal?.status !== 'pending') return;
  try {
    const made = await ask(deps, reversal);
    FAULT: await faultPoint('reversal-made');
    await settle(deps, reversal, made);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isRefused = error.failure !== 'unreachable';
    await note(deps, reversalId, { status: isRefused ? 'refused' : 'pending', lastError: error.message });
    if (!isRefused) throw error;
  }
}

async function ask({ provider }: PayoutDeps, reversal: rows.KnownReversal): Promise<MadeTransfer> {
  const { id, amountCents, lastError, transfer } = reversal;
  const order = {
    reversalId: id,
    providerTransferId: transfer.providerTransferId ?? '',
    amount: cents(amountCents),
  };
  const made = lastError === null ? null : await provider.connect.findReversal(order);
  return made ?? provider.connect.reverse(order);
}

async function settle({ db }: PayoutDeps, { id, transfer }: rows.KnownReversal, made: MadeTransfer): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reversal = await rows.lockReversal(tx, id);
    if (reversal?.status !== 'pending') return;
    await rows.markReversal(tx, id, {
      status: 'made',
      providerReversalId: made.id,
      madeAt: made.madeAt,
      lastError: null,
    });
    const { organizerId, currency } = transfer;
    const amount = cents(reversal.amountCents);
    await ledger.postReversal(tx, { id, organizerId, amount, movedAt: made.madeAt }, currency);
  });
}

async function note(
  { db }: PayoutDeps,
  reversalId: number,
  change: { readonly status: 'pending' | 'refused'; readonly lastError: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await rows.lockReversal(tx, reversalId))?.status === 'pending')
      await rows.markReversal(tx, reversalId, change);
  });
}
