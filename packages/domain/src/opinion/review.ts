/** Reviews are 1 to 5 with a comment, after the trip. Source: docs/rules/people.md, "Feedback and reviews". */
export const minReviewRating = 1;
export const maxReviewRating = 5;
export const commentMaxLength = 4000;
/** The average is shown from this many reviews on. */
export const reviewsForAverage = 3;
export const notEnoughRatings = "This event hasn't received enough ratings to display.";

/** Who answers reviews: the event's organizer, or an admin for the site. */
export const responders = ['organizer', 'ascendant'] as const;
export type Responder = (typeof responders)[number];

export const responseRequired = 'Response cannot be empty';
/** Lines of the field for a response. Source: specification 2, section 9 (Business constants and limits). */
export const responseRows = 4;

/** What a list of reviews is narrowed down to; junk is in its own list only. */
export const reviewStates = ['unanswered', 'junk'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewSorts = ['newest', 'oldest', 'lowest', 'highest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** How many reviews count, and what their ratings add up to. */
export interface RatingTotals {
  readonly reviewCount: number;
  readonly ratingSum: number;
}

/** The average rating to one decimal; null while there are too few reviews to show it. */
export function averageRating({ reviewCount, ratingSum }: RatingTotals): number | null {
  if (reviewCount < reviewsForAverage) return null;
  return Math.round((ratingSum * 10) / reviewCount) / 10;
}
