import type { Host, HostReview } from '@ascendant/contract/host';

/** A host with one review; a test overrides what matters to it. */
export function buildHost(overrides: Partial<Host> = {}): Host {
  return {
    id: 5,
    name: 'Larch Valley Guides',
    bio: 'We walk early.',
    picture: null,
    leadsSince: null,
    languages: [],
    answerTime: null,
    guides: [],
    upcomingCount: 2,
    pastCount: 1,
    averageRating: 4.7,
    reviewCount: 18,
    reviews: [buildHostReview()],
    ...overrides,
  };
}

function buildHostReview(): HostReview {
  return {
    id: 1,
    eventId: 7,
    startDate: '2026-06-19',
    rating: 5,
    comment: 'Worth the early start.',
    userName: 'Ingrid S.',
    response: null,
    respondedAs: null,
    createdAt: '2026-08-02T10:00:00.000Z',
    editedAt: null,
    event: { id: 7, slug: 'dawn-traverse', title: 'Dawn Traverse' },
  };
}
