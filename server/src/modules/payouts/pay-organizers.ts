import { holdOf, nextPayoutStep, takenFrom } from '@ascendant/domain/payout/plan';
import type { PayoutAccountRow } from '../../../db/schema/payouts';
import { inTransaction, type Transaction } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { addJob } from '../../jobs/add-job.repository';
import { findBalance } from './balances.repository';
import { followAcceptedEnds } from './brought-forward.repository';
import { readAccount } from './connect-account';
import { findAccounts, findPerson, lockAccount } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import * as rows from './transfers.repository';

/** Accounts that we ask the provider about again, because its webhooks may not have reached us. */
const askAgainAfterMs = 86_400_000;

/**
 * Decides about each organizer's money: what's ready is planned as a transfer, and what was paid out and went back to travellers since as
 * reversals. Each is stored with its job before the provider is asked. What's still open is tried again, under its own key.
 * It can run any number of times, on several processes at once.
 * @param report called with an account that couldn't be decided about; the others go on
 * Source: docs/rules/payouts.md, "Transfers".
 */
export async function payOrganizers(deps: PayoutDeps, report: (error: unknown) => void): Promise<void> {
  if (!deps.payouts.isOn) return;
  await followAcceptedEnds(deps.db);
  for (const account of await findAccounts(deps.db, deps.provider.name)) {
    try {
      if (isOld(account)) await readAccount(deps, account.id);
      await payOrganizer(deps, account.id);
    } catch (error) {
      report(error);
    }
  }
}

function isOld({ checkedAt }: PayoutAccountRow): boolean {
  return checkedAt === null || Date.now() - checkedAt.getTime() > askAgainAfterMs;
}

/** The same about one organizer, in one transaction that holds their account's row. */
export async function payOrganizer(deps: PayoutDeps, accountId: number): Promise<void> {
  const isPlanned = await inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) return false;
    await queueOpen(tx, accountId);
    const { organizerId } = account;
    const { currency, payouts } = deps;
    const step = nextPayoutStep(await findBalance(tx, { organizerId, currency, delayDays: payouts.delayDays }));
    if (step?.kind === 'reverse') await planReversals(tx, accountId, { currency, amount: step.amount });
    if (step?.kind !== 'transfer') return false;
    const person = await findPerson(tx, organizerId);
    if (holdOf(account.state, person?.disabled ?? false) !== null) return false;
    const planned = await rows.insertTransfer(tx, { accountId, organizerId, amountCents: step.amount, currency });
    if (planned) await addJob(tx, 'make_transfer', { transferId: planned.id });
    return Boolean(planned);
  });
  FAULT: if (isPlanned) await faultPoint('transfer-planned');
}

/** What the provider hasn't made, after an answer that got lost or a refusal. */
async function queueOpen(tx: Transaction, accountId: number): Promise<void> {
  for (const { id } of await rows.findOpenTransfers(tx, accountId))
    await addJob(tx, 'make_transfer', { transferId: id }, { key: `make_transfer:${id}` });
  for (const id of await rows.findPendingReversals(tx, accountId))
    await addJob(tx, 'make_reversal', { reversalId: id }, { key: `make_reversal:${id}` });
}

async function planReversals(
  tx: Transaction,
  accountId: number,
  { currency, amount }: { readonly currency: string; readonly amount: Parameters<typeof takenFrom>[1] },
): Promise<void> {
  for (const part of takenFrom(await rows.findReversible(tx, accountId, currency), amount)) {
    const { id } = await rows.insertReversal(tx, { transferId: part.transferId, amountCents: part.amount });
    await addJob(tx, 'make_reversal', { reversalId: id });
  }
}
