import { expect, test } from 'vitest';
import { bestTimesText } from './best-times-text';

test('days with the same times are grouped, and a day without times means all day', () => {
  expect(
    bestTimesText({
      preferredDays: ['sunday', 'friday', 'saturday'],
      preferredTimes: { friday: ['evening'], saturday: [], tuesday: ['noon'] },
    }),
  ).toBe('Friday: Evening; Saturday, Sunday: all day');
});

test('without days the text is empty', () => {
  expect(bestTimesText({ preferredDays: [], preferredTimes: {} })).toBe('');
});
