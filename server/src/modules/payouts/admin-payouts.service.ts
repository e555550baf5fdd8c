import { toWire } from '@ascendant/contract/money';
import type { AdminPayouts } from '@ascendant/contract/payout';
import { latestPayouts, longestPayoutList } from '@ascendant/domain/list-limits';
import { cents, type Cents } from '@ascendant/domain/money';
import type { PayoutConnection } from '@ascendant/domain/payout/accounts';
import { holdOf, payableNow } from '@ascendant/domain/payout/plan';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { ledger } from '../ledger/ledger.module';
import { insertAdjustment, findBalances, findOwedOrganizers } from './balances.repository';
import { findBroughtForward } from './brought-forward.repository';
import { findConnections, findPeople, findPerson } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';
import { presentBankPayout, presentTransfer } from './payouts.presenter';
import { findBankPayouts, findLatestTransfers, findTransfer } from './transfers.repository';

type PayoutReads = Omit<PayoutDeps, 'db'> & { readonly db: Queryable };

/** What each organizer is owed and what holds it back, the latest transfers, and what banks returned. */
export async function adminPayouts(deps: PayoutReads): Promise<AdminPayouts> {
  const { db, currency, payouts } = deps;
  const [owed, transfers, returned, broughtForward] = await Promise.all([
    findOwedOrganizers(db, currency, longestPayoutList),
    findLatestTransfers(db, latestPayouts),
    findBankPayouts(db, latestPayouts, { status: 'failed' }),
    findBroughtForward(db, { currency, limit: longestPayoutList }),
  ]);
  const ids = [...owed, ...transfers, ...returned, ...broughtForward].map(({ organizerId }) => organizerId);
  const people = await findPeople(db, [...new Set(ids)]);
  const nameOf = (organizerId: number) => ({ organizerId, name: people.get(organizerId)?.name ?? null });
  const standings = await standingsOf(deps, owed, people);
  return {
    currency,
    isOn: payouts.isOn,
    delayDays: payouts.delayDays,
    organizers: standings.map((each) => ({ ...nameOf(each.organizerId), ...each })),
    transfers: transfers.map((transfer) => ({
      ...presentTransfer(transfer),
      ...nameOf(transfer.organizerId),
      problem: transfer.lastError,
    })),
    returned: returned.map((payout) => ({ ...presentBankPayout(payout), ...nameOf(payout.organizerId) })),
    broughtForward: broughtForward.map(({ amount, ...event }) => ({
      ...event,
      amount: toWire(cents(amount)),
      ...nameOf(event.organizerId),
    })),
  };
}

/** What's ready for each, and what holds it back. */
async function standingsOf(
  { db, provider, currency, payouts }: PayoutReads,
  owed: Awaited<ReturnType<typeof findOwedOrganizers>>,
  people: Awaited<ReturnType<typeof findPeople>>,
) {
  const ids = owed.map(({ organizerId }) => organizerId);
  const balances = await findBalances(db, ids, { currency, delayDays: payouts.delayDays });
  const connections = await findConnections(db, provider.name, ids);
  return owed.map(({ organizerId, owed: amount }) => {
    const connection: PayoutConnection = connections.get(organizerId) ?? 'none';
    const hold = holdOf(connection, people.get(organizerId)?.disabled ?? false);
    const balance = balances.get(organizerId);
    if (!balance) throw new RangeError('no balance');
    return { organizerId, connection, hold, owed: toWire(amount), ready: toWire(payableNow(balance)) };
  });
}

interface ByAdmin {
  readonly admin: Caller;
  readonly requestId: string;
  /** Keeps the answer in the transaction, so that the same isn't done twice. */
  readonly keepAnswer?: BeforeCommit<AdminPayouts> | undefined;
}

/**
 * Tries a refused transfer again now, under its own key.
 * @throws AppError not_found; illegal_transition unless it's refused
 */
export async function retryTransfer(
  deps: PayoutDeps,
  transferId: number,
  { admin, requestId, keepAnswer }: ByAdmin,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const transfer = await findTransfer(tx, transferId);
    if (!transfer) throw new AppError('not_found');
    if (transfer.status !== 'refused')
      throw new AppError('illegal_transition', { message: 'Only a refused payout can be tried again.' });
    await addJob(tx, 'make_transfer', { transferId }, { key: `make_transfer:${transferId}` });
    await recordAudit(tx, {
      actor: admin,
      action: 'transfer.retried',
      target: { type: 'transfer', id: transferId },
      requestId,
    });
    await keepAnswer?.(tx, await adminPayouts({ ...deps, db: tx }));
  });
}

export interface AdjustmentOrder {
  readonly organizerId: number;
  /** Negative to take it back. */
  readonly amount: Cents;
  readonly reason: string;
}

/**
 * Gives an organizer money of the site, or takes some back. The organizer reads the reason on their statement.
 * @throws AppError not_found unless they organize
 */
export async function adjustEarnings(
  deps: PayoutDeps,
  { organizerId, amount, reason }: AdjustmentOrder,
  { admin, requestId, keepAnswer }: ByAdmin,
): Promise<void> {
  const { db, currency } = deps;
  await inTransaction(db, async (tx) => {
    if (!(await findPerson(tx, organizerId))) throw new AppError('not_found', { message: "This user doesn't exist." });
    const id = await insertAdjustment(tx, { organizerId, amountCents: amount, currency, reason, madeBy: admin.userId });
    await ledger.postAdjustment(tx, { id, organizerId, amount }, currency);
    await recordAudit(tx, {
      actor: admin,
      action: 'earnings.adjusted',
      target: { type: 'user', id: organizerId },
      changes: { amountCents: { before: 0, after: amount } },
      requestId,
    });
    await keepAnswer?.(tx, await adminPayouts({ ...deps, db: tx }));
  });
}
