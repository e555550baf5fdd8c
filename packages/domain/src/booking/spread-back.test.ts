import { expect, it } from 'vitest';
import { cents, zeroCents } from '../money';
import { spreadBack } from './spread-back';

const part = (total: number, refunded = 0, kept = 0) => ({
  total: cents(total),
  refunded: cents(refunded),
  kept: cents(kept),
});

it.each([
  ['the latest payment goes back first', [part(50), part(100)], 40, 0, [40, 0], [0, 0]],
  ['exactly what is left of it', [part(50), part(100)], 50, 0, [50, 0], [0, 0]],
  ['a cent more comes from the one before', [part(50), part(100)], 51, 0, [50, 1], [0, 0]],
  ['what has gone back of it counts', [part(50, 20, 10), part(100)], 30, 0, [20, 10], [0, 0]],
  ['what is kept is spread after what goes back', [part(50), part(100)], 75, 75, [50, 25], [0, 75]],
  ['nothing is kept beyond what is left', [part(290), part(10)], 75, 75, [75, 0], [75, 0]],
  ['the first payment takes what is over', [part(100, 60)], 70, 0, [70], [0]],
])('%s', (_, parts, refund, kept, refunds, keeps) => {
  const spread = spreadBack(parts, { refund: cents(refund), kept: cents(kept) });
  expect(spread.map((each) => each.refund)).toEqual(refunds);
  expect(spread.map((each) => each.kept)).toEqual(keeps);
});

it('a booking with one payment has nothing to spread', () => {
  expect(spreadBack([part(100)], { refund: cents(30), kept: cents(70) })).toEqual([{ refund: 30, kept: 70 }]);
  expect(spreadBack([], { refund: zeroCents, kept: zeroCents })).toEqual([]);
});
