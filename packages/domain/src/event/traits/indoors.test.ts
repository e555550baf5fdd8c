import { expect, it } from 'vitest';
import { isIndoors, type SomewhereEvent } from './indoors';

const some: SomewhereEvent = {
  title: 'Together',
  description: '',
  features: [],
  categoryName: 'Food & Drink',
  secondaryCategories: [],
};

it.each<[Partial<SomewhereEvent>]>([
  [{ title: 'Night in the Museum: Sleep under a Whale' }],
  [{ title: 'Kora and Cello at the Garfield Park Conservatory' }],
  [{ title: 'Fado in a Kitchen in Mouraria' }],
  [{ title: 'Pub Choir: Learn One Song' }],
  [{ categoryName: 'Gaming & Esports' }],
  [{ categoryName: 'Networking & Business' }],
  [{ description: 'We meet in the old dining room.' }],
])('%o takes place indoors', (event) => {
  expect(isIndoors({ ...some, ...event })).toBe(true);
});

it.each<[Partial<SomewhereEvent>]>([
  [{}],
  [{ title: 'Barn Raising with Hand Tools' }],
  [{ title: 'Canyon Walk at First Light' }],
  [{ title: 'Blitz in the Park', categoryName: 'Gaming & Esports' }],
  [{ categoryName: 'Networking & Business', features: ['Campfire'] }],
  [{ categoryName: 'Education & Workshops', secondaryCategories: ['Outdoor & Nature'] }],
  [{ categoryName: 'Outdoor & Nature', description: 'Soup in the old dining room afterwards.' }],
])('%o takes place outside, or may', (event) => {
  expect(isIndoors({ ...some, ...event })).toBe(false);
});
