import { cents } from '@ascendant/domain/money';
import { discountOn } from '@ascendant/domain/pricing/discount';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { quoteTickets, ticketsTotalOf } from '@ascendant/domain/pricing/quote';
import { assert, constant, integer, nat, option, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { wireQuote } from './quote-schema';
import { quoteFromWire, quoteToWire } from './quote-wire';

const tier = { id: 7, tierType: 'regular' as const };
const price = integer({ min: 0, max: 1_000_000 }).map(cents);
const party = tuple(nat(8), nat(5), nat(5)).map(([adults, children, seniors]) => [
  ...Array.from({ length: adults + 1 }, () => ({ isChild: false })),
  ...Array.from({ length: children }, () => ({ isChild: true })),
  ...Array.from({ length: seniors }, () => ({ isChild: false, priceType: { name: 'Senior', price: cents(8500) } })),
]);
const discount = option(tuple(constant('percentage' as const), integer({ min: 0, max: 10_000 })));

test('every quote goes over the wire and back unchanged', () => {
  assert(
    property(price, option(price), party, discount, (adultPrice, childPrice, attendees, terms) => {
      const tickets = ticketsOf(attendees, { adultPrice, childPrice });
      const off = discountOn(ticketsTotalOf(tickets), terms && { discountType: terms[0], basisPoints: terms[1] });
      const quote = quoteTickets(tickets, off);
      const wire = wireQuote.parse(quoteToWire(quote, tier));
      expect(quoteFromWire(wire)).toEqual(quote);
      expect([wire.pricingTierId, wire.tierType]).toEqual([7, 'regular']);
    }),
  );
});

test('a line that is not an amount is refused', () => {
  const wire = quoteToWire(
    quoteTickets(ticketsOf([{ isChild: false }], { adultPrice: cents(100), childPrice: null })),
    tier,
  );
  expect(wireQuote.safeParse({ ...wire, hst: '0.5' }).success).toBe(false);
  expect(() => quoteFromWire({ ...wire, hst: 'nothing' })).toThrow(RangeError);
});
