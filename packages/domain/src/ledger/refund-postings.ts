import { type Cents, cents } from '../money';
import type { RefundStatus } from '../payment/payment-fields';
import { entryOn, reversed, type LedgerCause, type LedgerEntry, type Posting, isSameAccount } from './accounts';
import { splitBack } from './split-back';

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

/**
 * What goes back of a payment, taken from those it was paid to in the shares they got. What's more than they have left, because it goes back
 * twice, the site loses.
 * @param posted everything that the payment has posted so far, the payment itself first
 * @param amount in cents
 * @returns entries that sum to `amount`
 */
export function takenBack(posted: readonly Posting[], amount: number): LedgerEntry[] {
  const [payment] = posted;
  const shares = (payment?.entries ?? []).filter(({ account }) => account !== 'provider');
  const parts = shares.map((share) => ({ paid: -share.amount as Cents, back: backOf(posted, share) }));
  const left = parts.reduce((sum, { paid, back }) => sum + paid - back, 0);
  const given = splitBack(parts, cents(Math.min(amount, left)));
  const entries = shares.map((share, index) => ({ ...share, amount: given[index] ?? cents(0) }));
  return [...entries, entryOn('losses', amount - Math.min(amount, left))].filter((entry) => entry.amount !== 0);
}

/** How much of a share has gone back by what was posted after the payment. */
function backOf(posted: readonly Posting[], share: LedgerEntry): Cents {
  const later = posted.slice(1).flatMap(({ entries }) => entries);
  return cents(later.filter((entry) => isSameAccount(entry, share)).reduce((sum, { amount }) => sum + amount, 0));
}
