import { expect, test } from 'vitest';
import { bestTimesInWords } from './best-times-words';

test('days with the same times are grouped, and a day without times means all day', () => {
  expect(
    bestTimesInWords({
      preferredDays: ['sunday', 'friday', 'saturday'],
      preferredTimes: { friday: ['evening'], saturday: [], tuesday: ['noon'] },
    }),
  ).toBe('Friday: Evening; Saturday, Sunday: all day');
});

test('without days the text is empty', () => {
  expect(bestTimesInWords({ preferredDays: [], preferredTimes: {} })).toBe('');
});
