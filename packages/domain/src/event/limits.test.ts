import { expect, it } from 'vitest';
import { moreDatesText } from './limits';

it('a card counts the other dates, and says nothing of an only one', () => {
  expect([0, 1, 2, 3, 12].map(moreDatesText)).toEqual([
    null,
    null,
    'and 1 more date',
    'and 2 more dates',
    'and 11 more dates',
  ]);
});
