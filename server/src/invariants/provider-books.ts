import type { PaymentProvider, ProviderIntent } from '../adapters/payments/payment-provider';
import type { Queryable } from '../database/database';
import { findOurPayments, type OurPayment } from './provider-books.repository';

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
