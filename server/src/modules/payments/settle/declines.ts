import type { PaymentRow } from '../../../../db/schema/payments';
import { AppError } from '../../../errors/app-error';
import type { Counted } from '../../../limits/rate-limits';
import { findPayer, raiseDeclines } from '../open/payers.repository';
import { releasePayment } from '../open/release-payment';
import type { PaymentDeps } from '../payment-deps';

/**
 * Counts declined cards towards the limit on card testing: each one once, whether the confirm call or the webhook reported it. At the
 * limit we end the payment, so that no more cards can be tried on it.
 * @param observed how many declines of this payment we know of now
 * Source: docs/rules/security.md, "Rate limits", declined payments.
 */
export async function countDeclines(deps: PaymentDeps, payment: PaymentRow, observed: number): Promise<void> {
  const fresh = await raiseDeclines(deps.db, payment.id, observed);
  if (fresh === 0) return;
  const payer = await findPayer(deps.db, payment.id);
  const counted = [{ target: payer.userId ?? undefined }, { addressKey: payer.addressKey }];
  const usedUp: Counted[] = [];
  for (const who of counted) {
    for (let count = 0; count < fresh; count += 1) await deps.limits.count('declinedPayment', who);
    if (await isUsedUp(deps, who)) usedUp.push(who);
  }
  for (const who of usedUp) await deps.limits.count('declinePause', who);
  if (usedUp.length > 0) await releasePayment(deps, payment);
}

/** @throws AppError rate_limited after too many declined cards */
export async function refuseCardTesting({ limits }: PaymentDeps, who: Counted): Promise<void> {
  await limits.check('declinePause', who);
}

async function isUsedUp({ limits }: PaymentDeps, who: Counted): Promise<boolean> {
  try {
    await limits.check('declinedPayment', who);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}
