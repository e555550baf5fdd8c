import { expect, test } from 'vitest';
import { awayText } from './nearby';

test.each([
  [0, 'in the same area'],
  [0.9, 'in the same area'],
  [1, '1 km away'],
  [12.4, '12 km away'],
  [149.6, '150 km away'],
])('an event %s km away is %s', (kilometres, text) => {
  expect(awayText(kilometres)).toBe(text);
});
