import { differencesOf, type Movement } from '@ascendant/domain/ledger/compare';
import type { ProviderTransferMovement } from '../../adapters/payments/connect-provider';
import { collectFailures } from '../../errors/collect-failures';
import { ledger } from '../ledger/ledger.module';
import { payments } from '../payments/payments.module';
import { findAccounts } from './payout-accounts.repository';
import type { PayoutDeps } from './payout-deps';

/** How far back transfers are compared, each day, as payments are. */
const compareDays = 14;
const dayMs = 86_400_000;
/** Anything newer may not have reached both sides yet. */
const graceMs = 7_200_000;

/**
 * Compares what was paid out to organizers, and taken back, with the provider's own list: one by one, in both directions and to the cent.
 * What differs becomes a discrepancy, and one that's gone is closed.
 * @throws ProviderError if the provider's list can't be read; AggregateError if some differences couldn't be written, the others have been
 * Source: docs/rules/payouts.md, "Comparison".
 */
export async function compareTransfers(deps: Pick<PayoutDeps, 'db' | 'provider'>, grace = graceMs): Promise<void> {
  const { db, provider } = deps;
  const since = new Date(Date.now() - compareDays * dayMs);
  const before = new Date(Date.now() - grace + 1);
  const theirs = await ownOf(deps, await provider.connect.listTransfers(new Date(since.getTime() - dayMs)));
  const ours = await ledger.findPostedTransfers(db, { provider: provider.name, since, before });
  const posted = ours.filter(({ isInPeriod }) => isInPeriod);
  const settled = theirs.filter(({ createdAt }) => createdAt < before);
  const failures = collectFailures("Transfers that differ and weren't noted");
  const missing = differencesOf(posted, theirs).notAtProvider.map(toDifference);
  const unknown = differencesOf(ours, settled).notInLedger.map(toDifference);
  await payments.reportDifferences(db, { kind: 'payout_not_at_provider', found: missing }, failures);
  await payments.reportDifferences(db, { kind: 'payout_not_in_ledger', found: unknown }, failures);
  failures.rethrow();
}

/** Those to our organizers' accounts: another installation may share the account. */
async function ownOf(
  { db, provider }: Pick<PayoutDeps, 'db' | 'provider'>,
  listed: readonly ProviderTransferMovement[],
) {
  const accounts = await findAccounts(db, provider.name);
  const own = new Set(accounts.flatMap((account) => [account.providerAccountId, ...account.formerAccountIds]));
  return listed
    .filter(({ accountId }) => own.has(accountId))
    .map((movement) => ({ ...movement, source: movement.sourceId }));
}

function toDifference({ source, amount, currency }: Movement) {
  return { subject: source, paymentId: null, bookingId: null, details: { amountCents: amount, currency } };
}
