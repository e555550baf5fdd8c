import type { PaymentRow } from '../../../db/schema/payments';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { makeRefund } from './refund-payment';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { findPendingRefunds } from './refunds.repository';
import { releasePayment } from './release-payment';
import { settlePayment } from './settle-payment';

/** A payment that nobody has told us about for so long is looked at. Source: reliability rule PAY-10. */
const overdueSeconds = 60;
const batch = 200;

export interface Look {
  readonly settled: number;
  readonly released: number;
  readonly refunded: number;
  readonly failed: number;
}

/**
 * Looks at everything that is not final: payments without news, holds whose time is over, refunds not made. One that cannot be
 * settled now stops no other and is looked at again next time.
 * @param report hears what failed
 * Source: reliability rules PAY-10 to PAY-12; T5.
 */
export async function reconcile(deps: PaymentDeps, report: (error: unknown) => void): Promise<Look> {
  const attempt = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
    let failed = 0;
    for (const item of items) {
      try {
        await work(item);
      } catch (error) {
        failed += 1;
        report(error);
        if (error instanceof ProviderError && error.failure === 'unreachable') return { done: 0, failed };
      }
    }
    return { done: items.length - failed, failed };
  };
  const released = await attempt(await payments.findRunOutPayments(deps.db, batch), (payment) => expire(deps, payment));
  const settled = await attempt(await payments.findOverduePayments(deps.db, overdueSeconds, batch), (payment) =>
    settlePayment(deps, payment),
  );
  const refunded = await attempt(await findPendingRefunds(deps.db, batch), (refund) => makeRefund(deps, refund.id));
  return {
    settled: settled.done,
    released: released.done,
    refunded: refunded.done,
    failed: settled.failed + released.failed + refunded.failed,
  };
}

async function expire(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  await releasePayment(deps, payment, 'expired');
}
