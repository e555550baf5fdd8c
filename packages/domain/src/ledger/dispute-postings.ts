import type { Cents } from '../money';
import { isWithholding, type DisputeStatus } from '../payment/disputes';
import { balanceOf, entryOn, reversed, type LedgerCause, type LedgerEntry, type Posting } from './accounts';
import { takenBack } from './refund-postings';

/** A dispute as it stands. */
export interface DisputeFacts {
  readonly id: number;
  readonly amount: Cents;
  readonly status: DisputeStatus;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

type DisputeCause = Extract<LedgerCause, `dispute_${string}`>;

interface Step {
  readonly cause: DisputeCause;
  readonly at: Date | null;
  readonly entries: readonly LedgerEntry[];
}

/**
 * What a dispute posts until the ledger says what it says. The provider withholds the money when it's opened and returns it when it's won. When
 * it's lost, those who were paid give it back. An appeal opens a lost one again. An inquiry moves nothing.
 * @param posted what the payment has posted so far
 * @returns the steps that aren't posted yet
 */
export function disputePostings(dispute: DisputeFacts, posted: readonly Posting[]): readonly Posting[] {
  let all = posted;
  for (let step = nextStep(dispute, all); step !== null; step = nextStep(dispute, all)) {
    const number = ownOf(dispute, all).length + 1;
    const { cause, at, entries } = step;
    const key = `dispute:${dispute.id}:${number}`;
    all = [...all, { key, cause, refundId: null, disputeId: dispute.id, occurredAt: at, entries }];
  }
  return all.slice(posted.length);
}

function ownOf({ id }: DisputeFacts, posted: readonly Posting[]): readonly Posting[] {
  return posted.filter(({ disputeId }) => disputeId === id);
}

/** One step towards what the dispute is now; null if the ledger has it. */
function nextStep(dispute: DisputeFacts, posted: readonly Posting[]): Step | null {
  const own = ownOf(dispute, posted);
  const last = own.at(-1)?.cause ?? null;
  const withheld = balanceOf(own, 'disputes');
  const { amount, status, openedAt, closedAt } = dispute;
  const keepsMoney = isWithholding(status) || status === 'lost';
  if (last === 'dispute_lost') return stepAfterLoss(dispute, own.at(-1));
  if (last === null || last === 'dispute_won') {
    const wasOpened = keepsMoney || (status === 'won' && last === null);
    return wasOpened ? open(amount, last === null ? openedAt : null) : null;
  }
  if (!keepsMoney) return { cause: 'dispute_won', at: closedAt, entries: reversed(open(withheld, null).entries) };
  if (withheld !== amount) return open(amount - withheld, null);
  if (status !== 'lost') return null;
  return { cause: 'dispute_lost', at: closedAt, entries: [...takenBack(posted, amount), entryOn('disputes', -amount)] };
}

function open(amount: number, at: Date | null): Step {
  return { cause: 'dispute_opened', at, entries: [entryOn('disputes', amount), entryOn('provider', -amount)] };
}

function stepAfterLoss({ status, amount }: DisputeFacts, loss: Posting | undefined): Step | null {
  if (loss === undefined || (status === 'lost' && -balanceOf([loss], 'disputes') === amount)) return null;
  return { cause: 'dispute_reopened', at: null, entries: reversed(loss.entries) };
}
