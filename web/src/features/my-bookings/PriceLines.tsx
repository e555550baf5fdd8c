import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { quoteFromWire } from '@ascendant/contract/quote-wire';
import { formatDollars, zeroCents } from '@ascendant/domain/money';
import { taxLinesOf, totalLabelOf } from '@ascendant/domain/pricing/charge-label';
import { ticketLines } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { Facts } from '../../ui/table/Facts';

type PriceLinesProps = Pick<MyBooking, 'quote'> & Partial<Pick<MyBooking, 'discountCode' | 'supplements' | 'added'>>;

const nothing = '0.00';

/** What a booking cost, line by line, at the prices of the day it was made. */
export function PriceLines({ quote, discountCode = null, supplements = nothing, added = nothing }: PriceLinesProps) {
  const priced = quoteFromWire(quote);
  const isFree = fromWire(quote.ticketsTotal) === zeroCents;
  return (
    <Facts>
      {ticketLines(priced).map(({ label, amount }) => (
        <Line key={label} label={label} value={amountOrFree(amount)} />
      ))}
      {fromWire(quote.discount) > 0 ? (
        <Line
          label={discountCode === null ? 'Discount' : `Code ${discountCode}`}
          value={`−${dollars(quote.discount)}`}
        />
      ) : null}
      {isFree ? null : <Line label="Subtotal" value={dollars(quote.subtotal)} />}
      {fromWire(quote.bookingFee) > 0 ? <Line label="Booking fee" value={dollars(quote.bookingFee)} /> : null}
      {isFree
        ? null
        : taxLinesOf(priced).map(({ label, amount }) => (
            <Line key={label} label={label} value={formatDollars(amount)} />
          ))}
      <Line label={totalLabelOf(priced)} value={dollars(quote.total)} isTotal />
      {fromWire(added) === zeroCents ? null : (
        <Line label="People added later, incl. tax" value={dollars(added)} isTotal />
      )}
      {fromWire(supplements) === zeroCents ? null : (
        <Line label="Difference to a dearer date, incl. tax" value={dollars(supplements)} isTotal />
      )}
    </Facts>
  );
}

function dollars(text: string): string {
  return formatDollars(fromWire(text));
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Line({ label, value, isTotal = false }: LineProps) {
  return (
    <div data-row={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
