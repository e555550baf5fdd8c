import type { ReviewSort, ReviewState } from '@ascendant/domain/opinion/review';

/** The titles of failures. Source: specification 2, section 8 (Error catalogue). */
export const failures = {
  respond: 'Failed to respond',
  edit: 'Failed to update review',
  remove: 'Failed to delete review',
  junk: 'Failed to mark as junk',
} as const;

/** What a failure says when the server sent no sentence. */
export const tryLater = 'Please try again later.';

/** Source: specification 2, section 8 (Error catalogue). */
export const successes = {
  respond: 'Response added successfully',
  edit: 'Review updated successfully',
  remove: 'Review deleted successfully',
  junk: 'Review marked as junk',
} as const;

export const stateLabels: Readonly<Record<ReviewState, string>> = {
  unanswered: 'No response',
  junk: 'Junk',
};

export const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  lowest: 'Lowest first',
  highest: 'Highest first',
};
