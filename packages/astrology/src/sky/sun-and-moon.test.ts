import { describe, expect, test } from 'vitest';
import { sunAndMoon, moonPhaseName } from './sun-and-moon';

describe('Sun and Moon above an event', () => {
  // The caption in the design of the event page: "Moon 4% lit, 9° up in the east-north-east. Sun 5.6° below the horizon."
  test('a dawn traverse at Banff is as the design says', () => {
    const { sun, moon, ...light } = sunAndMoon({
      latitude: 51.08,
      longitude: -115.78,
      instant: new Date('2027-07-02T10:45:00Z'),
    });
    expect(moon.litPercent).toBe(4);
    expect(Math.round(moon.altitudeDeg)).toBe(9);
    expect(moon.compass).toBe('east-north-east');
    expect(moon.phaseName).toBe('waning crescent');
    expect(sun.altitudeDeg).toBeCloseTo(-5.6, 0);
    expect(light).toEqual({ lightPhase: 'civil', isSunRising: true });
  });

  test('at Lake Louise before sunrise on 2 January 2027 a crescent Moon is up', () => {
    const { moon } = sunAndMoon({ latitude: 51.42, longitude: -116.18, instant: new Date('2027-01-02T14:58:00Z') });
    expect(moon).toMatchObject({ isUp: true, litPercent: 23 });
  });

  test.each([
    ['noon in the tropics is day', 20, 0, '2026-05-01T12:00:00Z', 'day'],
    ['the midnight Sun of Tromsø is golden', 69.65, 18.96, '2026-06-21T22:30:00Z', 'golden'],
  ])('%s', (_, latitude, longitude, instant, lightPhase) => {
    expect(sunAndMoon({ latitude, longitude, instant: new Date(instant) })).toMatchObject({ lightPhase });
  });
});

test.each([
  [0, 'new'],
  [6.4, 'new'],
  [6.6, 'waxing crescent'],
  [83.6, 'first quarter'],
  [96.6, 'waxing gibbous'],
  [173.4, 'waxing gibbous'],
  [180, 'full'],
  [186.6, 'waning gibbous'],
  [270, 'last quarter'],
  [276.6, 'waning crescent'],
  [353.6, 'new'],
  [360, 'new'],
] as const)('a Moon %d degrees from the Sun is called %s', (angle, name) => {
  expect(moonPhaseName(angle)).toBe(name);
});
