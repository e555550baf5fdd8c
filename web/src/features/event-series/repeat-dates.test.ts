import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { dateProblems, nextDate } from './repeat-dates';

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
