import type { LedgerAccount, LedgerCause } from './accounts';

/** The figures of earnings. The first and the second are the sum of the others. Source: docs/rules/ledger.md, "Earnings and money". */
export const earningFigures = ['paidByTravellers', 'siteDiscount', 'revenue', 'siteFee', 'tax'] as const;
export type EarningFigure = (typeof earningFigures)[number];

/** The accounts whose lines a figure is made of. */
export const accountsOfFigure: Readonly<Record<EarningFigure, readonly LedgerAccount[]>> = {
  paidByTravellers: ['organizer', 'fees', 'tax', 'discounts'],
  siteDiscount: ['discounts'],
  revenue: ['organizer'],
  siteFee: ['fees'],
  tax: ['tax'],
};

/** What happened, on a line. */
export const causeLabels: Readonly<Record<LedgerCause, string>> = {
  payment: 'Payment',
  refund_requested: 'Refund',
  refund_made: 'Refund made',
  refund_returned: 'Refund returned by the bank',
  refund_replaced: 'Refund replaced by another',
  refund_closed: 'Refund closed',
  dispute_opened: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  dispute_reopened: 'Dispute appealed',
  provider_fee: 'Provider’s fee',
  transfer: 'Payout',
  transfer_reversed: 'Payout taken back',
  adjustment: 'Adjustment',
  discount: 'Discount that the site pays',
  tax_assigned: 'Tax that the organizer remits',
  moved_out: 'Moved to another date',
  moved_in: 'Moved from another date',
  manual_fee: 'Fee of a manual booking',
  manual_fee_returned: 'Fee of a cancelled manual booking',
  reseller_sale: 'Sold by a reseller',
  reseller_sale_returned: 'Cancelled by a reseller',
  reseller_paid: 'Paid by a reseller',
};

/** Accounts whose balance is what the site owes or has earned: shown the other way round, so that amounts are positive. */
export const owingAccounts: readonly LedgerAccount[] = [
  'organizer',
  'fees',
  'tax',
  'refunds_due',
  'unclaimed',
  'paid_elsewhere',
  'unassigned',
];

/** 'HST, remitted by the site', 'PST (BC), remitted by the organizer'. @param tax `hst:site`, `pst-bc:organizer` */
export function taxLabel(tax: string): string {
  const [kind = '', remitter] = tax.split(':');
  const [name = '', jurisdiction] = kind.toUpperCase().split('-');
  const by = remitter === 'organizer' ? 'the organizer' : 'the site';
  // GST is federal: there's no other.
  const where = jurisdiction === undefined || jurisdiction === 'CA' ? '' : ` (${jurisdiction})`;
  return `${name}${where}, remitted by ${by}`;
}
