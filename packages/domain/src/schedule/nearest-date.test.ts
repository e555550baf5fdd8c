import { expect, test } from 'vitest';
import { nearestDate } from './nearest-date';

const wanted = { startDate: '2027-07-10', startTime: '09:00' };
const date = (startDate: string, startTime = '09:00', seatsLeft = 4, status = 'published') => ({
  startDate,
  startTime,
  seatsLeft,
  status,
});
const nearest = (...dates: readonly ReturnType<typeof date>[]) => nearestDate(dates, wanted, 2);

test('the nearest date is the one with the fewest hours between', () => {
  expect(nearest(date('2027-07-13'), date('2027-07-11', '14:00'), date('2027-07-08'))?.startDate).toBe('2027-07-11');
  expect(nearest(date('2027-07-10', '14:00'), date('2027-07-10', '11:00'))?.startTime).toBe('11:00');
});

test('of two that are as near, it’s the later', () => {
  expect(nearest(date('2027-07-09'), date('2027-07-11'))?.startDate).toBe('2027-07-11');
  expect(nearest(date('2027-07-11'), date('2027-07-09'))?.startDate).toBe('2027-07-11');
});

test('it has as many seats as are needed, and isn’t cancelled', () => {
  expect(nearest(date('2027-07-11', '09:00', 1), date('2027-07-20', '09:00', 2))?.startDate).toBe('2027-07-20');
  expect(nearest(date('2027-07-11', '09:00', 9, 'cancelled'))).toBeNull();
  expect(nearest()).toBeNull();
});
