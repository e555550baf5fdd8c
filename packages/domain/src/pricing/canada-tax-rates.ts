import type { CalendarDay } from '../calendar-day';
import { type Province, salesTaxes, type SalesTax } from './taxes';

/** A rate of a tax on admissions and guided tours, from a day on. */
export interface DatedTaxRate {
  readonly tax: SalesTax;
  /** In thousandths of a percent: 9975 is 9.975%. */
  readonly rate: number;
  /** The first day, where the event is. */
  readonly from: CalendarDay;
  readonly source: string;
}

const ratesPage =
  'Canada Revenue Agency, Charge and collect the GST/HST: which rate to charge (canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html)';
const novaScotia =
  'Canada Revenue Agency, GST/HST Notice 342; Regulations Amending Various GST/HST Regulations, No. 14 (SOR/2025-77)';
const quebec = 'Revenu Québec, Basic rules for applying the GST/HST and QST (revenuquebec.ca)';
const saskatchewan =
  'Saskatchewan Finance, Information Notice IN 2022-01 and PST Bulletins 76 (Admissions, Entertainment and Recreation) and 31 (outfitters and guides)';

const day = (text: string) => text as CalendarDay;
const gst: DatedTaxRate = { tax: 'GST', rate: 5000, from: day('2008-01-01'), source: ratesPage };
const hst = (rate: number, from: string, source = ratesPage): DatedTaxRate => ({
  tax: 'HST',
  rate,
  from: day(from),
  source,
});

/**
 * Every rate that applies to what's sold here, each with the day from which it does and where that's said. A new rate is a new line: bookings
 * keep the lines that they were made with (rule MON-04).
 */
export const canadaTaxRates: Readonly<Record<Province, readonly DatedTaxRate[]>> = {
  AB: [gst],
  BC: [gst],
  MB: [gst],
  NB: [hst(13_000, '2008-01-01'), hst(15_000, '2016-07-01')],
  NL: [hst(13_000, '2008-01-01'), hst(15_000, '2016-07-01')],
  NS: [hst(13_000, '2008-01-01'), hst(15_000, '2010-07-01'), hst(14_000, '2025-04-01', novaScotia)],
  NT: [gst],
  NU: [gst],
  ON: [hst(13_000, '2010-07-01')],
  PE: [hst(14_000, '2013-04-01'), hst(15_000, '2016-10-01')],
  QC: [gst, { tax: 'QST', rate: 9975, from: day('2013-01-01'), source: quebec }],
  SK: [gst, { tax: 'PST', rate: 6000, from: day('2022-10-01'), source: saskatchewan }],
  YT: [gst],
};

/** Provincial taxes that don't apply to admissions and guided tours, and why: they're on goods and on services that an act lists. */
export const untaxedHere: Readonly<Partial<Record<Province, { readonly tax: string; readonly source: string }>>> = {
  BC: {
    tax: 'PST (7%)',
    source:
      'Provincial Sales Tax Act (SBC 2012, c 35): it taxes goods, software, accommodation, legal, telecommunication and related services; admissions and tours are none of these',
  },
  MB: {
    tax: 'RST (7%)',
    source:
      'The Retail Sales Tax Act and Bulletin No. 030, Summary of Taxable and Exempt Goods and Services: services are taxed only if the Act specifies them, and it specifies no admissions and no tours',
  },
};

/** The rates of a province on a day, GST or HST first. */
export function taxRatesOn(province: Province, on: CalendarDay): readonly DatedTaxRate[] {
  const begun = canadaTaxRates[province].filter(({ from }) => from <= on);
  return salesTaxes.flatMap((tax) => begun.filter((rate) => rate.tax === tax).at(-1) ?? []);
}
