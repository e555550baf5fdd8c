import type { CallName } from '@ascendant/contract/routes';

/** What shows an event to visitors and travellers. */
const shownEvents = ['listEvents', 'relaxFilters', 'matchedEvents', 'otherEvents', 'getEvent', 'nearbyEvents'] as const;

/** What shows how many seats an event has left. */
const seats = [...shownEvents, 'listOrganizerEvents', 'listAdminEvents', 'eventDates'] as const;

/** What shows figures of bookings, matches and ratings. */
const figures = [
  'adminSummary',
  'organizerDay',
  'listDepartures',
  'organizerSummary',
  'adminReport',
  'organizerReport',
  'eventAnalytics',
  'organizerEventAnalytics',
  'organizerEarnings',
  'organizerEarningLines',
  'listFeeInvoices',
  'adminMoney',
  'adminMoneyLines',
  'organizerPayouts',
  'adminPayouts',
] as const;

/** What shows bookings, or the line for one. */
const bookings = [
  'listMyBookings',
  'listBookingDocuments',
  'listMyWaitlist',
  'listEventBookings',
  'listAttendees',
  'listEventMessages',
  'adminHealth',
  'listDiscountCodes',
  ...figures,
] as const;

/** What shows a score, which is computed from the person's chart and an event's. */
const scores = [...shownEvents, 'mapEvents', 'eventMatch', 'eventDates', 'goodDays'] as const;

/** What shows reviews, or their average. */
const ratings = [...shownEvents, 'listReviews', 'getHost'] as const;

/** What shows reviews to those who answer them. */
const managedReviews = [
  'listAdminReviews',
  'adminReviewTotals',
  'listOrganizerReviews',
  'organizerReviewTotals',
] as const;

/** Whatever was read as someone else. */
export const everyRead = 'every read';
export const everyOtherRead = 'every read but the user';

type Stale = readonly CallName[] | typeof everyRead | typeof everyOtherRead;

/**
 * What each write makes true, and which reads are out of date afterwards. This table is the only place that says so: a write
 * names its fact, and `tell` reads again what the table lists. Source: specification 1, section 1 (What the
 * product does and for whom): cached data is refreshed only after a change that affects it.
 */
export const staleAfter = {
  // sessions
  'signed in': everyOtherRead,
  'email verified': everyRead,
  'session found': everyRead,
  'signed out': ['currentUser'],
  'verification email sent': [],
  'password reset requested': [],
  'sign-in code requested': [],
  'password changed': [],
  'factors changed': ['listFactors', 'currentUser'],
  // people: the reply to each of these writes is the new user, which the write caches
  'birth data changed': [...scores, 'astrologyProfile'],
  'stars changed': [...scores, 'astrologyProfile', 'dependentSigns', 'dependentChart'],
  'preferences changed': ['matchedEvents', 'otherEvents'],
  'address changed': [],
  'picture changed': [],
  'account changed': ['getHost', 'getEvent', 'listEvents'],
  'email change requested': [],
  'email changed': ['currentUser'],
  'test ticket sent': [],
  'family changed': ['listDependents', 'dependentSigns', 'dependentChart', 'eventMatch'],
  // personal data
  'device signed out': ['listSessions'],
  'data exported': [],
  'deletion cancelled': ['currentUser'],
  // seats
  'hold changed': [...seats, ...bookings],
  'booking made': [...seats, ...bookings],
  'guests booked': [...seats, ...bookings, 'listSeatBlocks'],
  'seats set aside': [...seats, 'listSeatBlocks', 'organizerDay', 'listDepartures'],
  'booking refunded': [...seats, ...bookings, 'getCancellation', 'getPeopleCancellation', 'getPersonPage'],
  'booking cancelled': [...seats, ...bookings],
  'date changes set': ['getDateChanges', 'getMove'],
  'group prices set': ['getGroupPrices', 'getEvent'],
  'price types set': ['getPriceTypes', 'getEvent'],
  'extras set': ['getExtras', 'getEvent'],
  'needs set': [...seats, 'getNeeds'],
  'moved date taken': ['listMyBookings'],
  'booking moved': [...seats, ...bookings, 'getMove'],
  'attendee messaged': [],
  'event opened': ['getEvent', 'listReviews', 'nearbyEvents', 'eventDates'],
  'email sharing changed': ['listMyBookings'],
  'attendee renamed': bookings,
  'manual booking changed': bookings,
  'waiver changed': ['getWaiver', 'listAttendees', 'organizerDay', 'listDepartures'],
  // the reply is what the link opens, which the write caches
  'waiver signed': ['listMyBookings'],
  'waiver text changed': ['openWaiver'],
  'waitlist joined': ['listMyWaitlist'],
  'waitlist left': [...seats, ...bookings],
  'seats came free': seats,
  // events
  'event changed': [
    ...seats,
    ...bookings,
    'countFilters',
    'mapEvents',
    'getHost',
    'eventMatch',
    'currentPricing',
    'findDiscountableEvents',
    'getEventForm',
    'getRunsFrom',
    'listCancellableDates',
    'listEditedEvents',
    'listWorkDates',
    'listGates',
    'listGateDates',
    'getOrganizerPage',
  ],
  'edit seen': ['listEditedEvents'],
  'saved events changed': ['listSavedEvents'],
  'follows changed': ['listFollowedHosts'],
  'feedback given': ['myFeedback'],
  'review written': [...ratings, ...managedReviews, 'myReview', 'listMyBookings', ...figures],
  'review moderated': [...ratings, ...managedReviews, 'myReview', 'listMyBookings'],
  'guests checked in': ['listDepartures', 'listEventTickets', 'listEventBookings', 'listAttendees', 'listMyBookings'],
  'message sent': ['listEventMessages'],
  'test message sent': [],
  'conversation changed': ['listConversations', 'getConversation'],
  'report of a conversation closed': ['listReportedConversations', 'getOrganizerPage'],
  // discount codes
  'discount code changed': ['listDiscountCodes'],
  // catalog
  'category changed': [...scores, 'countFilters', 'listCategories', 'listAdminCategories'],
  'event feature changed': [...shownEvents, 'listEventFeatures', 'listAdminEventFeatures'],
  // users
  'saved views changed': ['listSavedViews'],
  'person noted': ['getPersonPage', 'getOrganizerPage'],
  'person helped': ['getPersonPage'],
  'user changed': ['listUsers', 'listUsersWithSigns', 'findOrganizers', 'getOrganizerPage', 'getPersonPage'],
  // the people of an organization
  'team changed': ['getTeam', 'listDepartures'],
  'team left': everyRead,
  'invitation accepted': everyRead,
  'gates changed': ['listGates', 'listGateDates'],
  'api keys changed': ['listApiKeys'],
  'bookings imported': [...seats, ...bookings, 'listImports'],
  'resources changed': [...seats, 'listResources', 'listDepartures'],
  'resellers changed': ['listResellers'],
  'webhooks changed': ['listWebhooks', 'listWebhookDeliveries'],
  // questions of organizers
  'questions answered': ['listMyBookings'],
  'questions changed': ['getEventQuestions', 'organizerDay', 'listDepartures', 'listAttendees'],
  'phone changed': ['getPhone'],
  // operations
  'discrepancy resolved': ['listDiscrepancies', 'listResolvedDiscrepancies', 'adminHealth'],
  'refund handled': [
    'listUnmadeRefunds',
    'listDiscrepancies',
    'listResolvedDiscrepancies',
    'adminHealth',
    'listEventBookings',
  ],
  'evidence changed': ['listDisputes', 'getEvidence'],
  'dispute decided': [
    ...seats,
    'getOrganizerPage',
    'listDisputes',
    'getEvidence',
    'listDiscrepancies',
    'listResolvedDiscrepancies',
    'listEventBookings',
  ],
  'payouts changed': [
    'getOrganizerPage',
    'organizerPayouts',
    'adminPayouts',
    'adminMoney',
    'adminMoneyLines',
    'organizerEarnings',
  ],
  'job retried': ['listDeadJobs', 'adminHealth'],
  'starter set added': [
    'readSetUp',
    'listCategories',
    'listEventFeatures',
    'listAdminCategories',
    'listAdminEventFeatures',
  ],
} as const satisfies Record<string, Stale>;

export type Fact = keyof typeof staleAfter;
