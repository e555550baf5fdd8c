import { expect, test } from 'vitest';
import { cents } from '../money';
import { adultsLabel, childrenLabel, partySize, ticketsLabel } from './party-label';

test.each([
  [2, 1, '2 adults, 1 child'],
  [1, 0, '1 adult'],
  [0, 2, '2 children'],
  [0, 0, ''],
])('%i adults and %i children are %j', (adults, children, label) => {
  expect(partySize({ adults, children })).toBe(label);
});

test('a ticket line names how many, and what each of them pays', () => {
  expect(ticketsLabel(adultsLabel(2), cents(54_400))).toBe('2 adults × $544.00');
  expect(ticketsLabel(childrenLabel(1), cents(32_800))).toBe('1 child × $328.00');
});
