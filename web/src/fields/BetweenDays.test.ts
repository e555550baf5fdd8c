import { expect, test } from 'vitest';
import { idsBetween } from './BetweenDays';

// Tuesdays, and a Saturday.
const dates = [
  { id: 1, startDate: '2027-06-01' },
  { id: 2, startDate: '2027-06-08' },
  { id: 3, startDate: '2027-06-12' },
  { id: 4, startDate: '2027-06-15' },
];

test.each([
  ['2027-06-01', '2027-06-08', [], [1, 2]],
  ['2027-06-02', '2027-06-11', [], [2]],
  ['', '2027-06-08', [], [1, 2]],
  ['2027-06-08', '', [], [2, 3, 4]],
  ['2027-06-16', '2027-06-30', [], []],
  ['', '', [6], [3]],
  ['2027-06-02', '2027-06-30', [2], [2, 4]],
  ['', '', [2, 6], [1, 2, 3, 4]],
])('between %s and %s both days count, on the days of the week %j', (from, to, weekdays, expected) => {
  expect(idsBetween(dates, { from, to, weekdays })).toEqual(expected);
});
