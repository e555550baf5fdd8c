import { expect, it } from 'vitest';
import { otherReason } from './other-adventures';

const day = 86_400;
const now = 1_800_000_000;
const old = now - 15 * day;

it.each([
  [{ distanceKm: 120, publishedAt: old }, 120, 'near'],
  [{ distanceKm: 120.1, publishedAt: old }, 120, null],
  [{ distanceKm: 250, publishedAt: old }, 0, 'near'],
  [{ distanceKm: 250.1, publishedAt: old }, 0, null],
  [{ distanceKm: 900, publishedAt: now - 14 * day }, 120, 'new'],
  [{ distanceKm: 900, publishedAt: now - 14 * day - 1 }, 120, null],
  [{ distanceKm: null, publishedAt: now - day }, 0, 'new'],
  [{ distanceKm: null, publishedAt: 0 }, 0, null],
])('PRE-10 %o with a distance of %i km is %s', (event, maxDistanceKm, expected) => {
  expect(otherReason(event, { maxDistanceKm, now })).toBe(expected);
});
