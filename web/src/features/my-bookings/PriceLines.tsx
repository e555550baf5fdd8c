import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { quoteFromWire } from '@ascendant/contract/quote-wire';
import { cents, formatDollars, zeroCents } from '@ascendant/domain/money';
import { taxLinesOf, totalLabelOf } from '@ascendant/domain/pricing/charge-label';
import { adultsLabel, childrenLabel, ticketsLabel } from '@ascendant/domain/pricing/party-label';
import { Facts } from '../../ui/table/Facts';

type PriceLinesProps = Pick<MyBooking, 'quote' | 'discountCode' | 'supplements'>;

/** What a booking cost, line by line, at the prices of the day it was made. */
export function PriceLines({ quote, discountCode, supplements }: PriceLinesProps) {
  const taxes = quoteFromWire(quote);
  const isFree = fromWire(quote.ticketsTotal) === zeroCents;
  return (
    <Facts>
      <CountLine count={quote.adults} label={adultsLabel} price={quote.adultPrice} />
      {quote.children > 0 ? <CountLine count={quote.children} label={childrenLabel} price={quote.childPrice} /> : null}
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
        : taxLinesOf(taxes).map(({ label, amount }) => (
            <Line key={label} label={label} value={formatDollars(amount)} />
          ))}
      <Line label={totalLabelOf(taxes)} value={dollars(quote.total)} isTotal />
      {fromWire(supplements) === zeroCents ? null : (
        <Line label="Difference to a dearer date, incl. tax" value={dollars(supplements)} isTotal />
      )}
    </Facts>
  );
}

interface CountLineProps {
  readonly count: number;
  /** '2 adults' */
  readonly label: (count: number) => string;
  readonly price: string;
}

function CountLine({ count, label, price }: CountLineProps) {
  const people = label(count);
  const each = fromWire(price);
  if (each === zeroCents) return <Line label={people} value="Free" />;
  return <Line label={ticketsLabel(people, each)} value={formatDollars(cents(each * count))} />;
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
