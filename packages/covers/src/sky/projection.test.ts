import { describe, expect, test } from 'vitest';
import { projectionTo } from './projection';

describe('the projection of the sky', () => {
  const project = projectionTo(200, 440);

  test('the middle of the view is the middle of the horizon', () => {
    expect(project({ altitudeDeg: 0, azimuthDeg: 200 })).toEqual({ x: 600, y: 440 });
  });

  test('the horizon is a straight line', () => {
    for (const azimuthDeg of [130, 170, 230, 270])
      expect(project({ altitudeDeg: 0, azimuthDeg }).y).toBeCloseTo(440, 9);
  });

  test('larger azimuths are farther right, also across north', () => {
    const north = projectionTo(355, 440);
    expect(north({ altitudeDeg: 10, azimuthDeg: 5 }).x).toBeGreaterThan(600);
    expect(north({ altitudeDeg: 10, azimuthDeg: 345 }).x).toBeLessThan(600);
  });

  test('the card is 132 degrees wide', () => {
    expect(project({ altitudeDeg: 0, azimuthDeg: 266 }).x).toBeCloseTo(1200, 6);
    expect(project({ altitudeDeg: 0, azimuthDeg: 134 }).x).toBeCloseTo(0, 6);
  });

  test('shapes are preserved: a small square of sky stays a square', () => {
    const corner = project({ altitudeDeg: 30, azimuthDeg: 230 });
    const up = project({ altitudeDeg: 30.1, azimuthDeg: 230 });
    const right = project({ altitudeDeg: 30, azimuthDeg: 230 + 0.1 / Math.cos(Math.PI / 6) });
    const length = (to: { x: number; y: number }) => Math.hypot(to.x - corner.x, to.y - corner.y);
    expect(length(up) / length(right)).toBeCloseTo(1, 2);
  });
});
