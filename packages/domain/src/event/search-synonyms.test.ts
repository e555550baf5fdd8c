import { expect, it } from 'vitest';
import { searchedThings } from './search-synonyms';

const relatedTo = (...terms: string[]) => searchedThings(terms).map(({ words, related }) => [words, related]);

it.each(['hike', 'hikes', 'hiking', 'trek', 'trekking'])('%s finds hikes and treks', (term) => {
  const [thing] = searchedThings([term]);
  expect([thing?.words, ...(thing?.related ?? [])].join(' ')).toMatch(/hik/);
  expect([thing?.words, ...(thing?.related ?? [])].join(' ')).toMatch(/trek/);
});

it.each(['family', 'families', 'kids', 'children'])('%s finds what is for families and for kids', (term) => {
  const words = searchedThings([term]).flatMap((thing) => [thing.words, ...thing.related]);
  expect(words.some((word) => word.startsWith('famil'))).toBe(true);
  expect(words.some((word) => word.startsWith('kid'))).toBe(true);
});

it.each([
  ['jazz', 'brass band'],
  ['dogsledding', 'husky'],
  ['motorcycles', 'motorbike'],
  ['snorkelling', 'reef'],
  ['climbing', 'via ferrata'],
])('%s finds %s', (term, other) => {
  expect(searchedThings([term])[0]?.related).toContain(other);
});

it('two neighbours with a meaning of their own are one thing', () => {
  expect(relatedTo('northern', 'lights', 'yukon')).toEqual([
    ['northern lights', ['aurora', 'aurora borealis']],
    ['yukon', []],
  ]);
  expect(relatedTo('lights', 'northern')).toEqual([
    ['lights', []],
    ['northern', []],
  ]);
});

it('a related word finds only itself', () => {
  expect(relatedTo('hippo')).toEqual([['hippo', []]]);
});

it('a word without another name is itself', () => {
  expect(relatedTo('kilimanjaro')).toEqual([['kilimanjaro', []]]);
});
