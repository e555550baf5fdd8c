import type { PaymentRow } from '../../../db/schema/payments';
import { compareDisputes } from './compare-disputes';
import { findDisputedPayments } from './disputes.repository';
import { readPeriod } from './open-payments.repository';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { compareRefunds } from './provider-changes';
import { findPaymentsWhoseRefundsDiffer } from './unmade-refunds.repository';

/** Banks return refunds up to a month after they were made. Source: rule PAY-10. */
export const compareReturnsDays = 35;

/**
 * Finds what no webhook told us: refunds that a bank returned, and disputes that were opened or decided, however old their payments are.
 * @param report called with each error
 * @throws ProviderError if the provider's lists can't be read
 */
export async function compareReturns(deps: PaymentDeps, report: (error: unknown) => void): Promise<void> {
  const { db, provider } = deps;
  const { since } = await readPeriod(db, { hours: compareReturnsDays * 24, graceSeconds: 0 });
  const refunds = await provider.listRefundsSince(since);
  for (const payment of await findPaymentsWhoseRefundsDiffer(db, provider.name, refunds)) {
    await compareRefunds(deps, payment, payment.intentId ?? '').catch(report);
  }
  for (const payment of await disputedPayments(deps, since)) {
    await compareDisputes(deps, payment, payment.intentId ?? '').catch(report);
  }
}

/** Payments with a dispute that's open here, or that was opened at the provider since then. */
async function disputedPayments({ db, provider }: PaymentDeps, since: Date): Promise<readonly PaymentRow[]> {
  const found = new Map((await findDisputedPayments(db, provider.name)).map((payment) => [payment.id, payment]));
  for (const { intentId } of await provider.listDisputesSince(since)) {
    const payment = await payments.findPaymentByIntent(db, provider.name, intentId);
    if (payment) found.set(payment.id, payment);
  }
  return [...found.values()];
}
