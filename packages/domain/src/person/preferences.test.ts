import { expect, test } from 'vitest';
import {
  currencyOf,
  isTimePeriod,
  isWeekday,
  maxPriceLimit,
  maxTravelDistanceKm,
  priceLimitLabel,
  priceStep,
  timePeriodLabels,
  timePeriods,
  travelDistanceLabel,
  travelDistanceStepKm,
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
  expect([isWeekday('monday'), isWeekday('Monday'), isWeekday('')]).toEqual([true, false, false]);
  expect([isTimePeriod('late-night'), isTimePeriod('late night')]).toEqual([true, false]);
});
