/**
 * The calls of public pages, of signing in and booking, and of check-in, which every page loads. All others are in `calls.ts`, which browsers load
 * when one of them is first made. A call works from either; one that a visitor's page makes is here, so that it needn't wait.
 */
export const visitorCalls = {
  // accounts
  currentUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  resendVerification: { method: 'POST', path: '/api/resend-verification' },
  verifyEmail: { method: 'POST', path: '/api/verify-email' },
  requestPasswordReset: { method: 'POST', path: '/api/password-reset-request' },
  confirmPasswordReset: { method: 'POST', path: '/api/password-reset-confirm' },
  confirmIdentity: { method: 'POST', path: '/api/user/confirmation' },
  beginPasskeySignIn: { method: 'POST', path: '/api/login/passkey/options' },
  loginWithPasskey: { method: 'POST', path: '/api/login/passkey' },
  // the site
  getSite: { method: 'GET', path: '/api/site' },
  // help
  contactUs: { method: 'POST', path: '/api/contact' },
  // places
  mapTowns: { method: 'GET', path: '/api/map-towns' },
  searchPlaces: { method: 'GET', path: '/api/places' },
  // catalog
  listCategories: { method: 'GET', path: '/api/categories' },
  // people
  listDependents: { method: 'GET', path: '/api/dependents' },
  addDependent: { method: 'POST', path: '/api/dependents' },
  // events
  listEvents: { method: 'GET', path: '/api/events' },
  listSavedEvents: { method: 'GET', path: '/api/user/saved-events' },
  changeSavedEvents: { method: 'PUT', path: '/api/user/saved-events' },
  getHost: { method: 'GET', path: '/api/hosts/:id' },
  countFilters: { method: 'GET', path: '/api/event-filters' },
  relaxFilters: { method: 'GET', path: '/api/relaxed-filters' },
  mapEvents: { method: 'GET', path: '/api/event-map' },
  getEvent: { method: 'GET', path: '/api/events/:id' },
  eventDates: { method: 'GET', path: '/api/events/:id/dates' },
  nearbyEvents: { method: 'GET', path: '/api/events/:id/nearby' },
  readSearch: { method: 'GET', path: '/api/search-reading' },
  suggestSearch: { method: 'GET', path: '/api/search-suggestions' },
  currentPricing: { method: 'GET', path: '/api/events/:id/current-pricing' },
  openEvent: { method: 'POST', path: '/api/event-codes' },
  // bookings and payments
  createBooking: { method: 'POST', path: '/api/bookings' },
  listMyBookings: { method: 'GET', path: '/api/user/bookings' },
  createPaymentIntent: { method: 'POST', path: '/api/create-payment-intent' },
  confirmPayment: { method: 'POST', path: '/api/confirm-payment' },
  releaseHold: { method: 'POST', path: '/api/release-hold' },
  // check-in
  listEventTickets: { method: 'GET', path: '/api/events/:id/tickets' },
  checkIn: { method: 'POST', path: '/api/events/:id/check-ins' },
  undoCheckIn: { method: 'POST', path: '/api/events/:id/tickets/:ticketId/undo-check-in' },
  // charts and matches
  matchedEvents: { method: 'GET', path: '/api/user/matched-events' },
  otherEvents: { method: 'GET', path: '/api/user/other-events' },
  eventMatch: { method: 'GET', path: '/api/events/:id/match' },
  matchingModel: { method: 'GET', path: '/api/matching-model' },
  // opinions
  listReviews: { method: 'GET', path: '/api/events/:id/reviews' },
} as const;
