import { expect, test } from 'vitest';
import { moonPhaseName } from './moon-phase';

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
