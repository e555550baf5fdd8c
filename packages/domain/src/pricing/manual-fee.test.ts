import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents } from '../money';
import { taxesOf } from './event-taxes';
import { manualFee } from './manual-fee';
import { ticketsOf } from './party-tickets';
import { chargeRatesOf } from './rates';

const tier = { adultPrice: cents(10_000), childPrice: cents(5000) };
const [adult, child] = [{ isChild: false }, { isChild: true }];

it('the fee is that of the same booking on the site, with tax on the fee alone', () => {
  // 4.3% of $150.00 and $1.90; 13% of that.
  expect(manualFee(ticketsOf([adult, child], tier))).toEqual({ fee: 835, tax: 109, taxLines: null });
});

it('there’s none on tickets that cost nothing', () => {
  const free = { adultPrice: cents(0), childPrice: cents(0) };
  expect(manualFee(ticketsOf([adult], free))).toEqual({ fee: 0, tax: 0, taxLines: null });
});

it('under Canada’s rules the tax is the site’s own, by the event’s province, whether or not the organizer is registered', () => {
  for (const isRegistered of [true, false]) {
    const organizer = { gst: isRegistered, qst: isRegistered };
    const rates = chargeRatesOf(taxesOf({ place: 'QC', day: calendarDay('2026-11-26'), organizer }));
    const { fee, tax, taxLines } = manualFee(ticketsOf([adult], tier), rates);
    expect([fee, tax]).toEqual([620, 31 + 62]);
    expect(taxLines?.map(({ tax: name, on, remitter, amountCents }) => [name, on, remitter, amountCents])).toEqual([
      ['GST', 'fee', 'site', 31],
      ['QST', 'fee', 'site', 62],
    ]);
  }
});
