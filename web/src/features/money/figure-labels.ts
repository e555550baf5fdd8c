import type { EarningFigure } from '@ascendant/domain/ledger/figures';

/** What people read above a figure. Source: docs/rules/events.md, "Reports". */
export const figureLabels: Readonly<Record<EarningFigure, string>> = {
  paidByTravellers: 'Paid by travellers',
  siteDiscount: 'Discounts the site pays',
  revenue: 'Revenue',
  siteFee: 'Site fee',
  tax: 'Tax',
};
