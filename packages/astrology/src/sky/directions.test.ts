import { describe, expect, test } from 'vitest';
import { bearingDeg, compassPoint, turnBetween } from './directions';

describe('turns and bearings', () => {
  test('the turn across north takes the short way', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
    expect(turnBetween(90, 90)).toBe(0);
  });

  test('a point straight above has a bearing of 0, and one to the right on the horizon has 90', () => {
    expect(bearingDeg({ altitudeDeg: 10, azimuthDeg: 200 }, { altitudeDeg: 30, azimuthDeg: 200 })).toBeCloseTo(0, 9);
    expect(bearingDeg({ altitudeDeg: 0, azimuthDeg: 200 }, { altitudeDeg: 0, azimuthDeg: 220 })).toBeCloseTo(90, 9);
  });
});

describe('compass points', () => {
  test.each([
    [0, 'north'],
    [11.2, 'north'],
    [11.3, 'north-north-east'],
    [67.5, 'east-north-east'],
    [359, 'north'],
    [-45, 'north-west'],
  ] as const)('%d degrees is %s on a compass of 16 points', (azimuth, name) => {
    expect(compassPoint(azimuth)).toBe(name);
  });

  test.each([
    [22.4, 'north'],
    [22.6, 'north-east'],
    [337.6, 'north'],
  ] as const)('%d degrees is %s on a compass of 8 points', (azimuth, name) => {
    expect(compassPoint(azimuth, 8)).toBe(name);
  });
});
