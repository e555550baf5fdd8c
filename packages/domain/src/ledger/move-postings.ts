import { cents } from '../money';
import { entryOn, isSameAccount, reversed, type LedgerAccount, type LedgerEntry, type Posting } from './accounts';

/** Whose shares are an event's: they go along when a booking moves to another date. */
const sharesOfEvent: readonly LedgerAccount[] = ['organizer', 'discounts', 'fees', 'tax'];

/** The two postings of a move: one about the old date, one about the new one. */
export interface MovePostings {
  readonly out: Posting;
  readonly into: Posting;
}

/**
 * What a booking's move to another date posts: what the organizer, the site and the tax have of its payment leaves the old date and comes to
 * the new one. The two cancel each other out on every account.
 * @param of what tells it from the postings of the same move about another payment of the booking, the supplement's id; null for the first
 * @param posted everything that the payment has posted so far, or the booking that the site made free
 * @returns null if no one has anything of it
 * Source: docs/rules/ledger.md.
 */
export function movePostings(
  posted: readonly Pick<Posting, 'entries'>[],
  moveId: number,
  of: number | null = null,
): MovePostings | null {
  const shares = sharesOf(posted);
  if (shares.length === 0) return null;
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  // What the site made free sums to 0: it pays the organizer, and the traveller nothing.
  const into = sum === 0 ? shares : [...shares, entryOn('moved', -sum)];
  const id = of === null ? String(moveId) : `${moveId}:${of}`;
  return {
    out: posting('moved_out', id, reversed(into)),
    into: posting('moved_in', id, into),
  };
}

function posting(cause: 'moved_out' | 'moved_in', id: string, entries: readonly LedgerEntry[]): Posting {
  return { key: `${cause}:${id}`, cause, refundId: null, disputeId: null, occurredAt: null, entries };
}

/** What each account still has, one entry each. */
function sharesOf(posted: readonly Pick<Posting, 'entries'>[]): LedgerEntry[] {
  const sums: LedgerEntry[] = [];
  for (const entry of posted.flatMap(({ entries }) => entries)) {
    if (!sharesOfEvent.includes(entry.account)) continue;
    const at = sums.findIndex((sum) => isSameAccount(sum, entry));
    const before = sums[at];
    if (before === undefined) sums.push(entry);
    else sums[at] = { ...before, amount: cents(before.amount + entry.amount) };
  }
  return sums.filter(({ amount }) => amount !== 0);
}
