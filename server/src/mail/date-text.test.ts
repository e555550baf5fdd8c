import { clockText } from '@ascendant/domain/date-form';
import { expect, it } from 'vitest';
import { dateTimeText, datedTitle, longDayText, startText } from './date-text';

it.each([
  ['America/Edmonton', '2025-11-28T13:15:00Z', 'Friday, November 28, 2025, 6:15 a.m. (Mountain Time)'],
  ['America/Edmonton', '2026-11-28T13:15:00Z', 'Saturday, November 28, 2026, 7:15 a.m. (Mountain Time)'],
  ['America/Vancouver', '2026-12-20T17:00:00Z', 'Sunday, December 20, 2026, 10:00 a.m. (Pacific Time)'],
  ['America/Denver', '2026-11-28T13:15:00Z', 'Saturday, November 28, 2026, 6:15 a.m. (Mountain Time)'],
  ['Asia/Tokyo', '2026-11-28T15:00:00Z', 'Sunday, November 29, 2026, 12:00 a.m. (Japan Standard Time)'],
  ['Asia/Kathmandu', '2027-03-04T06:15:00Z', 'Thursday, March 4, 2027, 12:00 p.m. (Nepal Time)'],
])('an email writes a date out with the clock and the zone of %s', (zone, at, text) => {
  expect(dateTimeText(new Date(at), zone)).toBe(text);
});

it.each([
  ['06:15', '6:15 a.m.'],
  ['00:00', '12:00 a.m.'],
  ['12:30', '12:30 p.m.'],
])('an email writes the clock time %s as %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});

it('an email and a ticket write a day with its weekday', () => {
  expect(longDayText('2027-07-02')).toBe('Friday, July 2, 2027');
});

it('two dates of an event on one day are told apart by their time, in texts and subjects', () => {
  const date = { title: 'Dawn Traverse', startDate: '2027-07-02' };
  expect(['09:00', '14:00'].map((startTime) => startText({ ...date, startTime }))).toEqual([
    'Friday, July 2, 2027, 9:00 a.m.',
    'Friday, July 2, 2027, 2:00 p.m.',
  ]);
  expect(datedTitle({ ...date, startTime: '14:00' })).toBe('Dawn Traverse, Jul 2, 2027, 2:00 p.m.');
});
