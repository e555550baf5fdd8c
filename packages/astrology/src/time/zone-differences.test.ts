import { expect, it } from 'vitest';
import { runtimeHistory } from './runtime-zone';
import { runtimeDiffers } from './zone-differences';

const seconds = (day: string) => Date.parse(day) / 1000;
const period = { from: seconds('2024-01-01'), until: seconds('2025-12-31') };

it('a zone whose changes the runtime knows to the second doesn’t differ', () => {
  expect(runtimeDiffers('America/Toronto', runtimeHistory('America/Toronto'), period)).toBe(false);
  expect(runtimeDiffers('Asia/Kathmandu', [20_700], period)).toBe(false);
});

it('a change at another second, another offset or a further change differs, if it’s in the period', () => {
  const history = runtimeHistory('America/Toronto');
  const change = history.find((at, index) => index % 2 === 1 && at > period.from) ?? 0;
  const moved = history.map((entry) => (entry === change ? entry + 1 : entry));
  expect(runtimeDiffers('America/Toronto', moved, period)).toBe(true);
  expect(runtimeDiffers('America/Toronto', moved, { from: change + 60, until: period.until })).toBe(false);
  expect(runtimeDiffers('Asia/Kathmandu', [20_701], period)).toBe(true);
  expect(runtimeDiffers('America/Toronto', [-18_000], period)).toBe(true);
});

it('a zone that the runtime doesn’t know differs', () => {
  expect(runtimeDiffers('Middle/Earth', [0], period)).toBe(true);
});
