import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import { datePresets } from './event-search';

const daysOf = (today: string) =>
  Object.fromEntries(datePresets(calendarDay(today)).map(({ label, from, to }) => [label, `${from} ${to}`]));

test.each([
  ['a Monday', '2026-11-23', '2026-11-28 2026-11-29', '2026-12-05 2026-12-06'],
  ['a Saturday', '2026-11-28', '2026-11-28 2026-11-29', '2026-12-05 2026-12-06'],
  ['a Sunday', '2026-11-29', '2026-11-29 2026-11-29', '2026-12-05 2026-12-06'],
])('on %s, this weekend is the one that’s on or comes next', (_day, today, thisWeekend, nextWeekend) => {
  expect(daysOf(today)).toMatchObject({ 'This weekend': thisWeekend, 'Next weekend': nextWeekend });
});

test('the next 30 days begin today, over the end of a year too', () => {
  expect(daysOf('2026-12-15')).toMatchObject({
    'Next 30 days': '2026-12-15 2027-01-14',
    'Next 3 months': '2026-12-15 2027-03-15',
  });
});
