import { expect, test } from 'vitest';
import { sentencesOf } from './form-errors';

test('each sentence has the name of its control, however deep it is', () => {
  const errors = {
    title: { type: 'custom', message: 'Title is required' },
    itinerary: [undefined, { title: { type: 'custom', message: 'Name this step' } }],
    tiers: { regular: { adult: { type: 'custom', message: 'Enter a price' } } },
  };
  expect(sentencesOf(errors as never)).toEqual({
    title: 'Title is required',
    'itinerary.1.title': 'Name this step',
    'tiers.regular.adult': 'Enter a price',
  });
});

test('a sentence about a whole list is beside those of its entries', () => {
  const list = Object.assign([{ title: { type: 'custom', message: 'Name this step' } }], {
    root: { type: 'custom', message: 'At most 20 steps' },
  });
  expect(sentencesOf({ itinerary: list } as never)).toEqual({
    'itinerary.0.title': 'Name this step',
    'itinerary.root': 'At most 20 steps',
  });
});
