import { expect, it } from 'vitest';
import { sharedSeconds } from './moments';

it.each([
  ['2027-03-01T04:59:40Z', 10],
  ['2027-03-01T04:59:51Z', 9],
  ['2027-03-01T04:59:59.500Z', 0],
  ['2027-03-01T05:00:00Z', 10],
  ['2027-03-01T05:14:55Z', 5],
])('at %s browsers may reuse what is public for %i seconds: a tier ends at a local midnight', (time, seconds) => {
  expect(sharedSeconds(10, Date.parse(time))).toBe(seconds);
});
