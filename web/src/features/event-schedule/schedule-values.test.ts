import { expect, test } from 'vitest';
import { newSchedule, scheduleForm, scheduleValues } from './schedule-values';

const first = { startDate: '2027-06-08', startTime: '09:00' };

test('a new schedule is every day for a year, at the event’s own time', () => {
  expect(scheduleForm(newSchedule(first), first)).toEqual({
    rule: 'FREQ=DAILY',
    times: ['09:00'],
    until: '2028-06-06',
    added: [],
    excluded: [],
    cutOffHours: 0,
    windowWeeks: 52,
  });
});

test.each([
  ['day', 'FREQ=DAILY;INTERVAL=2'],
  ['week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['month-day', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=8'],
  ['month-weekday', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU'],
] as const)('%s is sent as %s, and comes back the same', (repeats, rule) => {
  const form = scheduleForm({ ...newSchedule(first), repeats, interval: '2', until: '' }, first);
  expect(form).toMatchObject({ rule, until: null });
  expect(scheduleForm(scheduleValues(form, first), first)).toEqual(form);
});
