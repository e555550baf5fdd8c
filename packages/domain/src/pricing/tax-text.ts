import { cents, divideHalfUp, formatDollars, type Cents } from '../money';
import { salesTaxes, taxOf, type Remitter, type SalesTax, type TaxLine, type TaxNumbers, type TaxRate } from './taxes';

// Apart from taxes.ts, because every page with a price loads that one.

/** A line of tax as it's printed: one for each tax, with what the organizer and the site remit together. */
export interface PrintedTax {
  /** 'GST (5%)', or 'HST (13%) on the booking fee' where tickets aren't taxed */
  readonly label: string;
  readonly amount: Cents;
}

export function printedTaxes(lines: readonly TaxLine[]): readonly PrintedTax[] {
  return salesTaxes.flatMap((tax) => {
    const its = lines.filter((line) => line.tax === tax);
    const [first] = its;
    if (first === undefined) return [];
    const isFeeOnly = its.every(({ on }) => on === 'fee');
    const label = `${tax} (${first.rate / 1000}%)${isFeeOnly ? ' on the booking fee' : ''}`;
    return [{ label, amount: taxOf(its) }];
  });
}

/**
 * What the event form says about the taxes that it'll charge: 'We’ll add GST (5%) and QST (9.975%).'
 * @param country where the event is; null for a place that we don't know
 */
export function taxNote(taxes: readonly TaxRate[], country: string | null): string {
  const texts = taxes.map(
    ({ tax, rate, onTickets }) => `${tax} (${rate / 1000}%)${onTickets === null ? ' on the booking fee' : ''}`,
  );
  if (texts.length > 0) return `We’ll add ${texts.join(' and ')}.`;
  return country === null
    ? 'We’ll add no sales tax, because we don’t know the place. If it’s in Canada, add its province or territory.'
    : 'We’ll add no sales tax, because the event isn’t in Canada.';
}

/**
 * How much of each line goes back with a refund: its share, in whole cents that add up to the share of all of them. What a full refund gives
 * back are the lines themselves.
 * @param refunded of `total`, both in cents
 */
export function refundedTaxes(lines: readonly TaxLine[], refunded: Cents, total: Cents): readonly TaxLine[] {
  let before = 0;
  let given = 0;
  return lines.map((line) => {
    before += line.amountCents;
    const untilHere = total === 0 ? 0 : divideHalfUp(before * refunded, total);
    const amountCents = cents(untilHere - given);
    given = untilHere;
    return { ...line, amountCents };
  });
}

/** The lines with the numbers under which their remitters are registered now; they stay with the booking. */
export function withTaxNumbers(
  lines: readonly TaxLine[],
  numbers: Readonly<Record<Remitter, TaxNumbers>>,
): readonly TaxLine[] {
  return lines.map((line) => ({ ...line, number: numbers[line.remitter][registrationOf(line.tax)] }));
}

function registrationOf(tax: SalesTax): keyof TaxNumbers {
  if (tax === 'PST') return 'pst';
  return tax === 'QST' ? 'qst' : 'gst';
}

/** 'GST/HST 123456789 RT0001 (Ascendant).': one registration number. @param name of the one who's registered */
export function taxNumberText(tax: keyof TaxNumbers, number: string, name: string): string {
  return `${registrationNames[tax]} ${number} (${name}).`;
}

const registrationNames: Readonly<Record<keyof TaxNumbers, string>> = { gst: 'GST/HST', qst: 'QST', pst: 'PST' };

/**
 * 'GST/HST 123456789 RT0001 (organizer). GST/HST 987654321 RT0001 (Ascendant).': the numbers on the lines, each once; empty without any.
 * @param names of those who remit
 */
export function taxNumbersText(lines: readonly TaxLine[], names: Readonly<Record<Remitter, string>>): string {
  const texts = lines.flatMap(({ tax, remitter, number }) =>
    number ? [taxNumberText(registrationOf(tax), number, names[remitter])] : [],
  );
  return [...new Set(texts)].join(' ');
}

/** 'That includes GST (5%): $5.31 and QST (9.975%): $10.60.': the taxes in a refund; null if there are none. */
export function refundedTaxesText(lines: readonly TaxLine[], refunded: Cents, total: Cents): string | null {
  const texts = printedTaxes(refundedTaxes(lines, refunded, total))
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => `${label}: ${formatDollars(amount)}`);
  return texts.length === 0 ? null : `That includes ${texts.join(' and ')}.`;
}
