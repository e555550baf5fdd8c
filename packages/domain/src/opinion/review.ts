/** Reviews are 1 to 5 with a comment, after the trip. Source: docs/rules/people.md, "Feedback and reviews". */
export const minReviewRating = 1;
export const maxReviewRating = 5;
export const commentMaxLength = 4000;
/** The average is shown from this many reviews on. */
export const reviewsForAverage = 3;
export const notEnoughRatings = "This event hasn't received enough ratings to display.";

/** The average rating to one decimal; null while there are too few reviews to show it. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length < reviewsForAverage) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum * 10) / ratings.length) / 10;
}
