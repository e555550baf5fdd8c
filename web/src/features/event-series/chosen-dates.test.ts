import { expect, test } from 'vitest';
import { idsBetween, sumsOf } from './chosen-dates';

const date = (id: number, startDate: string, refundable = '0.00') => ({
  id,
  startDate,
  startTime: '09:00',
  seatsTaken: 2,
  totalBookings: 1,
  refundable,
  holds: 0,
});
const dates = [date(1, '2027-06-01', '84.50'), date(2, '2027-06-08', '0.05'), date(3, '2027-06-15')];

test('the sums are those of the chosen dates, to the cent', () => {
  expect(sumsOf(dates)).toEqual({ totalBookings: 3, seatsTaken: 6, holds: 0, refundable: '84.55' });
  expect(sumsOf([])).toEqual({ totalBookings: 0, seatsTaken: 0, holds: 0, refundable: '0.00' });
});

test.each([
  ['2027-06-01', '2027-06-08', [1, 2]],
  ['2027-06-02', '2027-06-14', [2]],
  ['', '2027-06-08', [1, 2]],
  ['2027-06-08', '', [2, 3]],
  ['2027-06-16', '2027-06-30', []],
])('between %s and %s both days count', (from, to, expected) => {
  expect(idsBetween(dates, from, to)).toEqual(expected);
});
