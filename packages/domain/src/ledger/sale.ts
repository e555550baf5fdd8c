import { addCents, zeroCents, type Cents } from '../money';
import type { TaxLine } from '../pricing/taxes';
import { entryOn, jurisdictionTax, specificationTax, type LedgerEntry, type Posting, type TaxName } from './accounts';

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
