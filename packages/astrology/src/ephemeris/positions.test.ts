import { e_tilt, SiderealTime } from 'astronomy-engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantSeconds } from '../day';
import { allPoints } from '../point';
import { angleOf, diff, radians, signAt } from '../zodiac';
import { ascendantAt, ascendantClock } from './ascendant';
import { astroTime, longitudeAt, longitudesAt, skyAt, type Wanderer } from './longitudes';

const runs = { seed: 20_261_120, numRuns: 300 };
const instants = fc.integer({
  min: instantSeconds('1926-01-01T00:00:00Z'),
  max: instantSeconds('2035-12-31T00:00:00Z'),
});

describe('longitudes', () => {
  // Equinoxes and solstices of 2024 as published by the United States Naval Observatory, to the minute.
  it.each([
    ['2024-03-20T03:06:00Z', 'Pisces', 'Aries'],
    ['2024-06-20T20:51:00Z', 'Gemini', 'Cancer'],
    ['2024-09-22T12:44:00Z', 'Virgo', 'Libra'],
    ['2024-12-21T09:20:00Z', 'Sagittarius', 'Capricorn'],
  ])('change the Sun sign at the published equinox or solstice %s', (iso, before, after) => {
    const instant = instantSeconds(iso);
    expect(signAt(longitudeAt('Sun', instant - 120))).toBe(before);
    expect(signAt(longitudeAt('Sun', instant + 120))).toBe(after);
  });

  it('always increase for the Sun and Moon', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 60, max: 86_400 }), (at, later) => {
        const [now, then] = [longitudesAt(at), longitudesAt(at + later)];
        expect(diff(then.Sun, now.Sun)).toBeGreaterThan(0);
        expect(diff(then.Moon, now.Moon)).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  it('are the same for one body as for all bodies', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const all = longitudesAt(at);
        for (const planet of allPoints) if (planet !== 'Asc') expect(longitudeAt(planet, at)).toBe(all[planet]);
      }),
      runs,
    );
  });

  // Stations of Mercury in 2024 by published almanacs: retrograde 1 to 25 April.
  it.each([
    ['2024-03-30T12:00:00Z', false],
    ['2024-04-04T12:00:00Z', true],
    ['2024-04-23T12:00:00Z', true],
    ['2024-04-27T12:00:00Z', false],
  ])('call Mercury retrograde between its stations: %s %s', (iso, expected) => {
    expect(skyAt(instantSeconds(iso)).retrogrades).toMatchObject({ Sun: false, Moon: false, Mercury: expected });
  });
});

describe('the direction of a body', () => {
  const wanderers: readonly Wanderer[] = ['Mercury', 'Venus', 'Mars'];
  const turnsBack = (planet: Wanderer, at: number) => diff(longitudeAt(planet, at + 3600), longitudeAt(planet, at)) < 0;

  it('comes with the same longitudes', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(skyAt(at).longitudes).toEqual(longitudesAt(at));
      }),
      { ...runs, numRuns: 300 },
    );
  });

  it('is that of its longitude over the next hour', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const { retrogrades } = skyAt(at);
        for (const planet of wanderers) expect(retrogrades[planet]).toBe(turnsBack(planet, at));
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  it.each(wanderers)('is exact where %s turns', (planet) => {
    const day = 86_400;
    const start = instantSeconds('2026-01-01T00:00:00Z');
    const days = Array.from({ length: 1000 }, (_, i) => start + i * day);
    const turns = days.filter((at) => turnsBack(planet, at) !== turnsBack(planet, at + day));
    expect(turns.length).toBeGreaterThan(1);
    for (const turn of turns) {
      for (let at = turn - day; at < turn + 2 * day; at += 1800) {
        expect(skyAt(at).retrogrades[planet]).toBe(turnsBack(planet, at));
      }
    }
  });
});

describe('the ascendant', () => {
  it('is on the eastern horizon up to 80 degrees of latitude', () => {
    fc.assert(
      fc.property(
        instants,
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (at, lat, lon) => {
          const { altitude, hourAngle } = horizontal(at, { lat, lon }, ascendantAt(at, { lat, lon }));
          expect(Math.abs(altitude)).toBeLessThan(1e-6);
          expect(hourAngle).toBeLessThan(0);
        },
      ),
      { ...runs, numRuns: 1000 },
    );
  });

  it('stays within 5 seconds of arc of a fresh computation when turned forward over a day', () => {
    fc.assert(
      fc.property(
        instants,
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.integer({ min: 0, max: 86_400 }),
        (at, lat, later) => {
          const observer = { lat, lon: 10 };
          const turned = ascendantClock(at, observer)(at + later);
          expect(Math.abs(diff(turned, ascendantAt(at + later, observer))) * 3600).toBeLessThan(5);
        },
      ),
      runs,
    );
  });
});

/** Altitude and hour angle, in degrees, of a point of the ecliptic. */
function horizontal(
  at: number,
  observer: { lat: number; lon: number },
  longitude: number,
): { altitude: number; hourAngle: number } {
  const time = astroTime(at);
  const tilt = e_tilt(time).tobl * radians;
  const ecliptic = longitude * radians;
  const rightAscension = angleOf({ y: Math.sin(ecliptic) * Math.cos(tilt), x: Math.cos(ecliptic) });
  const sinDeclination = Math.sin(ecliptic) * Math.sin(tilt);
  const hourAngle = diff(15 * SiderealTime(time) + observer.lon, rightAscension);
  const lat = observer.lat * radians;
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const sinAltitude = Math.sin(lat) * sinDeclination + Math.cos(lat) * cosDeclination * Math.cos(hourAngle * radians);
  return { altitude: Math.asin(sinAltitude) / radians, hourAngle };
}
