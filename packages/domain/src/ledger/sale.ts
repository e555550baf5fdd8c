import type { Cents } from '../money';
import { entryOn, specificationTax, type LedgerEntry, type Posting, type TaxName } from './accounts';

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

/** What the parts of a total are for; they add up to it. */
export interface SaleParts {
  /** Tickets less the discount, whoever made the code: the organizer's. */
  readonly tickets: Cents;
  readonly fee: Cents;
  readonly taxes: readonly { readonly tax: TaxName; readonly amount: Cents }[];
}

/** The parts of a booking's price, as it was quoted. @param quote in cents */
export function salePartsOf(quote: {
  readonly ticketsTotal: number;
  readonly discount: number;
  readonly fee: number;
  readonly hst: number;
}): SaleParts {
  return {
    tickets: (quote.ticketsTotal - quote.discount) as Cents,
    fee: quote.fee as Cents,
    taxes: [{ tax: specificationTax, amount: quote.hst as Cents }],
  };
}

/** What a payment posts: the price of the tickets is the organizer's, the fee the site's, and the tax is to be remitted. */
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

function earned({ organizerId, parts: { tickets, fee, taxes } }: Sale): LedgerEntry[] {
  return [
    { ...entryOn('organizer', -tickets), organizerId },
    entryOn('fees', -fee),
    ...taxes.map(({ tax, amount }) => ({ ...entryOn('tax', -amount), tax })),
  ];
}

function unassigned({ received }: Sale): LedgerEntry[] {
  return [entryOn('unassigned', -received)];
}
