import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents } from '../money';
import { changedPrice, type PriceChangeKind } from '../pricing/changed-price';
import {
  dearPriceProblems,
  maxPriceChanges,
  priceChangeProblems,
  readPriceChange,
  tiersOn,
  type PriceChangeForm,
} from './price-changes';
import { priceChangeText } from './schedule-text';

const saturdays: PriceChangeForm = { weekdays: ['SA'], from: null, until: null, kind: 'percent_more', value: '20' };
const july: PriceChangeForm = {
  weekdays: [],
  from: '2027-07-01',
  until: '2027-07-31',
  kind: 'amount_more',
  value: '10',
};
const regular = { tierType: 'regular' as const, adultPrice: cents(10_000), childPrice: cents(6000) };
const early = { tierType: 'early_bird' as const, adultPrice: cents(8000), childPrice: null };
const pricesOn = (day: string, ...changes: readonly PriceChangeForm[]) =>
  tiersOn(calendarDay(day), [early, regular], changes.map(readPriceChange)).map(({ adultPrice }) => adultPrice);

describe('a date of a schedule', () => {
  it('costs what the first does, with the last price change that fits its day', () => {
    expect(pricesOn('2027-06-25', saturdays, july)).toEqual([8000, 10_000]);
    expect(pricesOn('2027-06-26', saturdays, july)).toEqual([9600, 12_000]);
    expect(pricesOn('2027-07-03', saturdays, july)).toEqual([9000, 11_000]);
    expect(pricesOn('2027-07-03', july, saturdays)).toEqual([9600, 12_000]);
  });

  it('is in a season from its first day to its last, which can be left out', () => {
    const onlyJuly = ['2027-06-30', '2027-07-01', '2027-07-31', '2027-08-01'].map((day) => pricesOn(day, july)[1]);
    expect(onlyJuly).toEqual([10_000, 11_000, 11_000, 10_000]);
    expect(pricesOn('2030-01-01', { ...july, until: null })[1]).toBe(11_000);
    expect(pricesOn('2027-07-31', { ...july, from: null })[1]).toBe(11_000);
    expect(pricesOn('2027-08-01', { ...july, from: null })[1]).toBe(10_000);
  });

  it('has a changed child price exactly where it has one', () => {
    const tiers = tiersOn(calendarDay('2027-06-26'), [early, regular], [readPriceChange(saturdays)]);
    expect(tiers.map(({ childPrice }) => childPrice)).toEqual([null, 7200]);
  });
});

it.each<readonly [PriceChangeKind, string, number, number]>([
  ['percent_more', '20', 10_000, 12_000],
  ['percent_more', '0.5', 9999, 10_049],
  ['percent_more', '100', 10_000, 20_000],
  ['percent_less', '15', 9999, 8499],
  ['percent_less', '100', 10_000, 0],
  ['amount_more', '7.50', 10_000, 10_750],
  ['amount_less', '100', 10_000, 0],
  ['amount_less', '100.01', 10_000, 0],
  ['amount_more', '10', 0, 0],
])('%s %s makes %d cents %d: rounded half up, never below 0, and what’s free stays free', (kind, value, was, is) => {
  expect(changedPrice(cents(was), readPriceChange({ ...saturdays, kind, value }))).toBe(is);
});

it.each<readonly [Partial<PriceChangeForm>, string | null]>([
  [{}, null],
  [{ weekdays: [] }, 'prices.0.from'],
  [{ weekdays: [], from: '2027-07-01' }, null],
  [{ from: '2027-02-29' }, 'prices.0.from'],
  [{ from: '2027-07-02', until: '2027-07-01' }, 'prices.0.until'],
  [{ from: '2027-07-01', until: '2027-07-01' }, null],
  [{ value: '' }, 'prices.0.value'],
  [{ value: '0' }, 'prices.0.value'],
  [{ value: '0.01' }, null],
  [{ value: '100' }, null],
  [{ value: '100.01' }, 'prices.0.value'],
  [{ value: '-5' }, 'prices.0.value'],
  [{ kind: 'amount_more', value: '0.00' }, 'prices.0.value'],
  [{ kind: 'amount_more', value: '10000' }, null],
  [{ kind: 'amount_more', value: '10000.01' }, 'prices.0.value'],
])('a price change with %j has its problem at %s', (change, field) => {
  const problems = priceChangeProblems([{ ...saturdays, ...change }]);
  expect(problems.map(([name]) => name)).toEqual(field === null ? [] : [field]);
});

it('there are up to twelve price changes, and no ticket costs more than any may', () => {
  const many = (count: number) => Array.from({ length: count }, () => saturdays);
  expect(priceChangeProblems(many(maxPriceChanges))).toEqual([]);
  expect(priceChangeProblems(many(maxPriceChanges + 1))).toEqual([['prices', 'Add up to 12 price changes']]);
  const double = [readPriceChange(july), readPriceChange({ ...saturdays, value: '100' })];
  const costing = (price: number) => [{ ...regular, adultPrice: cents(price) }];
  expect(dearPriceProblems(double, costing(500_000))).toEqual([]);
  expect(dearPriceProblems(double, costing(500_001))).toEqual([['prices.1.value', 'Price cannot exceed $10,000.00']]);
});

it.each<readonly [Partial<PriceChangeForm>, string]>([
  [{ weekdays: ['SU', 'SA'] }, 'Saturdays and Sundays: 20% more'],
  [{ from: '2027-07-01', until: '2028-08-31' }, 'Saturdays, July 1 to August 31, 2028: 20% more'],
  [{ weekdays: [], from: '2027-07-01', kind: 'amount_less', value: '7.5' }, 'From July 1: $7.50 less'],
  [{ weekdays: [], until: '2027-07-01', kind: 'percent_less', value: '7.5' }, 'Until July 1: 7.5% less'],
])('%j is said as %s', (change, text) => {
  expect(priceChangeText(readPriceChange({ ...saturdays, ...change }), calendarDay('2027-06-01'))).toBe(text);
});
