import { describe, expect, test } from 'vitest';
import { bodiesAbove } from './bodies';
import { sunTimes } from './sun-times';

const minutesApart = (a: Date | null, iso: string) => Math.abs(a!.getTime() - Date.parse(iso)) / 60_000;

describe('sunrise and sunset', () => {
  // Almanac for London: 21 June 2024, 04:43 and 21:21 British summer time.
  test('London at midsummer agrees with the almanac to two minutes', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const { sunriseAt, sunsetAt } = sunTimes(london, new Date('2024-06-21T10:00:00Z'), 'Europe/London');
    expect(minutesApart(sunriseAt, '2024-06-21T03:43:00Z')).toBeLessThan(2);
    expect(minutesApart(sunsetAt, '2024-06-21T20:21:00Z')).toBeLessThan(2);
  });

  test('the upper limb is on the horizon at both', () => {
    for (const latitude of [-54, -20, 0, 35, 60]) {
      const place = { latitude, longitude: 30 };
      const { sunriseAt, sunsetAt } = sunTimes(place, new Date('2026-10-05T09:00:00Z'));
      for (const crossing of [sunriseAt, sunsetAt])
        expect(Math.abs(bodiesAbove(place, crossing!).sun.altitudeDeg + 0.27)).toBeLessThan(0.08);
    }
  });

  test('polar day and polar night have neither', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    for (const day of ['2026-06-21T10:00:00Z', '2026-12-21T10:00:00Z']) {
      const { sunriseAt, sunsetAt } = sunTimes(tromso, new Date(day), 'Europe/Oslo');
      expect([sunriseAt, sunsetAt]).toEqual([null, null]);
    }
  });

  test('a start after midnight belongs to its own date in the zone', () => {
    const madrid = { latitude: 40.42, longitude: -3.7 };
    const lateParty = new Date('2026-07-10T22:30:00Z'); // 00:30 on the 11th in Madrid
    expect(sunTimes(madrid, lateParty, 'Europe/Madrid').sunriseAt?.toISOString()).toMatch(/^2026-07-11T04:5/);
    expect(sunTimes(madrid, lateParty).sunriseAt?.toISOString()).toMatch(/^2026-07-10T04:5/);
  });

  test('a zone across the date line keeps its own calendar', () => {
    const kiritimati = { latitude: 1.87, longitude: -157.43 };
    const noon = new Date('2026-03-01T22:00:00Z'); // 12:00 on 2 March there
    expect(sunTimes(kiritimati, noon, 'Pacific/Kiritimati').sunriseAt?.toISOString()).toMatch(/^2026-03-01T16:/);
  });

  test('an unknown zone is refused', () => {
    expect(() => sunTimes({ latitude: 0, longitude: 0 }, new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
