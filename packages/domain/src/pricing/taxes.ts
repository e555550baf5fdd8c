import { addCents, cents, divideHalfUp, type Cents } from '../money';

/** Provinces and territories, by their postal abbreviations. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type Province = (typeof provinces)[number];

const names: Readonly<Record<Province, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** HST takes the place of GST and a provincial tax. */
export const salesTaxes = ['GST', 'HST', 'QST', 'PST'] as const;
export type SalesTax = (typeof salesTaxes)[number];

/** Whose tax rules apply: the specification's 13% on everything, or Canada's by province and day. */
export const taxRules = ['specification', 'canada'] as const;
export type TaxRules = (typeof taxRules)[number];

/** Where an event is taxed: in a province, or not in Canada, or at a place that we don't know. */
export type TaxPlace = Province | 'outside';

/** Provinces that tax what's rented or sold along with a tour although, or as, they don't tax tours: we have no rate for it with its source. */
const withoutExtras: readonly TaxPlace[] = ['BC', 'MB', 'SK'];

/** Whether extras are sold where an event is taxed. Source: docs/rules/pricing.md, "Extras". @param place null under the specification's rules */
export function sellsExtras(place: TaxPlace | null): boolean {
  return place === null || !withoutExtras.includes(place);
}

/** Why they aren't, to those who'd offer them. */
export const noExtrasText =
  'Extras can’t be sold in British Columbia, Manitoba or Saskatchewan yet: we don’t know yet which taxes are on them there.';

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

/** @param code as the gazetteer has it */
export function provinceIn(code: string | null): Province | null {
  return provinces.find((province) => province === code) ?? null;
}

/** @param name in English */
export function provinceNamed(name: string): Province | null {
  return provinces.find((province) => names[province] === name) ?? null;
}
