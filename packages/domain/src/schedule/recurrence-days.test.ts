import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { parseRecurrence, recurrenceDays } from './recurrence';

it.each([
  ['FREQ=DAILY;INTERVAL=2', '2027-03-12', '2027-03-17', '12 14 16'],
  ['FREQ=WEEKLY;BYDAY=TU,SA', '2027-06-01', '2027-06-15', '01 05 08 12 15'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2027-06-04', '2027-06-30', '04 14 18 28'],
  ['FREQ=MONTHLY;BYDAY=2TU', '2027-06-08', '2027-08-31', '08 13 10'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2027-06-25', '2027-08-31', '25 30 27'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2027-05-31', '2027-08-31', '31 31 31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-31', '2028-03-31', '31 29 31'],
  ['FREQ=MONTHLY;BYDAY=5SU', '2027-05-30', '2027-09-01', '30 29'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', '2027-02-01', '2037-02-01', ''],
  ['FREQ=DAILY', '2027-06-02', '2027-06-01', ''],
])('%s from %s to %s has the days %s', (rule, from, to, days) => {
  const recurrence = parseRecurrence(rule);
  const found = recurrence && recurrenceDays(recurrence, { from: calendarDay(from), to: calendarDay(to) });
  expect(found?.map((day) => day.slice(8)).join(' ')).toBe(days);
});
