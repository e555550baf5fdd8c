import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, weeksOfMonth } from './month-days';

const day = calendarDay;

test('a month has its days in weeks from Sunday to Saturday', () => {
  const weeks = weeksOfMonth(day('2027-02-01'));
  expect(weeks.map((week) => week.map((each) => each?.slice(8) ?? '').join(' '))).toEqual([
    ' 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28      ',
  ]);
  expect(weeksOfMonth(day('2026-02-01'))).toHaveLength(4);
  expect(weeksOfMonth(day('2027-05-01'))).toHaveLength(6);
});

test('months later it’s the same day, or the last of a shorter month', () => {
  expect(addMonths(day('2027-01-31'), 1)).toBe('2027-02-28');
  expect(addMonths(day('2027-12-15'), 1)).toBe('2028-01-15');
  expect(addMonths(day('2027-01-15'), -1)).toBe('2026-12-15');
});

test.each([
  ['ArrowLeft', '2027-06-01'],
  ['ArrowRight', '2027-06-03'],
  ['ArrowUp', '2027-05-26'],
  ['ArrowDown', '2027-06-09'],
  ['Home', '2027-05-30'],
  ['End', '2027-06-05'],
  ['PageUp', '2027-05-02'],
  ['PageDown', '2027-07-02'],
  ['a', null],
])('from a Wednesday, %s leads to %s', (key, to) => {
  expect(dayAfterKey(key, day('2027-06-02'))).toBe(to);
});
