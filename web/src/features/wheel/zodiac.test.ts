import { expect, test } from 'vitest';
import { zodiacPosition } from './zodiac';

test.each([
  [0, 'Aries 0°00′'],
  [29.9999, 'Aries 29°59′'],
  [30, 'Taurus 0°00′'],
  [142.5599, 'Leo 22°33′'],
  [359.9999, 'Pisces 29°59′'],
])('%d degrees stand at %s, truncated and never rounded up', (longitudeDeg, position) => {
  expect(zodiacPosition(longitudeDeg)).toBe(position);
});
