import { addCents, zeroCents, type Cents } from '../money';
import type { TaxLine } from '../pricing/taxes';
import { entryOn, jurisdictionTax, specificationTax, type LedgerEntry, type Posting, type TaxName } from './accounts';
import { disputePostings, type DisputeFacts } from './dispute-postings';
import { refundPostings, type RefundFacts } from './refund-postings';

/** A payment that went through, and what it was for. */
export interface Sale {
  readonly paymentId: number;
  /** Null if their account was deleted before. */
  readonly organizerId: number | null;
  /** What arrived. */
  readonly received: Cents;
  /** Whether that's what was asked for. Otherwise it belongs to no one until it's refunded. */
  readonly isAsAsked: boolean;
  readonly parts: SaleParts;
  readonly receivedAt: Date | null;
}

/** What the parts of a total are for; they add up to it, less what the site pays of it. */
export interface SaleParts {
  /** Tickets less the discount that the organizer bears: the organizer's. */
  readonly tickets: Cents;
  /** What the site bears of the discount, and so pays the organizer instead of the traveller. */
  readonly siteDiscount: Cents;
  readonly fee: Cents;
  readonly taxes: readonly { readonly tax: TaxName; readonly amount: Cents }[];
}

/** A booking's price, as it was quoted, in cents. */
interface QuotedSale {
  readonly ticketsTotal: number;
  readonly discount: number;
  /** As much of the discount as the site bears. */
  readonly siteDiscount: number;
  readonly fee: number;
  readonly hst: number;
  /** Under Canada's rules: the lines that `hst` adds up; otherwise null. */
  readonly taxLines: readonly TaxLine[] | null;
}

/** The parts of a booking's price, as it was quoted. */
export function salePartsOf(quote: QuotedSale): SaleParts {
  return {
    tickets: (quote.ticketsTotal - quote.discount + quote.siteDiscount) as Cents,
    siteDiscount: quote.siteDiscount as Cents,
    fee: quote.fee as Cents,
    taxes: quote.taxLines === null ? [{ tax: specificationTax, amount: quote.hst as Cents }] : taxesOf(quote.taxLines),
  };
}

/** What each remitter owes to each jurisdiction, on tickets and fee together. */
function taxesOf(lines: readonly TaxLine[]): SaleParts['taxes'] {
  const sums = new Map<TaxName, Cents>();
  for (const { amountCents, ...line } of lines) {
    const tax = jurisdictionTax(line);
    sums.set(tax, addCents(sums.get(tax) ?? zeroCents, amountCents));
  }
  return [...sums].map(([tax, amount]) => ({ tax, amount }));
}

/** What a payment posts: the price of the tickets is the organizer's, also what the site pays of it; the fee the site's, and the tax is to be remitted. */
export function paymentPosting(sale: Sale): Posting {
  const entries = [entryOn('provider', sale.received), ...(sale.isAsAsked ? earned(sale) : unassigned(sale))];
  return {
    key: `payment:${sale.paymentId}`,
    cause: 'payment',
    refundId: null,
    disputeId: null,
    occurredAt: sale.receivedAt,
    entries: entries.filter(({ amount }) => amount !== 0),
  };
}

function earned({ organizerId, parts: { tickets, siteDiscount, fee, taxes } }: Sale): LedgerEntry[] {
  return [
    { ...entryOn('organizer', -tickets), organizerId },
    entryOn('discounts', siteDiscount),
    entryOn('fees', -fee),
    ...taxes.map(({ tax, amount }) => ({
      ...entryOn('tax', -amount),
      tax,
      // What the organizer remits, they're paid.
      organizerId: tax.endsWith(':organizer') ? organizerId : null,
    })),
  ];
}

function unassigned({ received }: Sale): LedgerEntry[] {
  return [entryOn('unassigned', -received)];
}

/** A payment that went through, with everything that happened to its money. */
export interface PaymentHistory {
  readonly sale: Sale;
  /** In the order in which they were asked for. */
  readonly refunds: readonly RefundFacts[];
  /** In the order in which they were opened. */
  readonly disputes: readonly DisputeFacts[];
  /** What it has posted so far, in order. */
  readonly posted: readonly Posting[];
}

/**
 * What the ledger still has to post about a payment, in order, each of it summing to 0. Refunds come before disputes, so that what a bank
 * takes isn't taken twice of what was to be refunded. Once that's posted, it returns nothing.
 * Source: docs/rules/ledger.md.
 */
export function duePostings({ sale, refunds, disputes, posted }: PaymentHistory): readonly Posting[] {
  let all = posted.length > 0 ? posted : [paymentPosting(sale)];
  for (const refund of refunds) all = [...all, ...refundPostings(refund, all)];
  for (const dispute of disputes) all = [...all, ...disputePostings(dispute, all)];
  return all.slice(posted.length);
}
