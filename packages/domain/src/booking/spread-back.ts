import { cents, zeroCents, type Cents } from '../money';
import type { CancellationPlan } from './cancellation';

/** One payment of a booking, as far as it can go back. */
export interface PartPaid {
  readonly total: Cents;
  /** Requested, refunded, or taken by the bank. */
  readonly refunded: Cents;
  readonly kept: Cents;
}

/** What goes back of each payment, and what's kept of it. */
export type PartBack = Pick<CancellationPlan, 'refund' | 'kept'>;

/**
 * Spreads what goes back of a booking, and what's kept, over its payments: the latest first, each up to what's left of it.
 * @param parts the latest first; the last one takes what's over
 * @returns for each part, in the same order
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function spreadBack(parts: readonly PartPaid[], { refund, kept }: PartBack): readonly PartBack[] {
  let [toRefund, toKeep]: [number, number] = [refund, kept];
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const left = Math.max(zeroCents, part.total - part.refunded - part.kept);
    const refunded = isLast ? toRefund : Math.min(toRefund, left);
    const keptOfIt = isLast ? toKeep : Math.min(toKeep, left - refunded);
    toRefund -= refunded;
    toKeep -= keptOfIt;
    return { refund: cents(refunded), kept: cents(keptOfIt) };
  });
}
