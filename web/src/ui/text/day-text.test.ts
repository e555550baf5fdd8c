// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { dayOfMonth, dayOfYear, dayRange, dayText, dayWithWeekday, monthAndYear, weekdays } from './day-text';
import { agoText, clockText, datedInstantText, durationText, instantText } from './instant-text';
import { timeText, writeDatesAs } from './reader-form';
import { sentence } from './sentence';
import { momentText, startText, timesText } from './time-text';

afterEach(() => writeDatesAs('en-CA'));

test('a day is written out, and anything after its date part is ignored', () => {
  expect(dayText('2027-06-19')).toBe('June 19, 2027');
  expect(dayText('2027-06-19T23:59:59.000Z', 'short')).toBe('Jun 19, 2027');
});

test('a missing date reads N/A, and an invalid one reads Invalid Date', () => {
  expect(dayText(null)).toBe('N/A');
  expect(dayText('')).toBe('N/A');
  expect(dayText('soon')).toBe('Invalid Date');
  expect(dayText('2027-02-30')).toBe('Invalid Date');
});

test.each([
  ['2027-07-02', '2027-07-04', 'July 2–4, 2027'],
  ['2027-02-28', '2027-03-02', 'February 28 – March 2, 2027'],
  ['2027-12-30', '2028-01-02', 'December 30, 2027 – January 2, 2028'],
  ['2027-06-19', '2027-06-19', 'June 19, 2027'],
])('%s to %s reads %s', (from, to, text) => {
  expect(dayRange(from, to)).toBe(text);
});

test('in the short style a single day has its weekday', () => {
  expect(dayRange('2027-06-19', '2027-06-19', 'short')).toBe('Sat, Jun 19, 2027');
  expect(dayRange('2027-02-08', '2027-02-12', 'short')).toBe('Feb 8–12, 2027');
});

test('weekdays match the calendar', () => {
  expect(weekdays('2027-07-02', '2027-07-04')).toBe('Friday to Sunday');
  expect(weekdays('2027-06-19', '2027-06-19')).toBe('Saturday');
  expect(dayWithWeekday('2028-02-29')).toBe('Tuesday, February 29, 2028');
  expect(dayOfYear('2026-12-05')).toBe('Sat, Dec 5');
  expect(monthAndYear('2026-08-14T10:00:00.000Z')).toBe('Aug 2026');
});

test('readers who write the day first have it first', () => {
  writeDatesAs('en-GB');
  expect(dayText('2027-06-19')).toBe('19 June 2027');
  expect(dayWithWeekday('2027-06-19')).toBe('Saturday 19 June 2027');
  expect([dayOfMonth('2026-12-05'), dayOfYear('2026-12-05')]).toEqual(['5 Dec', 'Sat 5 Dec']);
  expect(dayRange('2027-07-02', '2027-07-04')).toBe('2–4 July 2027');
  expect(dayRange('2027-02-28', '2027-03-02', 'short')).toBe('28 Feb – 2 Mar 2027');
  expect(dayRange('2027-12-30', '2028-01-02')).toBe('30 December 2027 – 2 January 2028');
});

test('an instant is a weekday, a day and a time in this machine’s time zone', () => {
  expect(instantText(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('Sat, Nov 21, 2:05 p.m.');
});

test('one that can be long ago has its year, too', () => {
  expect(datedInstantText(new Date(2024, 10, 21, 14, 5).toISOString())).toBe('Thu, Nov 21, 2024, 2:05 p.m.');
});

test.each([
  ['2026-11-20T12:00:00Z', 'just now'],
  ['2026-11-20T11:59:01Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:00:01Z', '59 minutes ago'],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
])('%s is %s at noon', (instant, text) => {
  expect(agoText(instant, '2026-11-20T12:00:00Z')).toBe(text);
});

test('a duration under a minute is ‘less than a minute’', () => {
  expect([durationText(59), durationText(60)]).toEqual(['less than a minute', '1 minute']);
});

test('a clock time is hours and minutes on this machine’s clock', () => {
  expect(clockText(new Date(2026, 10, 21, 9, 5).toISOString())).toBe('9:05 a.m.');
});

const times = { startDate: '2027-07-02', startTime: '04:45', endTime: '16:00', timezone: 'America/Edmonton' };

test('an event’s times are written as the reader writes them, and name their zone', () => {
  expect(timesText(times)).toBe('4:45 a.m. to 4:00 p.m., Mountain Time');
  expect(startText(times)).toBe('Friday, July 2, 2027, 4:45 a.m., Mountain Time');
  writeDatesAs('en-GB');
  expect(timesText(times)).toBe('04:45 to 16:00, Mountain Time');
  expect(startText(times, 'short')).toBe('Fri 2 Jul 2027, 04:45, Mountain Time');
});

test('a moment is written as the clocks at the event show it', () => {
  const at = '2027-07-02T03:05:00.000Z';
  const edmonton = { timezone: 'America/Edmonton', zoneOffsets: [-21600] };
  expect(momentText(at, edmonton)).toBe('Thu, Jul 1, 2027, 9:05 p.m., Mountain Time');
  expect(momentText(at, { timezone: 'Asia/Tokyo', zoneOffsets: [32400] })).toMatch(/^Fri, Jul 2, 2027, 12:05 p.m., /);
});

test('a moment is written by the offsets that came with it, whatever rules this browser has', () => {
  const vancouver = { timezone: 'America/Vancouver', zoneOffsets: [-28800, 1_772_964_000, -25200] };
  expect(momentText('2026-12-20T17:00:00.000Z', vancouver)).toBe('Sun, Dec 20, 2026, 10:00 a.m., Pacific Time');
  expect(momentText('2026-03-08T09:59:59.000Z', vancouver)).toMatch(/^Sun, Mar 8, 2026, 1:59 a.m., /);
  expect(momentText('2026-03-08T10:00:00.000Z', vancouver)).toMatch(/^Sun, Mar 8, 2026, 3:00 a.m., /);
});

test('a zone that this machine does not know is left out', () => {
  expect(timesText({ ...times, timezone: '' })).toBe('4:45 a.m. to 4:00 p.m.');
});

test('a form’s time that isn’t filled in stays as it is', () => {
  expect([timeText(''), timeText('7')]).toEqual(['', '7']);
});

test('no sentence ends with two full stops', () => {
  expect([sentence('Saved at 9:05 a.m.'), sentence('Saved at 09:05')]).toEqual([
    'Saved at 9:05 a.m.',
    'Saved at 09:05.',
  ]);
});
