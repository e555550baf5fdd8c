import { differencesOf } from '@ascendant/domain/ledger/compare';
import type { Queryable } from '../database/database';
import { findPostedTransfers } from '../modules/ledger/posted-transfers.repository';
import { countUnpostedMoney, findOwnAccounts } from './payouts.repository';
import type { ProviderBooks } from './provider-books';

const endOfTime = new Date('9999-01-01T00:00:00Z');

/**
 * 17: every transfer and reversal is at the provider and in the ledger, once each, for the same amount and the same organizer's account; and every adjustment once in the
 * ledger. */
export async function countPayoutDifferences(db: Queryable, { provider, since }: ProviderBooks): Promise<number> {
  const own = await findOwnAccounts(db, provider.name);
  const theirs = (await provider.connect.listTransfers(since))
    .filter(({ accountId }) => own.has(accountId))
    .map(({ sourceId, accountId, ...movement }) => ({ ...movement, source: `${accountId} ${sourceId}` }));
  const ours = (await findPostedTransfers(db, { provider: provider.name, since, before: endOfTime }))
    .filter(({ isInPeriod }) => isInPeriod)
    .map(({ source, accountId, ...movement }) => ({ ...movement, source: `${accountId} ${source}` }));
  const { notAtProvider, notInLedger } = differencesOf(ours, theirs);
  return notAtProvider.length + notInLedger.length + (await countUnpostedMoney(db));
}
