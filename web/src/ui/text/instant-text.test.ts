import { expect, test } from 'vitest';
import { agoText, clockText, datedInstantText, durationText, instantText } from './instant-text';

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
