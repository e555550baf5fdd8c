/**
 * Every API call by name, with its method and path and nothing else, so that browsers don't load the schemas with it.
 * The schemas are in the files named after their nouns; `routes.ts` joins the two.
 */
export const calls = {
  // accounts
  currentUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  resendVerification: { method: 'POST', path: '/api/resend-verification' },
  verifyEmail: { method: 'POST', path: '/api/verify-email' },
  requestPasswordReset: { method: 'POST', path: '/api/password-reset-request' },
  confirmPasswordReset: { method: 'POST', path: '/api/password-reset-confirm' },
  updateAccount: { method: 'PUT', path: '/api/user/account' },
  changePassword: { method: 'PUT', path: '/api/user/password' },
  changeAdminPassword: { method: 'PUT', path: '/api/admin/change-password' },
  requestEmailChange: { method: 'POST', path: '/api/admin/request-email-change' },
  verifyEmailChange: { method: 'POST', path: '/api/admin/verify-email-change' },
  sendTestTicket: { method: 'POST', path: '/api/email-ticket/send' },
  confirmIdentity: { method: 'POST', path: '/api/user/confirmation' },
  listFactors: { method: 'GET', path: '/api/user/factors' },
  beginApp: { method: 'POST', path: '/api/user/factors/app' },
  confirmApp: { method: 'PUT', path: '/api/user/factors/app' },
  removeApp: { method: 'DELETE', path: '/api/user/factors/app' },
  renewRecoveryCodes: { method: 'POST', path: '/api/user/factors/recovery-codes' },
  beginPasskey: { method: 'POST', path: '/api/user/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/user/passkeys' },
  renamePasskey: { method: 'PUT', path: '/api/user/passkeys/:id' },
  removePasskey: { method: 'DELETE', path: '/api/user/passkeys/:id' },
  beginPasskeySignIn: { method: 'POST', path: '/api/login/passkey/options' },
  loginWithPasskey: { method: 'POST', path: '/api/login/passkey' },
  // help
  contactUs: { method: 'POST', path: '/api/contact' },
  // places
  searchPlaces: { method: 'GET', path: '/api/places' },
  clockChange: { method: 'GET', path: '/api/places/clock' },
  // catalog
  listCategories: { method: 'GET', path: '/api/categories' },
  listEventFeatures: { method: 'GET', path: '/api/event-features' },
  listAdminCategories: { method: 'GET', path: '/api/admin/categories' },
  createCategory: { method: 'POST', path: '/api/admin/categories' },
  updateCategory: { method: 'PUT', path: '/api/admin/categories/:id' },
  deleteCategory: { method: 'DELETE', path: '/api/admin/categories/:id' },
  listAdminEventFeatures: { method: 'GET', path: '/api/admin/event-features' },
  createEventFeature: { method: 'POST', path: '/api/admin/event-features' },
  updateEventFeature: { method: 'PUT', path: '/api/admin/event-features/:id' },
  deleteEventFeature: { method: 'DELETE', path: '/api/admin/event-features/:id' },
  // people
  updateProfile: { method: 'PUT', path: '/api/user/profile' },
  updateDateOfBirth: { method: 'PUT', path: '/api/user/date-of-birth' },
  updateBirthInfo: { method: 'PUT', path: '/api/user/birth-info' },
  updateAddress: { method: 'PUT', path: '/api/user/address' },
  updateStars: { method: 'PUT', path: '/api/user/stars' },
  updateOnboardingPreferences: { method: 'PUT', path: '/api/user/onboarding-preferences' },
  uploadProfilePicture: { method: 'POST', path: '/api/user/profile-picture' },
  listDependents: { method: 'GET', path: '/api/dependents' },
  addDependent: { method: 'POST', path: '/api/dependents' },
  updateDependent: { method: 'PUT', path: '/api/dependents/:id' },
  removeDependent: { method: 'DELETE', path: '/api/dependents/:id' },
  // personal data
  listSessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: { method: 'DELETE', path: '/api/user/sessions/:id' },
  endSessions: { method: 'DELETE', path: '/api/user/sessions' },
  exportPersonalData: { method: 'POST', path: '/api/user/export' },
  requestDeletion: { method: 'POST', path: '/api/user/deletion' },
  cancelDeletion: { method: 'DELETE', path: '/api/user/deletion' },
  // events
  listEvents: { method: 'GET', path: '/api/events' },
  countFilters: { method: 'GET', path: '/api/event-filters' },
  getEvent: { method: 'GET', path: '/api/events/:id' },
  suggestSearch: { method: 'GET', path: '/api/search-suggestions' },
  currentPricing: { method: 'GET', path: '/api/events/:id/current-pricing' },
  listOrganizerEvents: { method: 'GET', path: '/api/organizer/events' },
  listAdminEvents: { method: 'GET', path: '/api/admin/events' },
  updateEvent: { method: 'PUT', path: '/api/events/:id' },
  deleteEvent: { method: 'DELETE', path: '/api/events/:id' },
  requestReview: { method: 'POST', path: '/api/events/:id/request-review' },
  // discount codes
  listDiscountCodes: { method: 'GET', path: '/api/discount-codes' },
  createDiscountCode: { method: 'POST', path: '/api/discount-codes' },
  updateDiscountCode: { method: 'PUT', path: '/api/discount-codes/:id' },
  findDiscountableEvents: { method: 'GET', path: '/api/discount-codes/events' },
  // event editor
  createEvent: { method: 'POST', path: '/api/events' },
  getEventForm: { method: 'GET', path: '/api/events/:id/form' },
  uploadEventImage: { method: 'POST', path: '/api/events/:id/upload-image' },
  duplicateEvent: { method: 'POST', path: '/api/events/:id/duplicate' },
  repeatEvent: { method: 'POST', path: '/api/events/:id/repeat' },
  otherDates: { method: 'GET', path: '/api/events/:id/other-dates' },
  locateEvent: { method: 'GET', path: '/api/event-location' },
  previewEventSky: { method: 'GET', path: '/api/event-sky' },
  listKeptForms: { method: 'GET', path: '/api/user/kept-forms' },
  keepForms: { method: 'PUT', path: '/api/user/kept-forms' },
  // bookings and payments
  createBooking: { method: 'POST', path: '/api/bookings' },
  listMyBookings: { method: 'GET', path: '/api/user/bookings' },
  createPaymentIntent: { method: 'POST', path: '/api/create-payment-intent' },
  confirmPayment: { method: 'POST', path: '/api/confirm-payment' },
  releaseHold: { method: 'POST', path: '/api/release-hold' },
  refundBooking: { method: 'POST', path: '/api/bookings/:id/refund' },
  listDiscrepancies: { method: 'GET', path: '/api/admin/discrepancies' },
  resolveDiscrepancy: { method: 'POST', path: '/api/admin/discrepancies/:id/resolve' },
  // waitlist
  joinWaitlist: { method: 'POST', path: '/api/events/:id/waitlist' },
  leaveWaitlist: { method: 'DELETE', path: '/api/events/:id/waitlist' },
  listMyWaitlist: { method: 'GET', path: '/api/user/waitlist' },
  // users, as admins see them
  listUsers: { method: 'GET', path: '/api/admin/users' },
  createUser: { method: 'POST', path: '/api/admin/users' },
  listUsersWithSigns: { method: 'GET', path: '/api/admin/users-with-astrology' },
  disableUser: { method: 'PUT', path: '/api/admin/users/:id/disable' },
  // operations
  listEventBookings: { method: 'GET', path: '/api/events/:id/bookings' },
  listResolvedDiscrepancies: { method: 'GET', path: '/api/admin/discrepancies/resolved' },
  adminHealth: { method: 'GET', path: '/api/admin/health' },
  listDeadJobs: { method: 'GET', path: '/api/admin/jobs' },
  retryJob: { method: 'POST', path: '/api/admin/jobs/:id/retry' },
  // reports
  adminSummary: { method: 'GET', path: '/api/admin/summary' },
  organizerSummary: { method: 'GET', path: '/api/organizer/summary' },
  adminReport: { method: 'GET', path: '/api/admin/report' },
  organizerReport: { method: 'GET', path: '/api/organizer/report' },
  eventAnalytics: { method: 'GET', path: '/api/admin/event-analytics' },
  organizerEventAnalytics: { method: 'GET', path: '/api/organizer/event-analytics' },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log' },
  listErrorLogs: { method: 'GET', path: '/api/admin/error-logs' },
  // check-in
  listEventTickets: { method: 'GET', path: '/api/events/:id/tickets' },
  checkIn: { method: 'POST', path: '/api/events/:id/check-ins' },
  undoCheckIn: { method: 'POST', path: '/api/events/:id/tickets/:ticketId/undo-check-in' },
  // attendees
  listAttendees: { method: 'GET', path: '/api/events/:id/attendees' },
  listEventMessages: { method: 'GET', path: '/api/events/:id/messages' },
  sendEventMessage: { method: 'POST', path: '/api/events/:id/messages' },
  testEventMessage: { method: 'POST', path: '/api/events/:id/messages/test' },
  // charts and matches
  astrologyProfile: { method: 'GET', path: '/api/astrology-profile' },
  dependentSigns: { method: 'GET', path: '/api/dependents/signs' },
  dependentChart: { method: 'GET', path: '/api/dependents/:id/chart' },
  signMeaning: { method: 'GET', path: '/api/sign-meanings/:sign/:position' },
  matchedEvents: { method: 'GET', path: '/api/user/matched-events' },
  otherEvents: { method: 'GET', path: '/api/user/other-events' },
  eventMatch: { method: 'GET', path: '/api/events/:id/match' },
  matchingModel: { method: 'GET', path: '/api/matching-model' },
  goodDays: { method: 'GET', path: '/api/user/good-days' },
  // opinions
  myFeedback: { method: 'GET', path: '/api/events/:id/user-feedback' },
  giveFeedback: { method: 'POST', path: '/api/event-feedback' },
  listReviews: { method: 'GET', path: '/api/events/:id/reviews' },
  writeReview: { method: 'POST', path: '/api/events/:id/reviews' },
  myReview: { method: 'GET', path: '/api/events/:id/my-review' },
  changeReview: { method: 'PUT', path: '/api/events/:id/my-review' },
  listAdminReviews: { method: 'GET', path: '/api/admin/reviews' },
  adminReviewTotals: { method: 'GET', path: '/api/admin/reviews/totals' },
  respondToReview: { method: 'POST', path: '/api/admin/reviews/:id/respond' },
  editReview: { method: 'PUT', path: '/api/admin/reviews/:id' },
  deleteReview: { method: 'DELETE', path: '/api/admin/reviews/:id' },
  markReviewJunk: { method: 'POST', path: '/api/admin/reviews/:id/mark-junk' },
  listOrganizerReviews: { method: 'GET', path: '/api/organizer/reviews' },
  organizerReviewTotals: { method: 'GET', path: '/api/organizer/reviews/totals' },
  respondAsOrganizer: { method: 'POST', path: '/api/organizer/reviews/:id/respond' },
} as const satisfies Record<string, Call>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** Parameters as `:name`. */
  readonly path: string;
}

export type CallName = keyof typeof calls;
