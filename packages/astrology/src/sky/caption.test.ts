import { describe, expect, test } from 'vitest';
import { skyCaption } from './caption';

describe('the caption of an event', () => {
  // The caption in the design of the event page: "Moon 4% lit, 9° up in the east-north-east. Sun 5.6° below the horizon."
  test('a dawn traverse at Banff reads as it should', () => {
    const caption = skyCaption({
      latitude: 51.08,
      longitude: -115.78,
      zone: 'America/Edmonton',
      instant: new Date('2027-07-02T10:45:00Z'),
    });
    expect(caption.moon.litPercent).toBe(4);
    expect(Math.round(caption.moon.altitudeDeg)).toBe(9);
    expect(caption.moon.compass).toBe('east-north-east');
    expect(caption.moon.phaseName).toBe('waning crescent');
    expect(caption.sun.altitudeDeg).toBeCloseTo(-5.6, 0);
    expect(caption).toMatchObject({ lightPhase: 'civil', light: 'civil', lightWords: 'Dawn', isSunRising: true });
    expect(caption.sunriseAt?.toISOString()).toMatch(/^2027-07-02T11:3[2-4]/);
    expect(caption.sunsetAt?.toISOString()).toMatch(/^2027-07-03T0(3:59|4:0[01])/);
  });

  test('at Lake Louise before sunrise on 2 January 2027 Venus and a crescent Moon are up', () => {
    const caption = skyCaption({ latitude: 51.42, longitude: -116.18, instant: new Date('2027-01-02T14:58:00Z') });
    expect(caption.planets[0]?.name).toBe('Venus');
    expect(Math.round(caption.planets[0]!.altitudeDeg)).toBe(20);
    expect(caption.moon).toMatchObject({ isUp: true, litPercent: 23 });
  });

  test('by day no planet is named', () => {
    const caption = skyCaption({ latitude: 20, longitude: 0, instant: new Date('2026-05-01T12:00:00Z') });
    expect(caption.planets).toEqual([]);
    expect(caption.lightPhase).toBe('day');
  });

  test('planets in sight come brightest first, and all are above the horizon', () => {
    const caption = skyCaption({ latitude: 35, longitude: 10, instant: new Date('2026-01-15T20:00:00Z') });
    const magnitudes = caption.planets.map(({ magnitude }) => magnitude);
    expect(magnitudes.length).toBeGreaterThan(0);
    expect(magnitudes).toEqual([...magnitudes].sort((a, b) => a - b));
    expect(caption.planets.every(({ altitudeDeg }) => altitudeDeg > 0)).toBe(true);
  });

  test('the midnight Sun has neither sunrise nor sunset', () => {
    const caption = skyCaption({ latitude: 69.65, longitude: 18.96, instant: new Date('2026-06-21T22:30:00Z') });
    expect(caption).toMatchObject({ sunriseAt: null, sunsetAt: null, lightPhase: 'golden' });
  });
});
