import { expect, test } from 'vitest';
import { averageRating, maxReviewRating, minReviewRating } from './review';

test('two reviews have no average yet, three do', () => {
  expect(averageRating([])).toBeNull();
  expect(averageRating([5, 4])).toBeNull();
  expect(averageRating([5, 4, 4])).toBe(4.3);
});

test('the average stays between the lowest and the highest rating', () => {
  expect(averageRating([minReviewRating, minReviewRating, minReviewRating])).toBe(minReviewRating);
  expect(averageRating([maxReviewRating, maxReviewRating, maxReviewRating])).toBe(maxReviewRating);
});

test('half a tenth is rounded up', () => {
  expect(averageRating([4, 4, 4, 5])).toBe(4.3);
});
