import { differencesOf } from '@ascendant/domain/ledger/compare';
import type { PaymentProvider, ProviderIntent } from '../adapters/payments/payment-provider';
import type { Queryable } from '../database/database';
import { findMovements } from '../modules/ledger/movements.repository';
import { findOurPayments, type OurPayment, countWrongFees, findKnownDisputes } from './ledger.repository';

const endOfTime = new Date('9999-01-01T00:00:00Z');

export interface ProviderBooks {
  readonly provider: PaymentProvider;
  /** The mark on our intents. */
  readonly site: string;
  readonly since: Date;
}

/** 13: the provider's ledger matches our payments, in both directions. */
export async function countBookDifferences(db: Queryable, { provider, site, since }: ProviderBooks): Promise<number> {
  const ours = await findOurPayments(db, provider.name, since);
  const theirs = (await provider.listIntents(since)).filter(({ metadata }) => metadata['site'] === site);
  const byId = new Map(theirs.map((intent) => [intent.id, intent]));
  const known = new Set(ours.map(({ intentId }) => intentId));
  const different = ours.filter((payment) => !isSame(payment, byId.get(payment.intentId)));
  const unknown = theirs.filter((intent) => !known.has(intent.id) && keepsMoney(intent));
  return different.length + unknown.length;
}

function isSame(payment: OurPayment, intent: ProviderIntent | undefined): boolean {
  if (payment.isMismatch || payment.isUnderWay) return true;
  if (!intent || (intent.status === 'succeeded') !== payment.wentThrough) return false;
  if (!payment.wentThrough) return (intent.status === 'canceled') === payment.isCanceled;
  return intent.amountReceived === payment.amountCents && intent.amountRefunded === payment.refundedCents;
}

function keepsMoney({ amountReceived, amountRefunded }: ProviderIntent): boolean {
  return amountReceived > amountRefunded;
}

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
