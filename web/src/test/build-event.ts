import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import { noPracticalDetails } from '@ascendant/domain/event/practical-details';

/** A published trek with three tiers; a test overrides what matters to it. */
export function buildEvent(overrides: Partial<EventSummary> = {}): EventSummary {
  return {
    id: 7,
    slug: 'dawn-traverse',
    title: 'Dawn Traverse',
    description: 'Three days on the Divide.',
    location: 'Banff, Alberta',
    category: 'Outdoor & Nature',
    categoryName: 'Outdoor & Nature',
    categoryId: 1,
    secondaryCategories: ['Adventure & Extreme'],
    imageUrl: '/api/events/7/cover.svg',
    imageAlt: 'Sky over Banff when the event starts',
    startDate: '2099-07-02',
    endDate: '2099-07-04',
    startTime: '04:45',
    endTime: '16:00',
    timezone: 'America/Edmonton',
    duration: 3,
    features: ['Guide', 'Hut nights', 'All meals'],
    status: 'published',
    capacity: 12,
    seatsLeft: 5,
    minimumAge: 10,
    pricingTiers: [
      { id: 1, tierType: 'early_bird', adultPrice: '544.00', childPrice: '328.00', validUntil: '2099-03-31' },
      { id: 2, tierType: 'regular', adultPrice: '680.00', childPrice: '410.00', validUntil: '2099-06-25' },
      { id: 3, tierType: 'last_minute', adultPrice: '748.00', childPrice: '451.00', validUntil: null },
    ],
    currentTierId: 1,
    today: '2099-03-01',
    hasBegun: false,
    averageRating: null,
    reviewCount: 0,
    sky: {
      light: 'civil',
      lightLabel: 'first light',
      moonPhaseDeg: 330,
      moonLitPercent: 4,
      moonLabel: 'Waning crescent, 4% lit at the start',
    },
    matchScore: null,
    matchReason: null,
    series: { id: 3, firstEventId: overrides.id ?? 7, dates: 1, bestDate: null },
    distanceKm: null,
    ...overrides,
  };
}

/** The same, with everything the event page shows. */
export function buildEventDetail(overrides: Partial<EventDetail> = {}): EventDetail {
  return {
    ...buildEvent(),
    wideImageUrl: '/api/events/7/cover-wide.svg',
    shareImageUrl: '/share/7-0123456789abcdef.jpg',
    isPhoto: false,
    organizerName: 'Larch Valley Guides',
    hostId: 5,
    latitude: 51.08,
    longitude: -115.78,
    skyCaption: null,
    isBookingClosed: false,
    hasEnded: false,
    startsAt: '2027-07-02T10:45:00.000Z',
    endsAt: '2027-07-04T22:00:00.000Z',
    childCarer: '',
    cancellationPolicy: 'final_sale',
    ...noPracticalDetails,
    gallery: [],
    ...overrides,
  };
}
