import { differencesOf } from '@ascendant/domain/ledger/compare';
import type { Queryable } from '../database/database';
import { findMovements } from '../modules/ledger/movements.repository';
import type { ProviderBooks } from './provider-books';
import { findOurPayments } from './provider-books.repository';
import { countWrongFees, findKnownDisputes } from './provider-ledger.repository';

const endOfTime = new Date('9999-01-01T00:00:00Z');

/** 16: the provider's balance moved as the ledger says, to the cent, and the fees that the ledger has are the provider's. */
export async function countLedgerDifferences(db: Queryable, { provider, since }: ProviderBooks): Promise<number> {
  const all = await provider.listTransactions(since);
  const settled = (await findOurPayments(db, provider.name, since)).filter(({ isUnderWay }) => !isUnderWay);
  const ourIntents = new Set(settled.map(({ intentId }) => intentId));
  const disputes = await findKnownDisputes(db);
  // What a bank did and no one has told us yet is found by the comparison.
  const isHeard = (kind: string, id: string) => !kind.startsWith('dispute') || disputes.has(id);
  const theirs = all
    .filter(({ intentId, kind, sourceId }) => ourIntents.has(intentId) && isHeard(kind, sourceId))
    .map((transaction) => ({ ...transaction, source: transaction.sourceId }));
  const period = { provider: provider.name, since, before: endOfTime };
  const { notAtProvider, notInLedger } = differencesOf(await findMovements(db, { ...period, intentIds: [] }), theirs);
  return notAtProvider.length + notInLedger.length + (await countWrongFees(db, all));
}
