import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars, type Cents } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLinesOf } from '@ascendant/domain/pricing/charge-label';
import { currencyCode } from '@ascendant/domain/pricing/currency';
import { adultsLabel, childrenLabel, ticketsLabel } from '@ascendant/domain/pricing/party-label';
import type { Quote } from '@ascendant/domain/pricing/quote';
import { taxNumbersText } from '@ascendant/domain/pricing/tax-text';
import { tierName } from '@ascendant/domain/pricing/tier';
import { productName } from '@ascendant/domain/site/brand';
import type { BookingRow } from '../../../db/schema/bookings';
import { quoteOfRow } from '../../database/quote-row';
import type { Receipt } from '../../mail/letter';

type Line = Receipt['lines'][number];

/** What a booking cost, line by line; null if it was free. */
export function receiptOf(booking: BookingRow): Receipt | null {
  if (booking.totalCents === 0) return null;
  const quote = quoteOfRow(booking);
  const discount: Line[] = quote.discount > 0 ? [['Discount', `−${formatDollars(quote.discount)}`]] : [];
  const fee: Line[] = quote.bookingFee > 0 ? [[bookingFeeLabel, formatDollars(quote.bookingFee)]] : [];
  return {
    lines: [
      ...ticketLines(quote, tierName(booking.tierType)),
      ...discount,
      ...fee,
      ...taxLinesOf(quote).map(({ label, amount }): Line => [label, formatDollars(amount)]),
    ],
    total: [`Total paid (${currencyCode(booking.currency)})`, formatDollars(quote.total)],
    note: [`Paid by card. Booking ${bookingReference(booking.id)}.`, taxNumbersText(quote.taxes ?? [], remitterNames)]
      .join(' ')
      .trim(),
  };
}

const remitterNames = { organizer: 'organizer', site: productName } as const;

function ticketLines({ adults, children, adultPrice, childPrice }: Quote, tier: string): Line[] {
  const line = (people: string, count: number, price: Cents): Line[] =>
    count === 0 ? [] : [[`${ticketsLabel(people, price)}, ${tier}`, formatDollars(cents(price * count))]];
  return [...line(adultsLabel(adults), adults, adultPrice), ...line(childrenLabel(children), children, childPrice)];
}
