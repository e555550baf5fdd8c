import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, dayFromParts, dayOfWeek, daysBetween, isCalendarDay, isClockTime } from './calendar-day';

describe('calendar days', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'])('%s exists', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each(['2025-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-3', '26-04-03', ''])(
    'INP-03 %j does not exist',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
      expect(() => calendarDay(text)).toThrow(RangeError);
    },
  );

  it('makes a day from its parts, or null if it does not exist', () => {
    expect(dayFromParts({ year: 1987, month: 2, day: 9 })).toBe('1987-02-09');
    expect(dayFromParts({ year: 1987, month: 2, day: 29 })).toBeNull();
  });

  it('counts across months, years and leap days', () => {
    expect(addDays(calendarDay('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(calendarDay('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(calendarDay('2026-03-01'), -1)).toBe('2026-02-28');
    expect(daysBetween(calendarDay('2026-02-28'), calendarDay('2026-03-01'))).toBe(1);
    expect(daysBetween(calendarDay('2026-03-01'), calendarDay('2025-03-01'))).toBe(-365);
  });

  it('ends with the first and the last day that four digits can say', () => {
    expect(addDays(calendarDay('0001-01-02'), -1)).toBe('0001-01-01');
    expect(addDays(calendarDay('0001-01-01'), -1)).toBe('0001-01-01');
    expect(addDays(calendarDay('9999-12-30'), 1)).toBe('9999-12-31');
    expect(addDays(calendarDay('9999-12-30'), 366)).toBe('9999-12-31');
  });

  it('knows the day of the week', () => {
    expect(dayOfWeek(calendarDay('2026-11-20'))).toBe(5);
  });

  it('a clock shows 00:00 to 23:59, never 24:00', () => {
    expect(isClockTime('00:00')).toBe(true);
    expect(isClockTime('23:59')).toBe(true);
    expect(isClockTime('24:00')).toBe(false);
    expect(isClockTime('9:00')).toBe(false);
  });
});
