import { expect, test } from 'vitest';
import { cents } from '../money';
import { partySize, ticketLines } from './party-label';

test.each([
  [2, 1, '2 adults, 1 child'],
  [1, 0, '1 adult'],
  [0, 2, '2 children'],
  [0, 0, ''],
])('%i adults and %i children are %j', (adults, children, label) => {
  expect(partySize({ adults, children })).toBe(label);
});

test('who comes as something else is counted by its name', () => {
  const types = [{ name: 'Senior', people: 2 }];
  expect(partySize({ adults: 1, children: 0, types })).toBe('1 adult, 2 × Senior');
  expect(partySize({ adults: 0, children: 0, types })).toBe('2 × Senior');
});

test('a ticket line names how many, what each of them pays, and what that makes', () => {
  const tickets = { adults: 2, children: 1, adultPrice: cents(54_400), childPrice: cents(32_800) };
  expect(ticketLines(tickets)).toMatchObject([
    { label: '2 adults × $544.00', amount: 108_800 },
    { label: '1 child × $328.00', amount: 32_800 },
  ]);
  const types = [
    { name: 'Senior', people: 2, price: cents(8500) },
    { name: 'Infant', people: 1, price: cents(0) },
  ];
  expect(ticketLines({ ...tickets, adults: 0, childPrice: cents(0), types })).toMatchObject([
    { label: '1 child', amount: 0 },
    { label: 'Senior, 2 × $85.00', amount: 17_000 },
    { label: '1 × Infant', amount: 0 },
  ]);
});
