import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import {
  currencyOf,
  isTimePeriod,
  maxPriceLimit,
  maxTravelDistanceKm,
  priceLimitLabel,
  priceStep,
  timePeriodLabels,
  timePeriodOf,
  timePeriods,
  travelDistanceLabel,
  travelDistanceStepKm,
  weekdayLabel,
  weekdayOf,
  weekdays,
} from './preferences';

test('Canadians see Canadian dollars, everyone else US dollars', () => {
  expect([currencyOf('Canada'), currencyOf('United States'), currencyOf('')]).toEqual(['CAD', 'USD', 'USD']);
});

test('a distance or price of 0 means no limit', () => {
  expect(travelDistanceLabel(0)).toBe('No preference');
  expect(priceLimitLabel(0, 'USD')).toBe('Unlimited');
});

test('a limit is shown with its unit', () => {
  expect(travelDistanceLabel(10)).toBe('Up to 10 km');
  expect(priceLimitLabel(1200, 'CAD')).toBe('Up to $1,200 CAD');
});

test('the end of a slider is one of its steps', () => {
  expect(maxTravelDistanceKm % travelDistanceStepKm).toBe(0);
  expect(maxPriceLimit % priceStep).toBe(0);
});

test('a week has seven days and a day seven periods, each with a label', () => {
  expect([weekdays.length, timePeriods.length]).toEqual([7, 7]);
  expect(timePeriods.map((period) => timePeriodLabels[period])).not.toContain('');
});

test('only the exact names of days and periods are recognized', () => {
  expect([isTimePeriod('late-night'), isTimePeriod('late night')]).toEqual([true, false]);
});

test.each([
  ['00:00', 'late-night'],
  ['04:59', 'late-night'],
  ['05:00', 'early-morning'],
  ['07:59', 'early-morning'],
  ['08:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['12:59', 'noon'],
  ['13:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['19:59', 'evening'],
  ['20:00', 'night'],
  ['23:59', 'night'],
])('PRE-06 %s is in the period %s', (time, period) => {
  expect(timePeriodOf(time)).toBe(period);
});

test('PRE-05 a calendar day has one weekday, in any time zone', () => {
  expect(weekdayOf(calendarDay('2027-07-04'))).toBe('sunday');
  expect(weekdayOf(calendarDay('2027-07-05'))).toBe('monday');
  expect(weekdayLabel('monday')).toBe('Monday');
});
