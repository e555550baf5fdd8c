import { expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import { departuresOn, missingOf, missingText, mondayOf } from './departure';

const dated = (startDate: string, endDate = startDate) => ({
  startDate: calendarDay(startDate),
  endDate: calendarDay(endDate),
});

test.each([
  ['2027-07-05', '2027-07-05'],
  ['2027-07-11', '2027-07-05'],
  ['2027-07-12', '2027-07-12'],
  ['2028-03-01', '2028-02-28'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(calendarDay(day))).toBe(monday);
});

test('a date is on each day from its first to its last, and on none before or after', () => {
  const tour = dated('2027-07-02', '2027-07-04');
  const on = (day: string) => departuresOn([tour], calendarDay(day)).length;
  expect(['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04', '2027-07-05'].map(on)).toEqual([0, 1, 1, 1, 0]);
});

const date = {
  state: 'to_come',
  guides: ['Noor Haddad'],
  hasGuides: true,
  runsFrom: null,
  booked: 0,
  isDecided: false,
  unsigned: 0,
  owing: 0,
} as const;

const texts = (changes: Partial<Parameters<typeof missingOf>[0]>) =>
  missingOf({ ...date, ...changes }).map(missingText);

test('a date without a guide misses one, unless the organization has no guides', () => {
  expect(texts({ guides: [] })).toEqual(['No guide']);
  expect(texts({ guides: [], hasGuides: false })).toEqual([]);
  expect(texts({})).toEqual([]);
});

test('a date with too few people says how many more it needs, until it’s decided or begins', () => {
  expect(texts({ runsFrom: 4, booked: 2 })).toEqual(['2 more people needed to run']);
  expect(texts({ runsFrom: 4, booked: 3 })).toEqual(['1 more person needed to run']);
  expect(texts({ runsFrom: 4, booked: 4 })).toEqual([]);
  expect(texts({ runsFrom: 4, booked: 3, isDecided: true })).toEqual([]);
  expect(texts({ runsFrom: 4, booked: 3, state: 'under_way' })).toEqual([]);
});

test('missing waivers and answers are counted, also while it’s under way', () => {
  expect(texts({ unsigned: 1, owing: 1 })).toEqual(['1 waiver not signed', '1 booking with missing answers']);
  expect(texts({ unsigned: 1200, owing: 2, state: 'under_way' })).toEqual([
    '1,200 waivers not signed',
    '2 bookings with missing answers',
  ]);
});

test.each(['over', 'cancelled'] as const)('nothing is missing on a date that’s %s', (state) => {
  expect(texts({ state, guides: [], runsFrom: 4, unsigned: 2, owing: 2 })).toEqual([]);
});
