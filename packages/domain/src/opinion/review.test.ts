import { expect, test } from 'vitest';
import { averageRating, maxReviewRating, minReviewRating, reviewsForAverage } from './review';

test('two reviews have no average yet, three do', () => {
  expect(averageRating({ reviewCount: 0, ratingSum: 0 })).toBeNull();
  expect(averageRating({ reviewCount: 2, ratingSum: 9 })).toBeNull();
  expect(averageRating({ reviewCount: 3, ratingSum: 13 })).toBe(4.3);
});

test('the average stays between the lowest and the highest rating', () => {
  for (const rating of [minReviewRating, maxReviewRating])
    expect(averageRating({ reviewCount: reviewsForAverage, ratingSum: rating * reviewsForAverage })).toBe(rating);
});

test('half a tenth is rounded up', () => {
  expect(averageRating({ reviewCount: 4, ratingSum: 17 })).toBe(4.3);
});
