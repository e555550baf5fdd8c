import { afterEach, expect, test } from 'vitest';
import { dayOfMonth, dayOfYear, dayRange, dayText, dayWithWeekday, monthAndYear, weekdays } from './day-text';
import { writeDatesAs } from './reader-form';

afterEach(() => writeDatesAs('en-CA'));

test('a day is written out, and anything after its date part is ignored', () => {
  expect(dayText('2027-06-19')).toBe('June 19, 2027');
  expect(dayText('2027-06-19T23:59:59.000Z', 'short')).toBe('Jun 19, 2027');
});

test('a missing date reads N/A, and an invalid one reads Invalid Date', () => {
  expect(dayText(null)).toBe('N/A');
  expect(dayText('')).toBe('N/A');
  expect(dayText('soon')).toBe('Invalid Date');
  expect(dayText('2027-02-30')).toBe('Invalid Date');
});

test.each([
  ['2027-07-02', '2027-07-04', 'July 2–4, 2027'],
  ['2027-02-28', '2027-03-02', 'February 28 – March 2, 2027'],
  ['2027-12-30', '2028-01-02', 'December 30, 2027 – January 2, 2028'],
  ['2027-06-19', '2027-06-19', 'June 19, 2027'],
])('%s to %s reads %s', (from, to, text) => {
  expect(dayRange(from, to)).toBe(text);
});

test('in the short style a single day has its weekday', () => {
  expect(dayRange('2027-06-19', '2027-06-19', 'short')).toBe('Sat, Jun 19, 2027');
  expect(dayRange('2027-02-08', '2027-02-12', 'short')).toBe('Feb 8–12, 2027');
});

test('weekdays match the calendar', () => {
  expect(weekdays('2027-07-02', '2027-07-04')).toBe('Friday to Sunday');
  expect(weekdays('2027-06-19', '2027-06-19')).toBe('Saturday');
  expect(dayWithWeekday('2028-02-29')).toBe('Tuesday, February 29, 2028');
  expect(dayOfYear('2026-12-05')).toBe('Sat, Dec 5');
  expect(monthAndYear('2026-08-14T10:00:00.000Z')).toBe('Aug 2026');
});

test('readers who write the day first have it first', () => {
  writeDatesAs('en-GB');
  expect(dayText('2027-06-19')).toBe('19 June 2027');
  expect(dayWithWeekday('2027-06-19')).toBe('Saturday 19 June 2027');
  expect([dayOfMonth('2026-12-05'), dayOfYear('2026-12-05')]).toEqual(['5 Dec', 'Sat 5 Dec']);
  expect(dayRange('2027-07-02', '2027-07-04')).toBe('2–4 July 2027');
  expect(dayRange('2027-02-28', '2027-03-02', 'short')).toBe('28 Feb – 2 Mar 2027');
  expect(dayRange('2027-12-30', '2028-01-02')).toBe('30 December 2027 – 2 January 2028');
});
