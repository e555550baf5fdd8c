import { expect, it } from 'vitest';
import { calendarDay, clockTime } from '../calendar-day';
import { eventTimes, minutesMoved, movedDayProblem, movedLastDays, movedTimes } from './moved-times';

const times = (startDate: string, startTime: string, endDate: string, endTime: string) =>
  eventTimes({ startDate, startTime, endDate, endTime });
const start = (startDate: string, startTime: string) => ({
  startDate: calendarDay(startDate),
  startTime: clockTime(startTime),
});

it.each([
  ['a day later', times('2027-07-02', '09:00', '2027-07-02', '17:00'), ['2027-07-03', '09:00', '2027-07-03', '17:00']],
  [
    'over midnight',
    times('2027-07-02', '15:00', '2027-07-02', '21:00'),
    ['2027-07-02', '20:00', '2027-07-03', '02:00'],
  ],
  [
    'of three days',
    times('2027-07-02', '04:45', '2027-07-04', '16:00'),
    ['2027-12-31', '06:45', '2028-01-02', '18:00'],
  ],
  ['earlier', times('2027-07-02', '22:00', '2027-07-03', '02:00'), ['2027-07-01', '10:00', '2027-07-01', '14:00']],
] as const)('an event that’s moved %s is as long as before', (_what, before, [day, time, endDate, endTime]) => {
  expect(movedTimes(before, start(day, time))).toEqual(times(day, time, endDate, endTime));
});

it.each([
  ['2027-07-02', '10:00', 60],
  ['2027-07-02', '07:59', -61],
  ['2027-07-03', '09:00', 1440],
  ['2027-07-02', '09:00', 0],
])('a start on %s at %s has moved by %s minutes', (day, time, minutes) => {
  expect(minutesMoved(start('2027-07-02', '09:00'), start(day, time))).toBe(minutes);
});

it.each([
  ['a later day takes along the last days that are ahead', '2027-07-20', ['2027-07-07', '2027-07-18', null]],
  ['an earlier day leaves last days that are before it', '2027-07-13', ['2027-07-02', '2027-07-13', null]],
  ['an earlier day takes all along if one would be after it', '2027-07-12', ['2027-06-29', '2027-07-10', null]],
])('%s', (_rule, to, expected) => {
  const days = [calendarDay('2027-07-02'), calendarDay('2027-07-13'), null];
  const move = { from: calendarDay('2027-07-15'), to: calendarDay(to), today: calendarDay('2027-07-01') };
  expect(movedLastDays(days, move)).toEqual(expected);
});

it('a last day that’s over isn’t opened again by a later day', () => {
  const move = { from: calendarDay('2027-07-15'), to: calendarDay('2027-07-20'), today: calendarDay('2027-07-03') };
  expect(movedLastDays([calendarDay('2027-07-02'), calendarDay('2027-07-03')], move)).toEqual([
    '2027-07-02',
    '2027-07-08',
  ]);
});

it.each([
  ['2027-06-30', /passed/],
  ['2027-07-01', null],
  ['2029-06-30', null],
  ['2029-07-01', /within two years/],
  ['0001-01-01', /passed/],
  ['9999-12-31', /within two years/],
])('on 1 July 2027, a date can be moved to %s or not', (day, problem) => {
  const text = movedDayProblem(calendarDay(day), calendarDay('2027-07-01'));
  if (problem === null) expect(text).toBeNull();
  else expect(text).toMatch(problem);
});
