import { addCents, cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { chargeRates, wholeBasisPoints, type ChargeRates } from './rates';
import { taxLinesOn, taxOf, type TaxLine } from './taxes';

/** The printed lines of one booking; they always add up. All in cents. */
export interface QuoteTotals {
  /** Tickets less the discount. The fee is a share of it. */
  readonly subtotal: Cents;
  readonly bookingFee: Cents;
  /** `totalAmount` on the wire: subtotal plus fee. */
  readonly totalBeforeTax: Cents;
  /** All taxes together; the specification's name. */
  readonly hst: Cents;
  /** Under Canada's rules: the lines that `hst` adds up. */
  readonly taxes?: readonly TaxLine[] | undefined;
  /** What the card is charged. */
  readonly total: Cents;
}

/**
 * Prices one booking, line by line, as printed at checkout.
 * @param subtotal attendee prices added up less the discount, in cents, before fee and tax
 * @param rates the fee and the tax; those of today unless an example states its own
 * @returns each line in cents; `total` is what the card is charged
 * @throws RangeError if `subtotal` is negative
 * Source: rule MON-02; specification 1, section 9 (Business constants and limits). There's no fee when the subtotal is 0.
 */
export function quoteTotals(subtotal: Cents, rates: ChargeRates = chargeRates): QuoteTotals {
  if (subtotal < 0) throw new RangeError(`Negative subtotal: ${subtotal}`);
  const bookingFee = bookingFeeOn(subtotal, rates);
  return { subtotal, bookingFee, ...taxed({ subtotal, bookingFee }, rates) };
}

/** The price before tax, the tax and the total of tickets and their fee. */
export function taxed(
  price: Pick<QuoteTotals, 'subtotal' | 'bookingFee'>,
  rates: ChargeRates = chargeRates,
): Pick<QuoteTotals, 'totalBeforeTax' | 'hst' | 'total' | 'taxes'> {
  const totalBeforeTax = addCents(price.subtotal, price.bookingFee);
  if (rates.taxes === undefined) return addTax(totalBeforeTax, rates);
  const taxes = taxLinesOn(price, rates.taxes);
  const hst = taxOf(taxes);
  return { totalBeforeTax, hst, total: addCents(totalBeforeTax, hst), taxes };
}

/** Adds one tax on everything to a price that already includes the booking fee. @param totalBeforeTax in cents */
export function addTax(
  totalBeforeTax: Cents,
  { taxBasisPoints } = chargeRates,
): Pick<QuoteTotals, 'totalBeforeTax' | 'hst' | 'total'> {
  const hst = cents(divideHalfUp(totalBeforeTax * taxBasisPoints, wholeBasisPoints));
  return { totalBeforeTax, hst, total: addCents(totalBeforeTax, hst) };
}

/** The fee on a booking, rounded half up to the cent; free bookings have none. Source: docs/rules/pricing.md, "What a booking costs". */
function bookingFeeOn(subtotal: Cents, { feeBasisPoints, feeFixedCents }: ChargeRates): Cents {
  if (subtotal === 0) return zeroCents;
  const fixed = feeFixedCents * wholeBasisPoints;
  return cents(divideHalfUp(subtotal * feeBasisPoints + fixed, wholeBasisPoints));
}
