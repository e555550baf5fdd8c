import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import {
  currencyOf,
  maxPriceLimit,
  maxTravelDistanceKm,
  priceLimitLabel,
  priceStep,
  timePeriodKey,
  timePeriodOf,
  timePeriods,
  timePeriodsOfKeys,
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

test('a week has seven days and a day seven periods, each with a key of its own', () => {
  expect([weekdays.length, timePeriods.length]).toEqual([7, 7]);
  expect(timePeriodKey('Early Morning')).toBe('early-morning');
  expect(timePeriodsOfKeys(timePeriods.map(timePeriodKey))).toEqual(timePeriods);
  expect(timePeriodsOfKeys(['brunch', 'late night', 'noon'])).toEqual(['Noon']);
});

test.each([
  ['00:00', 'Late Night'],
  ['04:59', 'Late Night'],
  ['05:00', 'Early Morning'],
  ['07:59', 'Early Morning'],
  ['08:00', 'Morning'],
  ['10:59', 'Morning'],
  ['11:00', 'Noon'],
  ['12:59', 'Noon'],
  ['13:00', 'Afternoon'],
  ['16:59', 'Afternoon'],
  ['17:00', 'Evening'],
  ['19:59', 'Evening'],
  ['20:00', 'Night'],
  ['23:59', 'Night'],
])('PRE-06 %s is in the period %s', (time, period) => {
  expect(timePeriodOf(time)).toBe(period);
});

test('PRE-05 a calendar day has one weekday, in any time zone', () => {
  expect(weekdayOf(calendarDay('2027-07-04'))).toBe('sunday');
  expect(weekdayOf(calendarDay('2027-07-05'))).toBe('monday');
  expect(weekdayLabel('monday')).toBe('Monday');
});
