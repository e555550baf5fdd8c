import { cents, divideHalfUp, zeroCents, type Cents } from '../money';
import type { Quote } from './quote';
import { taxOf, type TaxLine } from './taxes';

/** A dearer date's price, and what it costs more. */
export interface Difference {
  /** What the new date costs everyone who was booked. */
  readonly price: Quote;
  /** What's charged: more than 0, and at most the price's total. */
  readonly charge: Cents;
  /** The quotes that are paid in full; null if a part of them has gone back. */
  readonly paid: readonly Quote[] | null;
}

/**
 * The quote of the difference to a dearer date. Each line is what the new price has more than what was paid. If a part of that has gone back, it's
 * the difference's share of the line, rounded to the cent, and what rounding leaves is in the tickets.
 * @throws RangeError if the charge isn't a part of the price
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export function supplementQuote({ price, charge, paid }: Difference): Quote {
  if (charge <= 0 || charge > price.total) throw new RangeError(`Not a difference to pay: ${charge}`);
  const exact = paid && linesAbove(price, paid);
  return quoteOf(exact?.total === charge ? exact : sharesOf(price, charge), charge);
}

/** The lines of a quote that don't follow from others. */
interface Lines {
  readonly discount: Cents;
  readonly bookingFee: Cents;
  readonly hst: Cents;
  readonly taxes: readonly TaxLine[] | undefined;
}

function quoteOf({ discount, bookingFee, hst, taxes }: Lines, total: Cents): Quote {
  const subtotal = cents(total - hst - bookingFee);
  return {
    adults: 0,
    children: 0,
    adultPrice: zeroCents,
    childPrice: zeroCents,
    ticketsTotal: cents(subtotal + discount),
    discount,
    subtotal,
    bookingFee,
    totalBeforeTax: cents(subtotal + bookingFee),
    hst,
    total,
    ...(taxes === undefined ? {} : { taxes }),
  };
}

/** What each line has more than the same lines that were paid; null if one of them has less. */
function linesAbove(price: Quote, paid: readonly Quote[]): (Lines & { readonly total: Cents }) | null {
  const above = (of: (quote: Quote) => number) => of(price) - paid.reduce((sum, quote) => sum + of(quote), 0);
  const [discount, bookingFee, hst] = [
    above((quote) => quote.discount),
    above((quote) => quote.bookingFee),
    above((quote) => quote.hst),
  ];
  const taxes = price.taxes?.map((line) => ({
    ...line,
    amountCents: line.amountCents - paid.reduce((sum, quote) => sum + amountOf(quote, line), 0),
  }));
  const subtotal = above((quote) => quote.subtotal);
  if (Math.min(discount, bookingFee, hst, subtotal, ...(taxes ?? []).map(({ amountCents }) => amountCents)) < 0)
    return null;
  if (taxes !== undefined && taxes.reduce((sum, { amountCents }) => sum + amountCents, 0) !== hst) return null;
  return {
    discount: cents(discount),
    bookingFee: cents(bookingFee),
    hst: cents(hst),
    taxes: taxes?.map((line) => ({ ...line, amountCents: cents(line.amountCents) })),
    total: cents(subtotal + bookingFee + hst),
  };
}

function amountOf({ taxes = [] }: Quote, line: TaxLine): number {
  const same = taxes.find(
    ({ tax, rate, jurisdiction, on, remitter }) =>
      tax === line.tax &&
      rate === line.rate &&
      jurisdiction === line.jurisdiction &&
      on === line.on &&
      remitter === line.remitter,
  );
  return same?.amountCents ?? 0;
}

function sharesOf(price: Quote, charge: Cents): Lines {
  const shareOf = (amount: number): Cents => cents(divideHalfUp(amount * charge, price.total));
  const taxes = price.taxes?.map((line): TaxLine => ({ ...line, amountCents: shareOf(line.amountCents) }));
  const hst = taxes === undefined ? shareOf(price.hst) : taxOf(taxes);
  const bookingFee = cents(Math.min(shareOf(price.bookingFee), charge - hst));
  return { discount: shareOf(price.discount), bookingFee, hst, taxes };
}
