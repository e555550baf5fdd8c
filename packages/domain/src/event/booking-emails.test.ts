import { describe, expect, it } from 'vitest';
import { calendarDay, clockTime } from '../calendar-day';
import { isDigestDue, rolesTold } from './booking-emails';

const at = (day: number, time: string) => ({ day: calendarDay(`2027-03-0${day}`), time: clockTime(time) });

describe('the daily email about bookings', () => {
  it.each([
    ['07:59', 1, '07:59', 1, false],
    ['07:59', 1, '08:00', 1, true],
    ['08:00', 1, '08:00', 1, false],
    ['08:00', 1, '23:59', 1, false],
    ['08:00', 1, '07:59', 2, false],
    ['08:00', 1, '08:00', 2, true],
    ['07:59', 1, '07:59', 2, true],
    ['23:59', 1, '00:00', 3, true],
  ])('tells at 8:00 what happened before: %s on day %i, asked at %s on day %i: %s', (happened, on, now, today, due) => {
    expect(isDigestDue(at(on, happened), at(today, now))).toBe(due);
  });
});

describe('who’s told about bookings', () => {
  it('owners and managers of all events, guides of their dates, accountants of none', () => {
    expect(rolesTold('all')).toEqual(['owner', 'manager']);
    expect(rolesTold('dates')).toEqual(['guide']);
  });
});
