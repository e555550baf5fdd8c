import { describe, expect, it } from 'vitest';
import { secondsUntilNext, waitLabel } from './rolling-limit';

const hours = (...each: readonly number[]) => each.map((hour) => hour * 3600);

describe('three within 24 hours', () => {
  it.each([
    ['none so far', [], 0],
    ['two, a moment ago', [0, 0], 0],
    ['three, the first an hour ago', [1, 0, 0], 23],
    ['three, in another order', [0, 1, 0], 23],
    ['three, the first 24 hours ago', [24, 2, 1], 0],
    ['five, two of them yesterday', [30, 25, 3, 2, 1], 21],
    ['five today: until only two are left', [5, 4, 3, 2, 1], 21],
  ])('%s', (_, ages, expected) => {
    expect(secondsUntilNext(hours(...ages), { count: 3, hours: 24 })).toBe(expected * 3600);
  });
});

it.each([
  [0.2, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3541, '1 hour'],
  [3601, '2 hours'],
])('%d seconds are a wait of %s', (seconds, label) => {
  expect(waitLabel(seconds)).toBe(label);
});
