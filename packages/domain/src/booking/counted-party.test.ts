import { expect, test } from 'vitest';
import { maxAttendeesPerBooking } from '../event/limits';
import { adultAgesLabel, childAgesLabel, mostPeople, openSeats, partyTaken, takesChildren } from './counted-party';

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

test('seats are open until someone of their kind is named, and never fewer than none', () => {
  expect(openSeats({ adults: 2, children: 1 }, { adults: 1, children: 0 })).toEqual({ adults: 1, children: 1 });
  expect(openSeats({ adults: 1, children: 0 }, { adults: 2, children: 3 })).toEqual({ adults: 0, children: 0 });
});
