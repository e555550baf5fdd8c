import { expect, test } from 'vitest';
import { bestTimesInWords } from './best-times-words';

test('days with the same times are said together, and a day without times means all of it', () => {
  expect(
    bestTimesInWords({
      preferredDays: ['sunday', 'friday', 'saturday'],
      preferredTimes: { friday: ['evening'], saturday: [], tuesday: ['noon'] },
    }),
  ).toBe('Friday: Evening; Saturday, Sunday: all day');
});

test('without days there is nothing to say', () => {
  expect(bestTimesInWords({ preferredDays: [], preferredTimes: {} })).toBe('');
});
