import { describe, expect, it } from 'vitest';
import { isPlaceMeant, placeCandidates, type NamedPlaceFacts } from './search-places';
import { wordsOf } from './word';

const candidates = (text: string) => placeCandidates(wordsOf(text));
const names = (text: string) => [...new Set(candidates(text).map(({ name }) => name))];
const first = (text: string) => {
  const [found] = candidates(text);
  if (!found) throw new RangeError(`no candidate in ${text}`);
  return found;
};

describe('what may be a place', () => {
  it('after “near” or “in” the longest name comes first', () => {
    expect(names('jazz in New Orleans tonight').slice(0, 3)).toEqual(['New Orleans tonight', 'New Orleans', 'New']);
    expect(first('near Banff')).toEqual({ name: 'Banff', start: 0, end: 2, after: 'near' });
  });

  it.each([
    ['within 50 km of Banff', 50],
    ['50km from Banff', 50],
    ['30 miles of Banff', 48],
  ])('a distance goes with it: %s', (text, within) => {
    expect(first(text)).toMatchObject({ name: 'Banff', within });
  });

  it('without such a word it’s the end or the beginning of the search', () => {
    expect(names('toronto yoga')).toEqual(['toronto yoga', 'yoga', 'toronto']);
  });

  it('words apart from each other are no name', () => {
    const [salt, , lake] = wordsOf('salt free lake');
    expect(placeCandidates([salt ?? null, null, lake ?? null]).map(({ name }) => name)).toEqual(['salt', 'lake']);
  });
});

describe('whether a name means the place', () => {
  const facts = (population: number, hasEvents: boolean, isWordOfEvents = true): NamedPlaceFacts => ({
    population,
    hasEvents,
    isWordOfEvents,
  });

  it.each([
    ['near Tofino', facts(1_932, true), true],
    ['near Sunrise', facts(1_000, false), true],
    ['near water', facts(999, false), false],
    ['in Spanish', facts(696, false), false],
    ['in Reading', facts(50_000, false), true],
    ['in Nature', facts(49_999, false), false],
    ['banff', facts(7_502, true), true],
    ['alpine', facts(6_999, true), false],
    ['boat tours', facts(141_621, false), false],
    ['winnipeg', facts(749_607, false, false), true],
    ['zumba', facts(99_999, false, false), false],
  ])('%s with %o: %s', (text, known, expected) => {
    expect(isPlaceMeant(first(text), known)).toBe(expected);
  });
});
