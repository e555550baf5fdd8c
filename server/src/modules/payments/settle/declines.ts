import type { LimitName } from '@ascendant/domain/rate-limits';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { Caller } from '../../../access/caller';
import { AppError } from '../../../errors/app-error';
import type { Counted } from '../../../limits/rate-limits';
import { findPayer, raiseDeclines } from '../open/payers.repository';
import { releasePayment } from '../open/release-payment';
import type { PaymentDeps } from '../payment-deps';

/** A limit on declined cards, the pause that follows it, and for whom they're counted. */
interface DeclineLimit {
  readonly limit: LimitName;
  readonly pause: LimitName;
  readonly who: Counted;
}

const everyones = { limit: 'declinedPayment', pause: 'declinePause' } as const;
/** Each new guest starts with a person's full limit, so the network's is lower. */
const guests = { limit: 'guestDecline', pause: 'guestDeclinePause' } as const;

/**
 * Counts declined cards towards the limits on card testing: each one once, whether the confirm call or the webhook reported it. At a
 * limit we end the payment, so that no more cards can be tried on it.
 * @param observed how many declines of this payment we know of now
 * Source: docs/rules/security.md, "Rate limits", declined payments.
 */
export async function countDeclines(deps: PaymentDeps, payment: PaymentRow, observed: number): Promise<void> {
  const fresh = await raiseDeclines(deps.db, payment.id, observed);
  if (fresh === 0) return;
  const { userId, addressKey, isGuest } = await findPayer(deps.db, payment.id);
  const counted: readonly DeclineLimit[] = [
    { ...everyones, who: { target: userId ?? undefined } },
    { ...everyones, who: { addressKey } },
    ...(isGuest ? [{ ...guests, who: { addressKey } }] : []),
  ];
  const usedUp: DeclineLimit[] = [];
  for (const each of counted) {
    for (let count = 0; count < fresh; count += 1) await deps.limits.count(each.limit, each.who);
    if (await isUsedUp(deps, each)) usedUp.push(each);
  }
  for (const { pause, who } of usedUp) await deps.limits.count(pause, who);
  if (usedUp.length > 0) await releasePayment(deps, payment);
}

/** @throws AppError rate_limited after too many declined cards */
export async function refuseCardTesting({ limits }: PaymentDeps, { userId, role }: Caller, ip: string): Promise<void> {
  await limits.check('declinePause', { target: userId, ip });
  if (role === 'guest') await limits.check('guestDeclinePause', { ip });
}

async function isUsedUp({ limits }: PaymentDeps, { limit, who }: DeclineLimit): Promise<boolean> {
  try {
    await limits.check(limit, who);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}
