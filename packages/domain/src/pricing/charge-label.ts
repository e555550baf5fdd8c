import { cents, formatDollars, type Cents } from '../money';
import { currencyCode, type ChargeCurrency } from './currency';
import { chargeRates, rateLabel, taxName, type ChargeRates } from './rates';
import { printedTaxes, type PrintedTax } from './tax-text';
import type { TaxRules } from './taxes';
import type { QuoteTotals } from './totals';

/** What a charge is called wherever it's named, with its rates. */
export interface ChargeLabels {
  /** '4.3% + $1.90' */
  readonly bookingFeeRate: string;
  /** 'Booking Fee (4.3% + $1.90)', before its amount. Source: specification 1, section 2 (Checkout). */
  readonly bookingFeeLabel: string;
  /** 'HST (13%)', before its amount. Source: specification 1, section 2 (Checkout). */
  readonly taxLabel: string;
  /** The sentence on the terms page about what a booking costs. */
  readonly chargesSentence: string;
}

/** The labels at these rates. */
export function chargeLabels({ feeBasisPoints, feeFixedCents, taxBasisPoints }: ChargeRates): ChargeLabels {
  const feeShare = rateLabel(feeBasisPoints);
  const feeFixed = formatDollars(cents(feeFixedCents));
  const taxRate = rateLabel(taxBasisPoints);
  const bookingFeeRate = `${feeShare} + ${feeFixed}`;
  return {
    bookingFeeRate,
    bookingFeeLabel: `Booking Fee (${bookingFeeRate})`,
    taxLabel: `${taxName} (${taxRate})`,
    chargesSentence:
      `A booking costs the price of its tickets, a booking fee of ${feeShare} of that price plus ${feeFixed}, ` +
      `and ${taxRate} ${taxName} on both.`,
  };
}

export const { bookingFeeRate, bookingFeeLabel, taxLabel, chargesSentence } = chargeLabels(chargeRates);

/** Printed before the amount charged to the card. */
export const totalWithTaxLabel = `Total incl. ${taxName}`;

/** What a party pays in all, as its own line beside how many they are: '$426.44 USD', or 'Free'. */
export function partyTotalLabel({ total }: { readonly total: Cents }, currency: ChargeCurrency): string {
  return total === 0 ? 'Free' : `${formatDollars(total)} ${currencyCode(currency)}`;
}

/** What's below a total that fee and tax are in. */
export const allInNote = 'with fee and tax';

/** The same where Canada's rules apply. */
const totalWithTaxesLabel = 'Total incl. tax';

/** The lines of tax of a quote: the specification's one, or one for each of the event's taxes. */
export function taxLinesOf({ hst, taxes }: Pick<QuoteTotals, 'hst' | 'taxes'>): readonly PrintedTax[] {
  return taxes === undefined ? [{ label: taxLabel, amount: hst }] : printedTaxes(taxes);
}

/** Printed before the amount charged to the card, by the taxes in it. */
export function totalLabelOf({ taxes }: Pick<QuoteTotals, 'taxes'>): string {
  return taxes === undefined ? totalWithTaxLabel : totalWithTaxesLabel;
}

const feeSentence = `A booking costs the price of its tickets, a booking fee of ${bookingFeeRate} on them,`;

/** The sentence on the terms page about what a booking costs, by the tax rules. */
export function chargesSentenceOf(rules: TaxRules): string {
  if (rules === 'specification') return chargesSentence;
  return `${feeSentence} and the sales taxes of the province or territory where the event is. Events outside Canada have no sales tax.`;
}
