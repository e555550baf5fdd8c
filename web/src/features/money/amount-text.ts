import { fromSignedWire } from '@ascendant/contract/money';
import type { EarningFigure } from '@ascendant/domain/ledger/figures';
import { formatDollars } from '@ascendant/domain/money';

/** What people read above a figure. Source: docs/rules/events.md, "Reports". */
export const figureLabels: Readonly<Record<EarningFigure, string>> = {
  paidByTravellers: 'Paid by travellers',
  siteDiscount: 'Discounts the site pays',
  revenue: 'Revenue',
  siteFee: 'Site fee',
  tax: 'Tax',
};

/** '$120.01', '−$20.00'. @param amount as replies carry it */
export function amountText(amount: string): string {
  return formatDollars(fromSignedWire(amount)).replace('-', '−');
}
