import { expect, it } from 'vitest';
import { noPracticalDetails, practicalDetails } from './practical-details';
import { difficultyLabel, notIncludedList } from './practical-text';

it.each([
  [0, ''],
  [1, 'Very easy, 1 of 5'],
  [3, 'Moderate, 3 of 5'],
  [5, 'Very hard, 5 of 5'],
  [6, ''],
])('difficulty %i reads %j', (difficulty, label) => {
  expect(difficultyLabel(difficulty)).toBe(label);
});

it('what isn’t included is one thing per line, without empty ones', () => {
  expect(notIncludedList({ notIncluded: ' Gondola \n\n Drinks' })).toEqual(['Gondola', 'Drinks']);
  expect(notIncludedList(noPracticalDetails)).toEqual([]);
});

it('a detail that isn’t given stays as it was, and one that’s given empty becomes empty', () => {
  const before = { ...noPracticalDetails, languages: 'English', difficulty: 3 };
  expect(practicalDetails({ languages: '', whatToBring: 'Boots' }, before)).toEqual({
    ...before,
    languages: '',
    whatToBring: 'Boots',
  });
});
