import { addCents, cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { discountOn, type DiscountTerms } from './discount';
import type { PricingTier } from './tier';

/** 4.3%, in tenths of a percent. Source: specification 1, section 9. */
export const bookingFeePerMille = 43;
/** $1.90 a booking. Source: specification 1, section 9. */
export const bookingFeeFixedCents = 190;
/** Harmonized Sales Tax, percent. Source: specification 1, section 9. */
export const hstPercent = 13;
/** A total above $999,999.99 is refused as `amount_too_large`. Source: reliability rule MON-05. */
export const maxTotalCents = 99_999_999;

/** The printed lines of one booking; they always add up. All in cents. */
export interface QuoteTotals {
  /** Subtotal after the discount: what fee and tax are reckoned on. */
  readonly subtotal: Cents;
  readonly bookingFee: Cents;
  /** `totalAmount` on the wire: subtotal plus fee. */
  readonly totalBeforeTax: Cents;
  readonly hst: Cents;
  /** What the card is charged. */
  readonly total: Cents;
}

export interface Quote extends QuoteTotals {
  readonly adults: number;
  readonly children: number;
  readonly adultPrice: Cents;
  readonly childPrice: Cents;
  /** Attendee prices added up, before the discount. */
  readonly ticketsTotal: Cents;
  readonly discount: Cents;
}

/**
 * Prices one booking, line by line, as printed at checkout.
 * @param subtotal attendee prices added up less the discount, in cents, before fee and tax
 * @returns each line in cents; `total` is what the card is charged
 * @throws RangeError if `subtotal` is negative
 * Source: reliability rule MON-02; specification 1, section 9. No fee when the subtotal is 0.
 * Example: $250.00 gives fee $12.65, HST $34.14, total $296.79.
 */
export function quoteTotals(subtotal: Cents): QuoteTotals {
  if (subtotal < 0) throw new RangeError(`Negative subtotal: ${subtotal}`);
  const bookingFee = bookingFeeOn(subtotal);
  const totalBeforeTax = addCents(subtotal, bookingFee);
  const hst = cents(divideHalfUp(totalBeforeTax * hstPercent, 100));
  return { subtotal, bookingFee, totalBeforeTax, hst, total: addCents(totalBeforeTax, hst) };
}

/** round_half_up(subtotal x 0.043 + 1.90) to the cent; nothing on a free booking. Source: decisions.md, section 4. */
export function bookingFeeOn(subtotal: Cents): Cents {
  if (subtotal === 0) return zeroCents;
  return cents(divideHalfUp(subtotal * bookingFeePerMille + bookingFeeFixedCents * 1000, 1000));
}

export interface QuoteRequest {
  readonly tier: Pick<PricingTier, 'adultPrice' | 'childPrice'>;
  readonly attendees: readonly { readonly isChild: boolean }[];
  readonly discount?: DiscountTerms | null;
}

/**
 * The whole price of one booking; client and server ask this same function.
 * A tier without a child price charges children as adults (they cannot attend where it matters, see booking/attendees).
 * Source: reliability rules MON-02 and MON-07.
 */
export function quoteBooking({ tier, attendees, discount = null }: QuoteRequest): Quote {
  const children = attendees.filter((attendee) => attendee.isChild).length;
  const adults = attendees.length - children;
  const childPrice = tier.childPrice ?? tier.adultPrice;
  const ticketsTotal = cents(adults * tier.adultPrice + children * childPrice);
  const discountAmount = discount ? discountOn(ticketsTotal, discount) : zeroCents;
  return {
    adults,
    children,
    adultPrice: tier.adultPrice,
    childPrice,
    ticketsTotal,
    discount: discountAmount,
    ...quoteTotals(cents(ticketsTotal - discountAmount)),
  };
}
