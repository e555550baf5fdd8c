import { fairFrom } from '@ascendant/domain/match/score-label';

/** The only place that spells a URL of the site. */
export const paths = {
  home: '/',
  browse: '/browse',
  /** What is on between two days, best match first. */
  browseDays: (from: string, to: string) => `/browse?from=${from}&to=${to}&sort=match`,
  /** What suits the person, best match first: what 'Recommended for You' is the beginning of. */
  browseMatches: (words: string) =>
    `/browse?${words ? `q=${encodeURIComponent(words)}&` : ''}minMatch=${fairFrom}&sort=match`,
  event: (id: number | string) => `/events/${id}`,
  events: '/events',
  /** The event with its booking dialog open. */
  bookEvent: (id: number | string) => `/events/${id}?book=1`,
  joinAsOrganizer: '/organizers/join',
  auth: '/auth',
  authThen: (redirect: string) => `/auth?redirect=${encodeURIComponent(redirect)}`,
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  profile: '/profile',
  myBookings: '/my-bookings',
  /** The tickets of a booking as a file; the server's, not a page. */
  ticketsPdf: (bookingId: number) => `/my-bookings/${bookingId}/tickets.pdf`,
  /** A booking's entry for a calendar, as a file; the server's, not a page. */
  calendarFile: (bookingId: number) => `/my-bookings/${bookingId}/event.ics`,
  /** My Bookings with the tickets of one booking open. */
  myTickets: (bookingId: number) => `/my-bookings?tickets=${bookingId}`,
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  freeSuccess: '/payment-success?free=true',
  admin: '/admin',
  adminPayments: '/admin/payments',
  adminAccount: '/admin/account',
  adminSettings: '/admin/settings',
  organizer: '/organizer',
  /** Where people are let in to an event. To be loaded as a document: see docs/decisions/0008. */
  checkIn: (id: number | string) => `/organizer/check-in/${id}`,
  /** Who comes to an event, for its organizer and for admins. */
  eventBookings: (id: number | string) => `/organizer/events/${id}/bookings`,
  howMatchingWorks: '/#how-matching-works',
  matching: '/matching',
  goodDaysExplained: '/matching#good-days',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  credits: '/credits',
} as const;
