import { expect, test } from 'vitest';
import { afterInsert, afterMove } from './removed-entry';

const removedAt = (index: number) => ({ entry: { question: 'Dogs?', answer: 'Yes.' }, name: 'Question 2', index });

test.each([
  [0, 2],
  [1, 2],
  [2, 1],
])('an entry removed from place 1 comes back to its neighbours after one was put in at %i', (at, index) => {
  expect(afterInsert(removedAt(1), at).index).toBe(index);
});

// The entries are A, B, C and D; the one that's removed was between B and C.
test.each([
  ['A below B', 0, 1, 2],
  ['B above A', 1, 0, 2],
  ['C below D', 2, 3, 2],
  ['D above C', 3, 2, 2],
  ['B below C', 1, 2, 1],
  ['C above B', 2, 1, 3],
  ['A to the end', 0, 3, 1],
  ['D to the beginning', 3, 0, 3],
])('a removed entry comes back between its neighbours after moving %s', (_, from, to, index) => {
  expect(afterMove(removedAt(2), from, to).index).toBe(index);
});
