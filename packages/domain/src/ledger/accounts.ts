import type { Cents } from '../money';
import type { TaxLine } from '../pricing/taxes';

/**
 * The accounts of the ledger. What's positive the site has or bears, what's negative it owes or has earned.
 * - `provider`: what the payment provider took in for us, less what went back and what it charges
 * - `organizer`: what we owe an organizer
 * - `fees`: the site's booking fees
 * - `tax`: tax that's to be remitted, by jurisdiction and by who remits it
 * - `provider_fees`: what the payment provider charges us
 * - `disputes`: what banks withhold while they decide
 * - `refunds_due`: refunds that are asked for, and haven't been made
 * - `unclaimed`, `paid_elsewhere`: refunds that an admin closed, unpaid or paid some other way
 * - `losses`: what went back twice, which the site bears
 * - `unassigned`: payments of another amount or currency than was asked for, until they're refunded
 * - `paid_out`: what was paid out to an organizer, of what we owe them
 * - `moved`: what bookings that move to another date take from one date to the other; the two postings of a move sum to 0 on it
 * - `adjustments`: what the site gave organizers, or took from them, by an admin's adjustments
 * - `discounts`: what the site pays of discounts, by codes that it bears
 * - `reseller`, `outside`: what resellers owe organizers, and the other side of it: none of it is the site's
 * Source: docs/rules/ledger.md.
 */
export const ledgerAccounts = [
  'provider',
  'organizer',
  'fees',
  'tax',
  'provider_fees',
  'disputes',
  'refunds_due',
  'unclaimed',
  'paid_elsewhere',
  'losses',
  'unassigned',
  'paid_out',
  'adjustments',
  'discounts',
  'moved',
  'reseller',
  'outside',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What makes a posting. Each cause posts once. Source: docs/rules/ledger.md. */
export const ledgerCauses = [
  'payment',
  'refund_requested',
  'refund_made',
  'refund_returned',
  'refund_replaced',
  'refund_closed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_reopened',
  'provider_fee',
  'transfer',
  'transfer_reversed',
  'adjustment',
  'discount',
  'tax_assigned',
  'moved_out',
  'moved_in',
  'manual_fee',
  'manual_fee_returned',
  'reseller_sale',
  'reseller_sale_returned',
  'reseller_paid',
] as const;
export type LedgerCause = (typeof ledgerCauses)[number];

/** Whose tax it is: `hst:site` is HST that the site remits, `hst-on:organizer` that of Ontario, which the organizer does. */
export type TaxName = `${string}:${'site' | 'organizer'}`;

/** The one tax that the specification has, on tickets and fee alike. */
export const specificationTax: TaxName = 'hst:site';

/** The name of a tax under Canada's rules: 'gst-ca:site', 'qst-qc:organizer'. */
export function jurisdictionTax({ tax, jurisdiction, remitter }: Omit<TaxLine, 'amountCents'>): TaxName {
  return `${tax.toLowerCase()}-${jurisdiction.toLowerCase()}:${remitter}`;
}

/** One line of a posting. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Whose account, for `organizer`, `paid_out`, `reseller`, `outside`, and a `tax` that the organizer remits; null if the organizer's account was deleted before. */
  readonly organizerId: number | null;
  /** Which tax, for `tax`. */
  readonly tax: TaxName | null;
  readonly amount: Cents;
}

/** What one cause moves. Its entries sum to 0. */
export interface Posting {
  /** Unique: the cause and what it's about, such as `payment:12`. */
  readonly key: string;
  readonly cause: LedgerCause;
  readonly refundId: number | null;
  readonly disputeId: number | null;
  /** When the money moved; null for now. */
  readonly occurredAt: Date | null;
  readonly entries: readonly LedgerEntry[];
}

/** An entry on an account that needs no more than its name. */
export function entryOn(account: LedgerAccount, amount: number): LedgerEntry {
  return { account, organizerId: null, tax: null, amount: amount as Cents };
}

/** Whether two entries are on the same account. */
export function isSameAccount(one: LedgerEntry, other: LedgerEntry): boolean {
  return one.account === other.account && one.organizerId === other.organizerId && one.tax === other.tax;
}

/** The sum of the entries on an account. */
export function balanceOf(postings: readonly Posting[], account: LedgerAccount): number {
  const entries = postings.flatMap((posting) => posting.entries).filter((entry) => entry.account === account);
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** The same entries the other way round. */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map((entry) => ({ ...entry, amount: -entry.amount as Cents }));
}
