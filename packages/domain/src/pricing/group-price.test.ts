import { expect, it } from 'vitest';
import { cents } from '../money';
import { groupPriceFor, groupPriceProblems, tierForGroup, type GroupPrice } from './group-price';
import { countedTickets, quoteTickets } from './quote';

const ten: GroupPrice = { people: 10, percent: 15 };
const fifteen: GroupPrice = { people: 15, percent: 20 };
const tier = { tierType: 'regular' as const, adultPrice: cents(9999), childPrice: cents(6000) };

it('a booking has the price of the largest group that it is', () => {
  expect([1, 9, 10, 14, 15, 20].map((people) => groupPriceFor(people, [ten, fifteen])?.percent)).toEqual([
    undefined,
    undefined,
    15,
    15,
    20,
    20,
  ]);
  expect(groupPriceFor(20)).toBeUndefined();
});

it('each price is lowered and rounded half up, and children are counted', () => {
  expect(tierForGroup(tier, 9, [ten])).toEqual(tier);
  expect(tierForGroup(tier, 10, [ten])).toEqual({ ...tier, adultPrice: 8499, childPrice: 5100 });
  expect(tierForGroup({ ...tier, childPrice: null }, 10, [ten]).childPrice).toBeNull();
});

it('ten adults at $85.00, 15% off, pay as the rules’ page says', () => {
  const price = tierForGroup({ ...tier, adultPrice: cents(8500) }, 10, [ten]);
  expect(quoteTickets(countedTickets({ adults: 10, children: 0 }, price))).toMatchObject({
    adultPrice: 7225,
    subtotal: 72_250,
    bookingFee: 3297,
    hst: 9821,
    total: 85_368,
  });
});

it.each<readonly [readonly GroupPrice[], string | null]>([
  [[], null],
  [[ten, fifteen], null],
  [[{ people: 2, percent: 1 }, ten, { people: 20, percent: 90 }], null],
  [[ten, fifteen, { people: 18, percent: 30 }, { people: 20, percent: 40 }], 'groupPrices'],
  [[{ ...ten, people: 1 }], 'groupPrices.0.people'],
  [[{ ...ten, people: 21 }], 'groupPrices.0.people'],
  [[{ ...ten, people: 2.5 }], 'groupPrices.0.people'],
  [[{ ...ten, percent: 0 }], 'groupPrices.0.percent'],
  [[{ ...ten, percent: 91 }], 'groupPrices.0.percent'],
  [[{ ...ten, percent: 12.5 }], 'groupPrices.0.percent'],
  [[ten, { ...fifteen, people: 10 }], 'groupPrices.1.people'],
  [[ten, { ...fifteen, percent: 15 }], 'groupPrices.1.percent'],
])('group prices of %j have their problem at %s', (prices, field) => {
  expect(Object.keys(groupPriceProblems(prices))).toEqual(field === null ? [] : [field]);
});
