import { adminCalls } from './admin-calls';
import { bookingChangeCalls } from './booking-change-calls';
import { bookingQuestionCalls } from './booking-question-calls';
import { disputeEvidenceCalls } from './dispute-evidence-calls';
import { seriesCalls } from './series-calls';
import { teamCalls } from './team-calls';
import { visitorCalls } from './visitor-calls';
import { waiverCalls } from './waiver-calls';

/**
 * Every API call by name, with its method and path and nothing else, so that browsers don't load the schemas with it.
 * The schemas are in the files named after their nouns; `routes.ts` joins the two.
 */
export const calls = {
  ...visitorCalls,
  // accounts
  updateAccount: { method: 'PUT', path: '/api/user/account' },
  changePassword: { method: 'PUT', path: '/api/user/password' },
  changeAdminPassword: { method: 'PUT', path: '/api/admin/change-password' },
  requestEmailChange: { method: 'POST', path: '/api/admin/request-email-change' },
  verifyEmailChange: { method: 'POST', path: '/api/admin/verify-email-change' },
  sendTestTicket: { method: 'POST', path: '/api/email-ticket/send' },
  listFactors: { method: 'GET', path: '/api/user/factors' },
  beginApp: { method: 'POST', path: '/api/user/factors/app' },
  confirmApp: { method: 'PUT', path: '/api/user/factors/app' },
  removeApp: { method: 'DELETE', path: '/api/user/factors/app' },
  renewRecoveryCodes: { method: 'POST', path: '/api/user/factors/recovery-codes' },
  beginPasskey: { method: 'POST', path: '/api/user/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/user/passkeys' },
  renamePasskey: { method: 'PUT', path: '/api/user/passkeys/:id' },
  removePasskey: { method: 'DELETE', path: '/api/user/passkeys/:id' },
  // places
  clockChange: { method: 'GET', path: '/api/places/clock' },
  // catalog
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
  exchangeRate: { method: 'GET', path: '/api/exchange-rate' },
  updateStars: { method: 'PUT', path: '/api/user/stars' },
  updateOnboardingPreferences: { method: 'PUT', path: '/api/user/onboarding-preferences' },
  uploadProfilePicture: { method: 'POST', path: '/api/user/profile-picture' },
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
  listOrganizerEvents: { method: 'GET', path: '/api/organizer/events' },
  listAdminEvents: { method: 'GET', path: '/api/admin/events' },
  updateEvent: { method: 'PUT', path: '/api/events/:id' },
  deleteEvent: { method: 'DELETE', path: '/api/events/:id' },
  listEditedEvents: { method: 'GET', path: '/api/admin/edited-events' },
  markEditSeen: { method: 'POST', path: '/api/admin/edited-events/:id/seen' },
  setEventListing: { method: 'PUT', path: '/api/events/:id/listing' },
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
  uploadGalleryPicture: { method: 'POST', path: '/api/gallery-pictures' },
  duplicateEvent: { method: 'POST', path: '/api/events/:id/duplicate' },
  repeatEvent: { method: 'POST', path: '/api/events/:id/repeat' },
  locateEvent: { method: 'GET', path: '/api/event-location' },
  previewEventSky: { method: 'GET', path: '/api/event-sky' },
  listKeptForms: { method: 'GET', path: '/api/user/kept-forms' },
  keepForms: { method: 'PUT', path: '/api/user/kept-forms' },
  // bookings and payments
  getCancellation: { method: 'GET', path: '/api/bookings/:id/cancellation' },
  cancelBooking: { method: 'POST', path: '/api/bookings/:id/cancellation' },
  getPeopleCancellation: { method: 'GET', path: '/api/bookings/:id/attendees/cancellation' },
  cancelPeople: { method: 'POST', path: '/api/bookings/:id/attendees/cancellation' },
  shareEmail: { method: 'PUT', path: '/api/bookings/:id/email-sharing' },
  refundBooking: { method: 'POST', path: '/api/bookings/:id/refund' },
  listDiscrepancies: { method: 'GET', path: '/api/admin/discrepancies' },
  resolveDiscrepancy: { method: 'POST', path: '/api/admin/discrepancies/:id/resolve' },
  listUnmadeRefunds: { method: 'GET', path: '/api/admin/refunds' },
  repeatRefund: { method: 'POST', path: '/api/admin/refunds/:id/repeat' },
  closeRefund: { method: 'POST', path: '/api/admin/refunds/:id/close' },
  listDisputes: { method: 'GET', path: '/api/admin/disputes' },
  decideDispute: { method: 'POST', path: '/api/admin/disputes/:id/decide' },
  organizerEarnings: { method: 'GET', path: '/api/organizer/earnings' },
  organizerEarningLines: { method: 'GET', path: '/api/organizer/earnings/lines' },
  listBookingDocuments: { method: 'GET', path: '/api/bookings/:id/documents' },
  listFeeInvoices: { method: 'GET', path: '/api/organizer/fee-invoices' },
  adminMoney: { method: 'GET', path: '/api/admin/money' },
  adminMoneyLines: { method: 'GET', path: '/api/admin/money/lines' },
  organizerPayouts: { method: 'GET', path: '/api/organizer/payouts' },
  connectPayouts: { method: 'POST', path: '/api/organizer/payouts/account' },
  checkPayouts: { method: 'POST', path: '/api/organizer/payouts/account/check' },
  adminPayouts: { method: 'GET', path: '/api/admin/payouts' },
  retryTransfer: { method: 'POST', path: '/api/admin/payouts/:id/retry' },
  adjustEarnings: { method: 'POST', path: '/api/admin/adjustments' },
  // waitlist
  joinWaitlist: { method: 'POST', path: '/api/events/:id/waitlist' },
  leaveWaitlist: { method: 'DELETE', path: '/api/events/:id/waitlist' },
  listMyWaitlist: { method: 'GET', path: '/api/user/waitlist' },
  // look-ups of people and payments
  lookUp: { method: 'POST', path: '/api/admin/lookup' },
  getPaymentHistory: { method: 'GET', path: '/api/admin/payments/:id' },
  getPersonPage: { method: 'GET', path: '/api/admin/people/:id' },
  addPersonNote: { method: 'POST', path: '/api/admin/people/:id/notes' },
  removePersonNote: { method: 'DELETE', path: '/api/admin/people/:id/notes/:noteId' },
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
  readSetUp: { method: 'GET', path: '/api/admin/set-up' },
  sendSetUpMail: { method: 'POST', path: '/api/admin/set-up/mail' },
  addStarterSet: { method: 'POST', path: '/api/admin/set-up/starter-set' },
  // reports
  adminSummary: { method: 'GET', path: '/api/admin/summary' },
  organizerSummary: { method: 'GET', path: '/api/organizer/summary' },
  organizerDay: { method: 'GET', path: '/api/organizer/day' },
  adminReport: { method: 'GET', path: '/api/admin/report' },
  organizerReport: { method: 'GET', path: '/api/organizer/report' },
  eventAnalytics: { method: 'GET', path: '/api/admin/event-analytics' },
  organizerEventAnalytics: { method: 'GET', path: '/api/organizer/event-analytics' },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log' },
  listErrorLogs: { method: 'GET', path: '/api/admin/error-logs' },
  bookManually: { method: 'POST', path: '/api/events/:id/manual-bookings' },
  listSeatBlocks: { method: 'GET', path: '/api/events/:id/seat-blocks' },
  blockSeats: { method: 'POST', path: '/api/events/:id/seat-blocks' },
  releaseSeats: { method: 'POST', path: '/api/events/:id/seat-blocks/:blockId/release' },
  // attendees
  listAttendees: { method: 'GET', path: '/api/events/:id/attendees' },
  messageAttendee: { method: 'POST', path: '/api/events/:id/attendees/:ticketId/message' },
  listEventMessages: { method: 'GET', path: '/api/events/:id/messages' },
  sendEventMessage: { method: 'POST', path: '/api/events/:id/messages' },
  testEventMessage: { method: 'POST', path: '/api/events/:id/messages/test' },
  // conversations
  listConversations: { method: 'GET', path: '/api/conversations' },
  getConversation: { method: 'GET', path: '/api/conversations/:id' },
  startConversation: { method: 'POST', path: '/api/events/:id/conversation' },
  sendInConversation: { method: 'POST', path: '/api/conversations/:id/messages' },
  readConversation: { method: 'PUT', path: '/api/conversations/:id/read' },
  blockConversation: { method: 'PUT', path: '/api/conversations/:id/block' },
  reportConversation: { method: 'POST', path: '/api/conversations/:id/report' },
  listReportedConversations: { method: 'GET', path: '/api/admin/reported-conversations' },
  getReportedConversation: { method: 'GET', path: '/api/admin/reported-conversations/:id' },
  closeConversationReport: { method: 'POST', path: '/api/admin/reported-conversations/:id/close' },
  // charts and matches
  astrologyProfile: { method: 'GET', path: '/api/astrology-profile' },
  dependentSigns: { method: 'GET', path: '/api/dependents/signs' },
  dependentChart: { method: 'GET', path: '/api/dependents/:id/chart' },
  signMeaning: { method: 'GET', path: '/api/sign-meanings/:sign/:position' },
  goodDays: { method: 'GET', path: '/api/user/good-days' },
  // opinions
  myFeedback: { method: 'GET', path: '/api/events/:id/user-feedback' },
  giveFeedback: { method: 'POST', path: '/api/event-feedback' },
  writeReview: { method: 'POST', path: '/api/events/:id/reviews' },
  myReview: { method: 'GET', path: '/api/events/:id/my-review' },
  changeReview: { method: 'PUT', path: '/api/events/:id/my-review' },
  listOrganizerReviews: { method: 'GET', path: '/api/organizer/reviews' },
  organizerReviewTotals: { method: 'GET', path: '/api/organizer/reviews/totals' },
  respondAsOrganizer: { method: 'POST', path: '/api/organizer/reviews/:id/respond' },
  ...adminCalls,
  ...seriesCalls,
  ...disputeEvidenceCalls,
  ...bookingChangeCalls,
  ...teamCalls,
  ...waiverCalls,
  ...bookingQuestionCalls,
} as const satisfies Record<string, Call>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call {
  readonly method: Method;
  /** Parameters as `:name`. */
  readonly path: string;
}

export type CallName = keyof typeof calls;
