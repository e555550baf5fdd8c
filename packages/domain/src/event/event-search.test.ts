import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import { datePresets, otherStretches } from './event-search';

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

const others = (from: string, to: string, today: string) =>
  otherStretches({ from: calendarDay(from), to: calendarDay(to) }, calendarDay(today)).map(
    (stretch) => `${stretch.from} ${stretch.to}`,
  );

test('other days are the same weekdays of eight weeks on both sides, the nearest first, from today on', () => {
  // 2026-12-05 is a Saturday.
  expect(others('2026-12-05', '2026-12-06', '2026-11-28').slice(0, 3)).toEqual([
    '2026-12-12 2026-12-13',
    '2026-11-28 2026-11-29',
    '2026-12-19 2026-12-20',
  ]);
  expect(others('2026-12-05', '2026-12-06', '2026-11-29')).toHaveLength(8);
  expect(others('2026-12-01', '2026-12-07', '2026-12-01')[0]).toBe('2026-12-08 2026-12-14');
  expect(others('2026-12-01', '2026-12-08', '2026-12-01')).toEqual([]);
});

test('other days of what’s left of a weekend are whole weekends', () => {
  expect(others('2026-12-06', '2026-12-06', '2026-12-06')[0]).toBe('2026-12-12 2026-12-13');
  expect(others('2026-12-05', '2026-12-05', '2026-12-05')[0]).toBe('2026-12-12 2026-12-13');
});
