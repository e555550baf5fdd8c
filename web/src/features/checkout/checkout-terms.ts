import type { BookingData } from '@ascendant/contract/booking';
import { toWireNumber } from '@ascendant/contract/money';
import type { WireQuote } from '@ascendant/contract/quote-schema';
import { quoteFromWire } from '@ascendant/contract/quote-wire';
import { addCents, cents } from '@ascendant/domain/money';
import { extrasPrice } from '@ascendant/domain/pricing/extra';
import { addTax, quoteTotals, taxed, ticketsTotalOf, type Quote } from '@ascendant/domain/pricing/quote';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { pendingAmounts, withDollars, type PendingBooking } from '../../storage/pending-booking';

/** What the user has seen and agreed to: the tier, every line of the price, and the discount code. */
export interface CheckoutTerms {
  readonly pricingTierId: number;
  readonly tierType: TierType;
  readonly quote: Quote;
  readonly discountCode: string | null;
}

/** The terms the booking dialog showed, with tax added here (specification 1, section 9 (Business constants and limits)). */
export function termsOfBooking(booking: PendingBooking): CheckoutTerms {
  const { adults, children, types, extras, adultPrice, childPrice, subtotal, bookingFee } = booking;
  const discountCode = booking.discountCode ?? null;
  const ticketsTotal = discountCode === null ? subtotal : addCents(ticketsTotalOf(booking), extrasPrice(extras));
  return {
    pricingTierId: booking.pricingTierId,
    tierType: booking.tierType,
    discountCode,
    quote: {
      adults,
      children,
      types,
      extras,
      adultPrice,
      childPrice,
      ticketsTotal,
      discount: cents(Math.max(0, ticketsTotal - subtotal)),
      subtotal,
      bookingFee,
      ...taxOnBooking(booking),
    },
  };
}

/** The event's own taxes under Canada's rules; otherwise one on everything. */
function taxOnBooking({ subtotal, bookingFee, totalAmount, taxes }: PendingBooking) {
  return taxes === undefined ? addTax(totalAmount) : taxed({ subtotal, bookingFee }, chargeRatesOf(taxes));
}

/** The terms as the server priced them. */
export function termsOfQuote(quote: WireQuote, discountCode: string | null): CheckoutTerms {
  return {
    pricingTierId: quote.pricingTierId,
    tierType: quote.tierType,
    discountCode,
    quote: quoteFromWire(quote),
  };
}

/** The booking, updated with the terms agreed to since. */
export function withTerms(booking: PendingBooking, { quote, ...terms }: CheckoutTerms): PendingBooking {
  return {
    ...booking,
    pricingTierId: terms.pricingTierId,
    tierType: terms.tierType,
    ...pendingAmounts(quote),
    discountCode: terms.discountCode ?? undefined,
  };
}

/** The same terms without the discount code. @param booking whose event's taxes apply */
export function withoutDiscount(terms: CheckoutTerms, { taxes }: Pick<PendingBooking, 'taxes'>): CheckoutTerms {
  const { ticketsTotal } = terms.quote;
  return {
    ...terms,
    discountCode: null,
    quote: { ...terms.quote, discount: cents(0), ...quoteTotals(ticketsTotal, chargeRatesOf(taxes)) },
  };
}

/**
 * Whether a new price is just the old one less a discount. The user asked for that by entering a code, so there's no need to
 * ask again.
 */
export function isOnlyDiscounted(before: CheckoutTerms, after: CheckoutTerms): boolean {
  return (
    after.quote.discount > 0 &&
    after.pricingTierId === before.pricingTierId &&
    after.quote.ticketsTotal === before.quote.ticketsTotal
  );
}

/** The order to send: the attendees from the booking, every amount from the agreed terms. */
export function toOrder(booking: PendingBooking, terms: CheckoutTerms): BookingData {
  return {
    ...withDollars(withTerms(booking, terms)),
    tax: toWireNumber(terms.quote.hst),
    totalWithTax: toWireNumber(terms.quote.total),
  };
}
