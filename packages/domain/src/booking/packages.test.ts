import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { partySize, ticketLines } from '../pricing/party-label';
import { countPeople, ticketsOf } from '../pricing/party-tickets';
import { keptOf, typesOnSale, type PriceType } from '../pricing/price-type';
import { quoteTickets } from '../pricing/quote';
import { chargeRatesOf } from '../pricing/rates';
import { packageMissing, typesThere, withPriceTypes } from './attendee-prices';
import type { Attendee } from './attendees';
import { inPackages, packageProblem, takesWholeDate } from './packages';
import { partyRefusal, seatsOf } from './party-rules';

const everyAge = { minAge: null, maxAge: null, proof: '', kind: 'amount' } as const;
const family: PriceType = { ...everyAge, name: 'Family ticket', hundredths: 32_000, covers: 4, seats: 4 };
const boat: PriceType = { ...everyAge, name: 'Whole boat', hundredths: 60_000, covers: 8, seats: null };
const kayak: PriceType = { ...everyAge, name: 'Double kayak', hundredths: 12_000, covers: 2, seats: 2 };
const prices = { adultPrice: cents(10_000), childPrice: cents(6000) };
const onSale = typesOnSale([family, boat, kayak], prices, { capacity: 8, people: 0, groupPrices: [] });

/** People who come as packages of these names, or as adults and children. */
function party(...names: readonly string[]): readonly Attendee[] {
  return inPackages(
    names.map((name, index): Attendee => {
      const type = onSale.find((each) => each.name === name);
      const person = {
        type: 'dependent' as const,
        id: index,
        name: `Person ${index}`,
        age: 30,
        isChild: name === 'child',
      };
      return type === undefined ? person : { ...person, priceType: keptOf(type) };
    }),
  );
}

const several = (count: number, name: string) => Array.from({ length: count }, () => name);
const quoteOf = (people: readonly Attendee[], discount = 0) =>
  quoteTickets(ticketsOf(people, prices), cents(discount), chargeRatesOf(undefined));

describe('a package', () => {
  it('costs the same for fewer people, and its first has its price and its seats', () => {
    const five = party(...several(5, 'Whole boat'));
    expect(five.map(({ priceType }) => priceType?.price)).toEqual([60_000, 0, 0, 0, 0]);
    expect([seatsOf(five), takesWholeDate(five), takesWholeDate(party('adult'))]).toEqual([8, true, false]);
    expect(ticketLines(ticketsOf(five, prices))).toMatchObject([{ label: 'Whole boat, 1 × $600.00', amount: 60_000 }]);
    expect(partySize(countPeople(five))).toBe('1 × Whole boat for 5');
  });

  it('and a child besides a family ticket cost $450.01', () => {
    const people = party(...several(4, 'Family ticket'), 'child');
    expect([seatsOf(people), partySize(countPeople(people))]).toEqual([5, '1 child, 1 × Family ticket for 4']);
    expect(quoteOf(people)).toMatchObject({ subtotal: 38_000, bookingFee: 1824, hst: 5177, total: 45_001 });
  });

  it('with extras costs $791.80, and a code comes off it and not off them', () => {
    const people = party(...several(5, 'Whole boat')).map((person, index) => ({
      ...person,
      extras: [
        ...(index === 0 ? [{ name: 'Photographs', price: cents(4000) }] : []),
        ...(index < 2 ? [{ name: 'Wetsuit', price: cents(1500) }] : []),
      ],
    }));
    expect(quoteOf(people)).toMatchObject({ subtotal: 67_000, bookingFee: 3071, hst: 9109, total: 79_180 });
    expect(quoteOf(people, 6000)).toMatchObject({ subtotal: 61_000, bookingFee: 2813, hst: 8296, total: 72_109 });
  });

  it('is taken as often as its people need it', () => {
    const three = party(...several(3, 'Double kayak'));
    expect([seatsOf(three), partySize(countPeople(three))]).toEqual([4, '2 × Double kayak for 3']);
  });

  it('has room for who’s added, before another is taken', () => {
    const coming = party(...several(3, 'Double kayak'));
    const added = (count: number) => inPackages(party(...several(count, 'Double kayak')).map(unplaced), coming);
    expect([seatsOf(added(1)), seatsOf(added(2))]).toEqual([0, 2]);
  });
});

function unplaced(person: Attendee): Attendee {
  const type = onSale.find(({ name }) => name === person.priceType?.name);
  return type === undefined ? person : { ...person, priceType: keptOf(type) };
}

describe('who can’t share a package so', () => {
  it('are more people than the whole date is for, or someone beside them', () => {
    expect(packageProblem(party(...several(8, 'Whole boat')))).toBeNull();
    expect(packageProblem(party(...several(9, 'Whole boat')))).toBe('Whole boat is for up to 8 people.');
    expect(packageProblem(party('Whole boat', 'adult'))).toContain('everyone comes in it');
    expect(packageProblem(party('Double kayak', 'adult'))).toBeNull();
  });

  it('are those who stay when the one goes whom it was booked with', () => {
    const [first, second, third] = party(...several(3, 'Double kayak'));
    if (!first || !second || !third) throw new RangeError('three people');
    expect(packageProblem([second])).toContain('Double kayak ends when the person it was booked with is cancelled.');
    expect([[first], [first, second], [second, third], [third]].map(packageProblem)).toEqual(Array(4).fill(null));
    expect(partyRefusal([second])).toMatchObject({ code: 'price_type_refused' });
  });
});

it('on another date people share what they shared, or it’s missing', () => {
  const people = party(...several(3, 'Whole boat'));
  const there = typesOnSale([boat], prices, { capacity: 6, people: 0, groupPrices: [] });
  expect(typesThere(people, there)?.map((type) => type?.seats)).toEqual([6, 0, 0]);
  expect(packageMissing(people, there)).toBeUndefined();
  expect(packageMissing(people, [])).toBe('Whole boat');
  expect(packageMissing(people, [{ ...boat, covers: 6 }])).toBe('Whole boat');
  expect(packageMissing(party('adult'), [])).toBeUndefined();
});

it('packages aren’t lowered by a group price, and their people don’t count for one', () => {
  const groupPrices = [{ people: 2, percent: 50 }];
  const [offered] = typesOnSale([family], prices, { capacity: 8, people: 2, groupPrices });
  expect(offered?.price).toBe(32_000);
  const typed = withPriceTypes(party('adult'), ['Family ticket'], { offered: onSale });
  expect(typed).toMatchObject({ ok: true, value: [{ priceType: { name: 'Family ticket', covers: 4, seats: 4 } }] });
});
