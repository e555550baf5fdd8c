import { cents, zeroCents, type Cents } from '../money';
import type { ManualFee } from '../pricing/manual-fee';
import { entryOn, reversed, type LedgerEntry, type Posting } from './accounts';
import { salePartsOf } from './sale';

/** The fee of a booking that an organizer made themselves, and whose it is. */
export interface ManualFeeCharge extends ManualFee {
  readonly bookingId: number;
  readonly organizerId: number;
}

/**
 * What the fee of a manual booking posts: it's taken from what the organizer is owed, for the site and its tax.
 * @returns null without a fee
 * Source: docs/rules/ledger.md, "What never went through the site".
 */
export function manualFeePosting({ bookingId, organizerId, fee, tax, taxLines }: ManualFeeCharge): Posting | null {
  if (fee === 0) return null;
  const onlyFee = { ticketsTotal: 0, discount: 0, siteDiscount: 0, fee, hst: tax, taxLines };
  const taxes = salePartsOf(onlyFee).taxes.filter(({ amount }) => amount !== 0);
  const entries: readonly LedgerEntry[] = [
    { ...entryOn('organizer', fee + tax), organizerId },
    entryOn('fees', -fee),
    ...taxes.map((each) => ({ ...entryOn('tax', -each.amount), tax: each.tax })),
  ];
  return posting('manual_fee', bookingId, entries);
}

/** What a manual booking posts that's cancelled: the fee goes back to the organizer. @param posted what it posted when it was booked */
export function manualFeeReturn(bookingId: number, posted: readonly LedgerEntry[]): Posting {
  return posting('manual_fee_returned', bookingId, reversed(posted));
}

function posting(
  cause: 'manual_fee' | 'manual_fee_returned',
  bookingId: number,
  entries: readonly LedgerEntry[],
): Posting {
  const sum = entries.reduce((total, { amount }) => cents(total + amount), zeroCents);
  if (sum !== 0) throw new RangeError(`${cause} of booking ${bookingId} sums to ${sum}`);
  return { key: `${cause}:${bookingId}`, cause, refundId: null, disputeId: null, occurredAt: null, entries };
}

/**
 * What the provider charges for a movement of money: for a payment its processing fee, for a dispute the dispute's. The site bears both.
 * @param transactionId of the provider's own list
 */
export function providerFeePosting(fee: {
  readonly transactionId: string;
  readonly amount: Cents;
  readonly chargedAt: Date;
}): Posting {
  return {
    key: `provider_fee:${fee.transactionId}`,
    cause: 'provider_fee',
    refundId: null,
    disputeId: null,
    occurredAt: fee.chargedAt,
    entries: [entryOn('provider_fees', fee.amount), entryOn('provider', -fee.amount)],
  };
}
