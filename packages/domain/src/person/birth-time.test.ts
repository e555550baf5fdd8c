import { expect, test } from 'vitest';
import {
  birthPeriodLabels,
  birthPeriods,
  birthTimeType,
  isBirthPeriod,
  isUnknownSign,
  possibleSigns,
} from './birth-time';

test.each(['00:00', '06:45', '23:59'])('%s is an exact time of birth', (time) => {
  expect(birthTimeType(time)).toBe('exact');
});

test.each(birthPeriods)('%s is a period of the day', (period) => {
  expect(birthTimeType(period)).toBe('period');
  expect(isBirthPeriod(period)).toBe(true);
});

test('unknown is a valid time of birth', () => {
  expect(birthTimeType('unknown')).toBe('unknown');
  expect(isBirthPeriod('unknown')).toBe(false);
});

test.each(['24:00', '12:60', '6:45', '06:45:00', 'noon', 'Morning', ''])('%j is not a time of birth', (text) => {
  expect(birthTimeType(text)).toBeNull();
});

test('every period has a label for the wizard and another for the profile', () => {
  for (const period of birthPeriods) {
    const { wizard, profile } = birthPeriodLabels[period];
    expect(wizard).not.toBe(profile);
  }
});

test.each([
  null,
  '',
  '  ',
  'May be Leo or may be Virgo',
  'Rising sign cannot be determined',
  'Leo without the exact time',
])('the sign %j is shown as Unknown', (text) => {
  expect(isUnknownSign(text)).toBe(true);
});

test.each([
  ['Gemini or Cancer: cannot be determined without the exact time of birth', 'Gemini or Cancer'],
  ['Leo, Virgo or Libra: cannot be determined without the exact time of birth', 'Leo, Virgo or Libra'],
  ['The rising sign cannot be determined without the exact time of birth', null],
  ['Leo', null],
  [null, null],
])('what %j may be is %j', (text, signs) => {
  expect(possibleSigns(text)).toBe(signs);
});

test('a sign without a hedge is known', () => {
  expect(isUnknownSign('Leo')).toBe(false);
});
