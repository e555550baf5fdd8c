// @vitest-environment node
import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { sumsOf } from './chosen-dates';
import { dateProblems, nextDate } from './RepeatDialog';

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

const event = { startDate: '2026-11-01', today: calendarDay('2026-11-22') };

test('the dates proposed are weeks after the event and after each other, never in the past', () => {
  expect(nextDate([], event)).toBe('2026-11-22');
  expect(nextDate(['2026-12-05'], event)).toBe('2026-12-12');
  expect(nextDate(['2026-12-05', ''], event)).toBe('2026-12-12');
});

test('each wrong date has its own sentence', () => {
  expect(dateProblems(['2026-11-21', '2026-12-05', '2026-12-05', '2026-02-30'], event)).toEqual({
    'dates.0': 'This date is in the past',
    'dates.2': 'This event already takes place on this date',
    'dates.3': 'Please select a valid date. The selected date does not exist.',
  });
  expect(dateProblems([], event)).toEqual({ dates: 'Add at least one date' });
});
