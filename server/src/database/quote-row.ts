import { asBooked, bookedAtFirst } from '@ascendant/domain/booking/attendee-prices';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents, toDecimal, parseDollars, type Cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import type { Quote } from '@ascendant/domain/pricing/quote';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { BookingRow } from '../../db/schema/bookings';
import type { PricingTierRow } from '../../db/schema/pricing';

/** The columns of a booking that keep its quote as it was when its seats were taken. Source: rule MON-04. */
type QuoteColumns = Pick<
  BookingRow,
  | 'adultPriceCents'
  | 'childPriceCents'
  | 'ticketsTotalCents'
  | 'discountCents'
  | 'bookingFeeCents'
  | 'totalAmount'
  | 'hstCents'
  | 'taxLines'
  | 'totalCents'
  | 'currency'
>;

/** What a quote is stored as, in the site's currency of the moment. */
export function quoteColumns(quote: Quote, currency: ChargeCurrency): QuoteColumns {
  return {
    adultPriceCents: quote.adultPrice,
    childPriceCents: quote.childPrice,
    ticketsTotalCents: quote.ticketsTotal,
    discountCents: quote.discount,
    bookingFeeCents: quote.bookingFee,
    totalAmount: toDecimal(quote.totalBeforeTax),
    hstCents: quote.hst,
    taxLines: quote.taxes ?? null,
    totalCents: quote.total,
    currency,
  };
}

/** The amounts of a booking whose money the site doesn't have. */
export const noAmounts = {
  adultPriceCents: 0,
  childPriceCents: 0,
  ticketsTotalCents: 0,
  bookingFeeCents: 0,
  hstCents: 0,
  totalCents: 0,
  totalAmount: '0.00',
} as const;

/** The stored quote of a booking, in cents, without the people who were added later. The subtotal and the price before tax follow from its other lines. */
export function quoteOfRow(row: Omit<QuoteColumns, 'totalAmount' | 'currency'> & Pick<BookingRow, 'attendees'>): Quote {
  const subtotal = row.ticketsTotalCents - row.discountCents;
  return {
    ...ticketsOf(asBooked(bookedAtFirst(row.attendees)), {
      adultPrice: cents(row.adultPriceCents),
      childPrice: cents(row.childPriceCents),
    }),
    ticketsTotal: cents(row.ticketsTotalCents),
    discount: cents(row.discountCents),
    subtotal: cents(subtotal),
    bookingFee: cents(row.bookingFeeCents),
    totalBeforeTax: cents(subtotal + row.bookingFeeCents),
    hst: cents(row.hstCents),
    total: cents(row.totalCents),
    ...(row.taxLines === null ? {} : { taxes: row.taxLines }),
  };
}

/** The columns of a tier that the rules look at. */
export type PriceRow = Pick<PricingTierRow, 'id' | 'tierType' | 'adultPrice' | 'childPrice' | 'validUntil'>;

/** A pricing tier as the rules know it. */
export function tierOf(row: PriceRow): PricingTier {
  return {
    id: row.id,
    tierType: row.tierType,
    adultPrice: amountOf(row.adultPrice),
    childPrice: row.childPrice === null ? null : amountOf(row.childPrice),
    validUntil: row.validUntil === null ? null : calendarDay(row.validUntil),
  };
}

/**
 * Reads a `decimal(10,2)` column.
 * @throws RangeError for anything that isn't an amount, which such a column can't hold
 */
function amountOf(decimal: string): Cents {
  const amount = parseDollars(decimal);
  if (amount === null) throw new RangeError("a decimal column isn't an amount");
  return amount;
}

/** The same for a column that can be negative, as revenue can: the site's fee on manual bookings may be more than an event has sold. */
export function signedAmountOf(decimal: string): Cents {
  return decimal.startsWith('-') ? cents(0 - amountOf(decimal.slice(1))) : amountOf(decimal);
}
