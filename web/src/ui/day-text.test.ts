import { expect, test } from 'vitest';
import { dayOfYear, dayRange, dayText, dayWithWeekday, monthAndYear, weekdays } from './day-text';

test('a day is written out, and anything after its date part is ignored', () => {
  expect(dayText('2027-06-19')).toBe('19 June 2027');
  expect(dayText('2027-06-19T23:59:59.000Z', 'short')).toBe('19 Jun 2027');
});

test('a missing date reads N/A, and an invalid one reads Invalid Date', () => {
  expect(dayText(null)).toBe('N/A');
  expect(dayText('')).toBe('N/A');
  expect(dayText('soon')).toBe('Invalid Date');
  expect(dayText('2027-02-30')).toBe('Invalid Date');
});

test.each([
  ['2027-07-02', '2027-07-04', '2–4 July 2027'],
  ['2027-02-28', '2027-03-02', '28 February – 2 March 2027'],
  ['2027-12-30', '2028-01-02', '30 December 2027 – 2 January 2028'],
  ['2027-06-19', '2027-06-19', '19 June 2027'],
])('%s to %s reads %s', (from, to, text) => {
  expect(dayRange(from, to)).toBe(text);
});

test('in the short style a single day has its weekday', () => {
  expect(dayRange('2027-06-19', '2027-06-19', 'short')).toBe('Sat 19 Jun 2027');
  expect(dayRange('2027-02-08', '2027-02-12', 'short')).toBe('8–12 Feb 2027');
});

test('weekdays match the calendar', () => {
  expect(weekdays('2027-07-02', '2027-07-04')).toBe('Friday to Sunday');
  expect(weekdays('2027-06-19', '2027-06-19')).toBe('Saturday');
  expect(dayWithWeekday('2028-02-29')).toBe('Tuesday 29 February 2028');
  expect(dayOfYear('2026-12-05')).toBe('Sat 5 Dec');
  expect(monthAndYear('2026-08-14T10:00:00.000Z')).toBe('Aug 2026');
});
