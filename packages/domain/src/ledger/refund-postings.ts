import type { Cents } from '../money';
import type { RefundStatus } from '../payment/payment-fields';
import { entryOn, reversed, type LedgerCause, type LedgerEntry, type Posting } from './accounts';
import { takenBack } from './going-back';

/** A refund as it stands. */
export interface RefundFacts {
  readonly id: number;
  readonly amount: Cents;
  readonly status: RefundStatus;
  /** Another refund repeats it. */
  readonly isReplaced: boolean;
  readonly closeReason: 'admin' | 'dispute_lost' | null;
  readonly isPaidAnotherWay: boolean;
  readonly requestedAt: Date;
  /** When it was made, even if a bank returned it later; null if it never was. */
  readonly madeAt: Date | null;
  readonly failedAt: Date | null;
  readonly closedAt: Date | null;
}

/** A step of a refund that the ledger has to know. */
interface RefundStep {
  readonly cause: Extract<LedgerCause, `refund_${string}`>;
  readonly at: Date | null;
  readonly entries: (posted: readonly Posting[]) => LedgerEntry[];
}

/**
 * What a refund posts, step by step, as far as it has come. It's taken from those who were paid when it's asked for; the money is due to the
 * traveller until the provider has made it. If it's repeated as another refund, or a bank took the money, the request is undone; if an admin
 * closes it, the money stays aside.
 * @param posted what the payment has posted so far
 * @returns the steps that aren't posted yet
 */
export function refundPostings(refund: RefundFacts, posted: readonly Posting[]): readonly Posting[] {
  let all = posted;
  for (const { cause, at, entries } of stepsOf(refund)) {
    const key = `${cause}:${refund.id}`;
    if (all.some((posting) => posting.key === key)) continue;
    const posting = { key, cause, refundId: refund.id, disputeId: null, occurredAt: at, entries: entries(all) };
    all = [...all, posting];
  }
  return all.slice(posted.length);
}

function stepsOf(refund: RefundFacts): readonly RefundStep[] {
  const { id, amount, status, madeAt, failedAt, requestedAt } = refund;
  const made = [entryOn('refunds_due', amount), entryOn('provider', -amount)];
  const isReturned = madeAt !== null && (status === 'failed' || status === 'closed');
  return [
    {
      cause: 'refund_requested',
      at: requestedAt,
      entries: (posted) => [...takenBack(posted, amount), entryOn('refunds_due', -amount)],
    },
    ...(madeAt === null ? [] : [{ cause: 'refund_made', at: madeAt, entries: () => made } as const]),
    ...(isReturned ? [{ cause: 'refund_returned', at: failedAt, entries: () => reversed(made) } as const] : []),
    ...endOf(refund, (posted) => reversed(requestOf(posted, id))),
  ];
}

function requestOf(posted: readonly Posting[], refundId: number): readonly LedgerEntry[] {
  return posted.find(({ key }) => key === `refund_requested:${refundId}`)?.entries ?? [];
}

/** How a refund that wasn't made, or was returned, needs no one any more. @param undone its request, undone */
function endOf(refund: RefundFacts, undone: RefundStep['entries']): readonly RefundStep[] {
  const { amount, closedAt, closeReason, isPaidAnotherWay } = refund;
  if (refund.isReplaced) return [{ cause: 'refund_replaced', at: null, entries: undone }];
  if (closeReason === null) return [];
  const aside = entryOn(isPaidAnotherWay ? 'paid_elsewhere' : 'unclaimed', -amount);
  const entries = closeReason === 'dispute_lost' ? undone : () => [entryOn('refunds_due', amount), aside];
  return [{ cause: 'refund_closed', at: closedAt, entries }];
}
