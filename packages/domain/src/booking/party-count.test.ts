import { describe, expect, test } from 'vitest';
import { maxAttendeesPerBooking } from '../event/limits';
import {
  partyCountOf,
  partyCountText,
  adultAgesLabel,
  childAgesLabel,
  mostPeople,
  openSeats,
  partyTaken,
  steppedParty,
  takesChildren,
} from './party-count';

describe('a party in an address', () => {
  test('is adults and children, and is written as it’s read', () => {
    expect(partyCountOf('2-1')).toEqual({ adults: 2, children: 1 });
    expect(partyCountOf(partyCountText({ adults: 3, children: 0 }))).toEqual({ adults: 3, children: 0 });
  });

  test.each([null, '', '0-2', '-1-0', '1.5-0', 'two-one', '1', '1-', '1e1-0', '2-1-1'])(
    'that no one could choose, such as %j, is none',
    (text) => {
      expect(partyCountOf(text)).toBeNull();
    },
  );

  test('is as large as a booking at most', () => {
    expect(partyCountOf(`${maxAttendeesPerBooking}-0`)).toEqual({ adults: maxAttendeesPerBooking, children: 0 });
    expect(partyCountOf(`${maxAttendeesPerBooking}-1`)).toBeNull();
  });
});

test('children can come up to a minimum age of 11, and the labels say who is one', () => {
  expect([0, 11, 12].map(takesChildren)).toEqual([true, true, false]);
  expect([0, 8].map(childAgesLabel)).toEqual(['Under 16', '8 to 15']);
  expect([0, 16, 18].map(adultAgesLabel)).toEqual(['16 and over', '16 and over', '18 and over']);
});

test('an event with a minimum age of 12 has no seats for the children whom an address asks for', () => {
  const family = { adults: 2, children: 1 };
  expect(partyTaken(family, 11)).toEqual(family);
  expect(partyTaken(family, 12)).toEqual({ adults: 2, children: 0 });
});

test('as many people can be chosen as there are seats left, and one booking takes', () => {
  expect(mostPeople(3)).toBe(3);
  expect(mostPeople(maxAttendeesPerBooking + 1)).toBe(maxAttendeesPerBooking);
  expect(mostPeople(0)).toBe(1);
});

test('more people than seats can be chosen where some need no seat of their own', () => {
  const [senior, infant, family] = [{}, { seats: 0 }, { covers: 4, seats: 2 }];
  expect(mostPeople(3, [senior])).toBe(3);
  for (const types of [[senior, infant], [family]]) {
    expect(mostPeople(3, types)).toBe(maxAttendeesPerBooking);
    expect(mostPeople(0, types)).toBe(1);
  }
});

test('seats are open until someone of their kind is named, and never fewer than none', () => {
  expect(openSeats({ adults: 2, children: 1 }, { adults: 1, children: 0 })).toEqual({ adults: 1, children: 1 });
  expect(openSeats({ adults: 1, children: 0 }, { adults: 2, children: 3 })).toEqual({ adults: 0, children: 0 });
});

test('a party is stepped by one at a time, between an adult and as many as there are seats for', () => {
  const couple = { adults: 2, children: 0 };
  expect(steppedParty(couple, { of: 'children', by: 1, most: 3 })).toEqual({ adults: 2, children: 1 });
  expect(steppedParty(couple, { of: 'children', by: 1, most: 2 })).toEqual(couple);
  expect(steppedParty(couple, { of: 'adults', by: -1, most: 2 })).toEqual({ adults: 1, children: 0 });
  expect(steppedParty({ adults: 1, children: 0 }, { of: 'adults', by: -1, most: 2 })).toEqual({
    adults: 1,
    children: 0,
  });
  expect(steppedParty(couple, { of: 'children', by: -1, most: 2 })).toEqual(couple);
});
