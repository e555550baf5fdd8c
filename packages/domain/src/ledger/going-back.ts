import { cents, type Cents } from '../money';
import { entryOn, isSameAccount, type LedgerEntry, type Posting } from './accounts';
import { splitBack } from './split-back';

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
