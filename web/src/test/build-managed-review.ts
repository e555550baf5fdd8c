import type { ManagedReview, ReviewTotals } from '@ascendant/contract/managed-review';

/** A review without an answer. */
export function buildManagedReview(overrides: Partial<ManagedReview> = {}): ManagedReview {
  return {
    id: 11,
    rating: 2,
    comment: 'The cider was gone by eight.',
    userName: 'Gus P.',
    createdAt: '2026-02-27T12:00:00.000Z',
    eventId: 7,
    eventTitle: 'Winter Lights Walk',
    isJunk: false,
    adminResponse: null,
    respondedAs: null,
    respondedAt: null,
    editedAt: null,
    ...overrides,
  };
}

export function buildReviewTotals(overrides: Partial<ReviewTotals> = {}): ReviewTotals {
  return { all: 1204, unanswered: 37, junk: 12, averageRating: 4.4, events: 61, ...overrides };
}
