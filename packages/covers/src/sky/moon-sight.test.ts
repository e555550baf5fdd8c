import { expect, test } from 'vitest';
import { isMoonLitEnough } from './moon-sight';

test.each([
  [0.021, -5, true],
  [0.02, -5, false],
  [0.079, 10, false],
  [0.081, 10, true],
] as const)('a Moon lit to %d with the Sun at %d degrees is shown: %s', (litFraction, sunAltitudeDeg, isShown) => {
  expect(isMoonLitEnough({ litFraction }, sunAltitudeDeg)).toBe(isShown);
});
