import { afterEach, expect, test } from 'vitest';
import { timeText, writeDatesAs } from './reader-form';
import { sentence } from './sentence';
import { momentText, startText, timesText } from './time-text';

afterEach(() => writeDatesAs('en-CA'));

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
