import { addCents, cents, divideHalfUp, formatDollars, type Cents } from '../money';
import type { Province } from './provinces';

/** HST takes the place of GST and a provincial tax. */
export const salesTaxes = ['GST', 'HST', 'QST', 'PST'] as const;
export type SalesTax = (typeof salesTaxes)[number];

/** Whose tax rules apply: the specification's 13% on everything, or Canada's by province and day. */
export const taxRules = ['specification', 'canada'] as const;
export type TaxRules = (typeof taxRules)[number];

/** Where an event is taxed: in a province, or not in Canada, or at a place that we don't know. */
export type TaxPlace = Province | 'outside';

/** Who sends a tax to the government: the organizer for their tickets, the site for its fee. */
export const remitters = ['organizer', 'site'] as const;
export type Remitter = (typeof remitters)[number];

/** The numbers under which someone is registered; null for one who isn't. */
export interface TaxNumbers {
  readonly gst: string | null;
  readonly qst: string | null;
  readonly pst: string | null;
}

/** Of someone who isn't registered. */
export const noTaxNumbers: TaxNumbers = { gst: null, qst: null, pst: null };

/** A tax on an event's tickets, its fee, or both. */
export interface TaxRate {
  readonly tax: SalesTax;
  /** In thousandths of a percent. */
  readonly rate: number;
  /** 'CA' for the federal GST; otherwise the province. */
  readonly jurisdiction: Province | 'CA';
  /** Who remits it on tickets; null if it isn't charged on them, because the organizer isn't registered. The site remits it on its fee. */
  readonly onTickets: Remitter | null;
}

/** One line of tax, as it's kept with the booking. */
export interface TaxLine {
  readonly tax: SalesTax;
  readonly rate: number;
  readonly jurisdiction: Province | 'CA';
  readonly on: 'tickets' | 'fee';
  readonly remitter: Remitter;
  /** The number under which the remitter is registered; absent until the booking is made, null if they gave none. */
  readonly number?: string | null | undefined;
  readonly amountCents: Cents;
}

/** Of 100%, in thousandths of a percent. */
const wholeRate = 100_000;

/**
 * The lines of tax on a booking. Each is rounded half up to the cent on its own, because each is someone's to remit. Lines of nothing are
 * left out.
 */
export function taxLinesOn(
  { subtotal, bookingFee }: { readonly subtotal: Cents; readonly bookingFee: Cents },
  taxes: readonly TaxRate[],
): readonly TaxLine[] {
  return taxes
    .flatMap(({ onTickets, ...tax }): TaxLine[] => {
      const line = (on: TaxLine['on'], remitter: Remitter, base: Cents): TaxLine => ({
        ...tax,
        on,
        remitter,
        amountCents: cents(divideHalfUp(base * tax.rate, wholeRate)),
      });
      return [...(onTickets === null ? [] : [line('tickets', onTickets, subtotal)]), line('fee', 'site', bookingFee)];
    })
    .filter(({ amountCents }) => amountCents > 0);
}

/** What the lines add up to. */
export function taxOf(lines: readonly TaxLine[]): Cents {
  return addCents(...lines.map(({ amountCents }) => amountCents));
}

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

const registrationNames: Readonly<Record<keyof TaxNumbers, string>> = { gst: 'GST/HST', qst: 'QST', pst: 'PST' };

/**
 * 'GST/HST 123456789 RT0001 (organizer). GST/HST 987654321 RT0001 (Ascendant).': the numbers on the lines, each once; empty without any.
 * @param names of those who remit
 */
export function taxNumbersText(lines: readonly TaxLine[], names: Readonly<Record<Remitter, string>>): string {
  const texts = lines.flatMap(({ tax, remitter, number }) =>
    number ? [`${registrationNames[registrationOf(tax)]} ${number} (${names[remitter]}).`] : [],
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
