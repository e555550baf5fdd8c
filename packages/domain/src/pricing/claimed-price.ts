import type { Cents } from '../money';
import type { QuoteTotals } from './totals';

/** How far a line that a client rounded its own way may be from ours, in cents. Source: rule MON-06. */
export const claimedLineToleranceCents = 1;

/** What a client believes the price is. It may leave out any of it. */
export interface ClaimedPrice {
  readonly subtotal?: Cents | undefined;
  readonly bookingFee?: Cents | undefined;
  readonly hst?: Cents | undefined;
  readonly totalBeforeTax?: Cents | undefined;
  /** Every total including tax that it sent. */
  readonly totals: readonly Cents[];
}

/**
 * Whether a client means our price, although it rounds otherwise, or only at the end: its totals are within a cent of ours, or of
 * ours with the lines that it has, each within a cent.
 * Source: rule MON-06; docs/archive/decisions/0101-a-cent-per-line.md.
 */
export function meansOurPrice(claimed: ClaimedPrice, ours: QuoteTotals): boolean {
  const offBeforeTax = offBy(claimed.subtotal, ours.subtotal) + offBy(claimed.bookingFee, ours.bookingFee);
  const off = offBeforeTax + offBy(claimed.hst, ours.hst);
  const { totalBeforeTax, totals } = claimed;
  return (
    (totalBeforeTax === undefined || isNear(totalBeforeTax, ours.totalBeforeTax, offBeforeTax)) &&
    totals.every((total) => isNear(total, ours.total, off))
  );
}

/** By how much a line is off, if it may be: otherwise it explains nothing. */
function offBy(claimed: Cents | undefined, ours: Cents): number {
  const off = claimed === undefined ? 0 : claimed - ours;
  return Math.abs(off) <= claimedLineToleranceCents ? off : 0;
}

function isNear(claimed: Cents, ours: Cents, off: number): boolean {
  const difference = claimed - ours;
  return [difference, difference - off].some((left) => Math.abs(left) <= claimedLineToleranceCents);
}
