import { expect, test } from 'vitest';
import { movedErrors } from './entry-errors';

const errors = {
  title: 'Title is required',
  'itinerary.1.title': 'Say what happens',
  'questions.1.answer': 'Answer it',
};

test('an error moves with its entry', () => {
  const moved = movedErrors(errors, 'itinerary', { before: [4, 7], after: [7, 4] });
  expect(moved).toEqual([['itinerary.0.title', 'Say what happens']]);
});

test('an entry that’s put in before it pushes it down', () => {
  const moved = movedErrors(errors, 'itinerary', { before: [4, 7], after: [9, 4, 7] });
  expect(moved).toEqual([['itinerary.2.title', 'Say what happens']]);
});

test('an error goes away with its entry, and no other list’s moves', () => {
  expect(movedErrors(errors, 'itinerary', { before: [4, 7], after: [4] })).toEqual([]);
  expect(movedErrors(errors, 'gallery', { before: [1, 2], after: [2, 1] })).toEqual([]);
});
