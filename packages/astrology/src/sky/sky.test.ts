import { describe, expect, test } from 'vitest';
import { skyAbove } from './sky';

const at = (iso: string) => new Date(iso);

describe('published positions', () => {
  // Meeus, Astronomical Algorithms, 2nd edition, example 13.b: azimuth from south 68.0337, true altitude 15.1249.
  test('Venus over Washington on 1987 April 10 is where Meeus says', () => {
    const { planets } = skyAbove({ latitude: 38.9214, longitude: -77.0656 }, at('1987-04-10T19:21:00Z'));
    const venus = planets.find(({ name }) => name === 'Venus')!;
    expect(venus.azimuthDeg).toBeCloseTo(248.034, 1);
    const refraction = 1 / Math.tan(((15.1249 + 7.31 / (15.1249 + 4.4)) * Math.PI) / 180) / 60;
    expect(venus.altitudeDeg - refraction).toBeCloseTo(15.125, 1);
  });

  // Example 48.a: illuminated fraction 0.6786, bright limb west of the meridian.
  test('the Moon of 1992 April 12 is lit as Meeus says', () => {
    const { moon } = skyAbove({ latitude: 0, longitude: 0 }, at('1992-04-11T23:59:01Z'));
    expect(moon.litFraction).toBeCloseTo(0.679, 2);
    expect(moon.phaseAngleDeg).toBeGreaterThan(90);
    expect(moon.phaseAngleDeg).toBeLessThan(180);
  });
});

describe('the frame of the horizon', () => {
  test('the pole star is almost due north, about as high as the latitude', () => {
    const { stars } = skyAbove({ latitude: 51, longitude: -115 }, at('2027-01-02T14:00:00Z'));
    const polaris = stars.find(({ designation }) => designation === 'alUMi')!;
    expect(Math.abs(polaris.altitudeDeg - 51)).toBeLessThan(0.8);
    expect(Math.min(polaris.azimuthDeg, 360 - polaris.azimuthDeg)).toBeLessThan(1.3);
  });

  test('stars and planets share one frame: Regulus and the Moon that covered it on 2017 October 15 are close together', () => {
    const { moon, stars } = skyAbove({ latitude: 40.7, longitude: -74 }, at('2017-10-15T10:00:00Z'));
    const regulus = stars.find(({ name }) => name === 'Regulus')!;
    expect(Math.abs(regulus.altitudeDeg - moon.altitudeDeg)).toBeLessThan(0.6);
    expect(Math.abs(regulus.azimuthDeg - moon.azimuthDeg)).toBeLessThan(0.8);
  });

  test('the lit limb of a young Moon points down to the Sun that has set', () => {
    const { moon, sun } = skyAbove({ latitude: 20.8, longitude: -156.33 }, at('2026-04-19T05:20:00Z'));
    expect(sun.altitudeDeg).toBeLessThan(0);
    expect(Math.abs(moon.litLimbDeg)).toBeGreaterThan(120);
  });

  test('the Sun climbs in the morning and sinks in the afternoon', () => {
    const halifax = { latitude: 44.65, longitude: -63.57 };
    expect(skyAbove(halifax, at('2026-06-01T12:00:00Z')).sun.isRising).toBe(true);
    expect(skyAbove(halifax, at('2026-06-01T20:00:00Z')).sun.isRising).toBe(false);
  });
});

describe('what is refused', () => {
  const noon = at('2026-06-01T12:00:00Z');
  test.each([
    [{ latitude: 91, longitude: 0 }, noon],
    [{ latitude: Number.NaN, longitude: 0 }, noon],
    [{ latitude: 0, longitude: 361 }, noon],
    [{ latitude: 0, longitude: 0 }, new Date(Number.NaN)],
  ])("%o isn't a valid place and instant", (place, instant) => {
    expect(() => skyAbove(place, instant)).toThrow(RangeError);
  });
});
