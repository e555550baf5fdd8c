import { describe, expect, it, test } from 'vitest';
import { localMoment, offsetsAround, zoneName } from './zone-clock';

/** The clocks of Vancouver, which stay on summer time since spring 2026. */
const vancouver = [-28800, 1_741_514_400, -25200, 1_762_074_000, -28800, 1_772_964_000, -25200];
const shown = (instant: string, offsets = vancouver) => {
  const { day, time } = localMoment(new Date(instant), offsets);
  return `${day} ${time}`;
};

describe('what clocks show', () => {
  it.each([
    ['2026-03-08T09:59:59Z', '2026-03-08 01:59'],
    ['2026-03-08T10:00:00Z', '2026-03-08 03:00'],
    ['2025-11-02T08:59:59Z', '2025-11-02 01:59'],
    ['2025-11-02T09:00:00Z', '2025-11-02 01:00'],
    ['2026-11-01T09:00:00Z', '2026-11-01 02:00'],
    ['2026-12-20T17:00:00Z', '2026-12-20 10:00'],
    ['2026-12-21T06:59:59Z', '2026-12-20 23:59'],
  ])('at %s is %s', (instant, text) => {
    expect(shown(instant)).toBe(text);
  });

  it('follows offsets of seconds, and a zone without changes', () => {
    expect(shown('1900-01-01T00:00:00Z', [-40780])).toBe('1899-12-31 12:40');
    expect(shown('2027-01-01T00:00:00Z', [20700])).toBe('2027-01-01 05:45');
  });
});

describe('the part of the offsets around an instant', () => {
  it('says the same as all of them from 400 days before it until 400 days after it', () => {
    const middle = new Date('2026-06-01T00:00:00Z');
    const part = offsetsAround(middle, vancouver);
    expect(part).toEqual([-25200, 1_762_074_000, -28800, 1_772_964_000, -25200]);
    for (let day = -400; day <= 400; day += 1) {
      const at = new Date(middle.getTime() + day * 86_400_000);
      expect(localMoment(at, part)).toEqual(localMoment(at, vancouver));
    }
  });
});

test.each([
  ['America/Edmonton', 'Mountain Time'],
  ['America/Denver', 'Mountain Time'],
  ['Europe/Paris', 'Central European Time'],
  ['Mars/Olympus', ''],
  ['', ''],
])('the time zone %j is called %j', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
