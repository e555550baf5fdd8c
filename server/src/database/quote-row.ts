import { asBooked } from '@ascendant/domain/booking/attendees';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import { countTickets, type Quote } from '@ascendant/domain/pricing/quote';
import type { BookingRow } from '../../db/schema/bookings';

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

/** The stored quote of a booking, in cents. The subtotal and the price before tax follow from its other lines. */
export function quoteOfRow(row: Omit<QuoteColumns, 'totalAmount' | 'currency'> & Pick<BookingRow, 'attendees'>): Quote {
  const subtotal = row.ticketsTotalCents - row.discountCents;
  return {
    ...countTickets(asBooked(row.attendees)),
    adultPrice: cents(row.adultPriceCents),
    childPrice: cents(row.childPriceCents),
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
