import { expect, it } from 'vitest';
import { gridOf } from './map-grid';
import { projected } from './projection';

const size = { width: 400, height: 500 };

it('has a meridian every 30 degrees of the whole world, and none beyond its edges', () => {
  const { meridians, parallels } = gridOf({ x: 0.5, y: 0.44, worldPx: 352 }, size);
  expect(meridians).toHaveLength(13);
  expect([meridians[0], meridians[6], meridians[12]]).toEqual([24, 200, 376]);
  expect(parallels).toHaveLength(5);
});

it.each([
  [3600, 15],
  [8000, 5],
  [40_000, 1],
])('in a world of %d pixels has lines %d degrees apart, through the places they belong to', (worldPx, step) => {
  const place = { longitude: -120, latitude: 45 };
  const { meridians, parallels } = gridOf({ ...projected(place), worldPx }, size);
  expect(meridians.some((x) => Math.abs(x - 200) < 1e-6)).toBe(true);
  expect(parallels.some((y) => Math.abs(y - 250) < 1e-6)).toBe(true);
  const [first = 0, second = 0] = meridians;
  expect(second - first).toBeCloseTo((step / 360) * worldPx, 6);
  for (const x of meridians) expect(x >= 0 && x <= size.width).toBe(true);
  for (const y of parallels) expect(y >= 0 && y <= size.height).toBe(true);
});
