import { describe, expect, test } from 'vitest';
import { lightOf, lightPhase, visibilityMargin, lightWords } from './light';

const moonDown = { name: 'Moon', altitudeDeg: -20, azimuthDeg: 0, phaseAngleDeg: 0, litFraction: 0 } as const;
const lightAt = (altitudeDeg: number, moon: { altitudeDeg: number; litFraction: number } = moonDown) =>
  lightOf({
    sun: { name: 'Sun', altitudeDeg, azimuthDeg: 0, isRising: true },
    moon: { ...moonDown, litLimbDeg: 0, northDeg: 0, ...moon },
  });

describe('light phases', () => {
  test.each([
    [6.001, 'day'],
    [6, 'day'],
    [5.999, 'golden'],
    [0, 'golden'],
    [-0.001, 'civil'],
    [-6, 'civil'],
    [-6.001, 'nautical'],
    [-12, 'nautical'],
    [-12.001, 'astronomical'],
    [-18, 'astronomical'],
    [-18.001, 'night'],
    [90, 'day'],
    [-90, 'night'],
  ] as const)('the Sun at %d degrees makes %s', (altitude, phase) => {
    expect(lightPhase(altitude)).toBe(phase);
  });

  test("a high full Moon makes the night moonlit; a thin or low one doesn't", () => {
    expect(lightAt(-30, { altitudeDeg: 40, litFraction: 1 }).phase).toBe('moonlit');
    expect(lightAt(-30, { altitudeDeg: 40, litFraction: 0.1 }).phase).toBe('night');
    expect(lightAt(-30, { altitudeDeg: 2, litFraction: 1 }).phase).toBe('night');
  });
});

describe('what you can see in the light', () => {
  test('the limit falls steadily from daylight to night', () => {
    const limits = [30, 1.1, 0.5, -1, -3, -6, -9, -12, -18, -40].map((sun) => lightAt(sun).limitingMagnitude);
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
    expect(limits.at(0)).toBe(-9);
    expect(limits.at(-1)).toBe(3.4);
  });

  test('moonlight hides the faintest stars and the Milky Way', () => {
    const moonlit = lightAt(-30, { altitudeDeg: 40, litFraction: 1 });
    expect(moonlit.limitingMagnitude).toBeCloseTo(2.5, 9);
    expect(moonlit.milkyWay).toBe(0);
    expect(lightAt(-30).milkyWay).toBe(1);
  });

  test('air near the horizon dims a body by up to 0.9 magnitudes, and nothing shows below it', () => {
    const light = { limitingMagnitude: 2 };
    expect(visibilityMargin({ altitudeDeg: 9, magnitude: 1 }, light)).toBe(1);
    expect(visibilityMargin({ altitudeDeg: 4.5, magnitude: 1 }, light)).toBeCloseTo(0.55, 9);
    expect(visibilityMargin({ altitudeDeg: 0, magnitude: -4 }, light)).toBe(Number.NEGATIVE_INFINITY);
  });
});

test.each([
  ['golden', true, 'Early sunlight'],
  ['golden', false, 'Golden hour'],
  ['nautical', true, 'First light'],
  ['astronomical', false, 'Nightfall'],
  ['moonlit', true, 'A moonlit night'],
] as const)('%s light with the Sun rising %s is called "%s"', (light, isSunRising, words) => {
  expect(lightWords(light, isSunRising)).toBe(words);
});
