import { expect, test } from 'vitest';
import { sellThrough } from './report';

test.each([
  [0, 12, 0],
  [7, 12, 58],
  [999, 1000, 99],
  [12, 12, 100],
])('%i of %i seats sold are %i %%', (tickets, capacity, percent) => {
  expect(sellThrough({ tickets, capacity })).toBe(percent);
});
