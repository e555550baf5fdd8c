import type { CallName } from '@ascendant/contract/calls';
import type { Role } from '@ascendant/domain/person/roles';

/**
 * What a role may do with a call.
 * - `any`: every row that the call is about
 * - `public`: the rows that anyone can see
 * - `own`: only the caller's rows. Other rows answer 404, or 403 if anyone can read them
 * - `refused`: nothing. The row decides how: 404 if the caller can't even read it, otherwise 403
 * - `none`: nothing. 401 for a visitor, 403 for everyone else
 */
export type Reach = 'any' | 'public' | 'own' | 'refused' | 'none';

export interface Access {
  readonly visitor: Reach;
  readonly traveller: Reach;
  readonly organizer: Reach;
  readonly admin: Reach;
}

const anyone: Access = { visitor: 'any', traveller: 'any', organizer: 'any', admin: 'any' };
const signedIn: Access = { visitor: 'none', traveller: 'own', organizer: 'own', admin: 'own' };
const eventReaders: Access = { visitor: 'public', traveller: 'public', organizer: 'own', admin: 'any' };
const adminsOnly: Access = { visitor: 'none', traveller: 'none', organizer: 'none', admin: 'any' };
/** Lists and figures of the caller's own events, and the forms they left unfinished. */
const ownEventsOnly: Access = { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'own' };
/** An event can be changed by the people who manage it: its organizer and any admin. */
const eventManagers: Access = { visitor: 'none', traveller: 'refused', organizer: 'own', admin: 'any' };
/** Calls of the event editor that aren't about an event that exists. */
const organizersAndAdmins: Access = { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' };
/** The people who manage an event also check tickets in. */
const checkInStaff: Access = { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' };
const publicEventsOnly: Access = { visitor: 'none', traveller: 'public', organizer: 'public', admin: 'public' };

/**
 * Who can call what, in one table. `http/binding` enforces it, and the server doesn't start with a call that isn't in it.
 * The service decides what `own` and `public` mean for a row, because it knows the row.
 * Source: docs/rules/security.md, "Who may call what".
 */
export const authorization = {
  currentUser: signedIn,
  login: anyone,
  register: anyone,
  logout: anyone,
  resendVerification: anyone,
  verifyEmail: anyone,
  requestPasswordReset: anyone,
  confirmPasswordReset: anyone,
  updateAccount: signedIn,
  changePassword: signedIn,
  changeAdminPassword: { visitor: 'none', traveller: 'none', organizer: 'none', admin: 'own' },
  requestEmailChange: { visitor: 'none', traveller: 'none', organizer: 'none', admin: 'own' },
  verifyEmailChange: { visitor: 'none', traveller: 'none', organizer: 'none', admin: 'own' },
  confirmIdentity: signedIn,
  listFactors: signedIn,
  beginApp: signedIn,
  confirmApp: signedIn,
  removeApp: signedIn,
  renewRecoveryCodes: signedIn,
  beginPasskey: signedIn,
  addPasskey: signedIn,
  renamePasskey: signedIn,
  removePasskey: signedIn,
  beginPasskeySignIn: anyone,
  loginWithPasskey: anyone,
  sendTestTicket: adminsOnly,
  getSite: anyone,
  contactUs: anyone,
  searchPlaces: anyone,
  clockChange: anyone,
  listCategories: anyone,
  listEventFeatures: anyone,
  listAdminCategories: adminsOnly,
  createCategory: adminsOnly,
  updateCategory: adminsOnly,
  deleteCategory: adminsOnly,
  listAdminEventFeatures: adminsOnly,
  createEventFeature: adminsOnly,
  updateEventFeature: adminsOnly,
  deleteEventFeature: adminsOnly,
  updateProfile: signedIn,
  updateDateOfBirth: signedIn,
  updateBirthInfo: signedIn,
  updateAddress: signedIn,
  updateOnboardingPreferences: signedIn,
  updateStars: signedIn,
  exchangeRate: anyone,
  uploadProfilePicture: signedIn,
  listDependents: signedIn,
  addDependent: signedIn,
  updateDependent: signedIn,
  removeDependent: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endSessions: signedIn,
  exportPersonalData: signedIn,
  requestDeletion: signedIn,
  cancelDeletion: signedIn,
  listEvents: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'public' },
  suggestSearch: anyone,
  readSearch: anyone,
  countFilters: anyone,
  relaxFilters: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'public' },
  mapEvents: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'public' },
  getHost: anyone,
  listSavedEvents: signedIn,
  changeSavedEvents: signedIn,
  getEvent: eventReaders,
  eventDates: eventReaders,
  nearbyEvents: eventReaders,
  currentPricing: eventReaders,
  listOrganizerEvents: ownEventsOnly,
  listAdminEvents: adminsOnly,
  listEditedEvents: adminsOnly,
  markEditSeen: adminsOnly,
  updateEvent: eventManagers,
  deleteEvent: eventManagers,
  setEventListing: eventManagers,
  openEvent: signedIn,
  requestReview: eventManagers,
  listDiscountCodes: adminsOnly,
  createDiscountCode: adminsOnly,
  updateDiscountCode: adminsOnly,
  findDiscountableEvents: adminsOnly,
  createEvent: organizersAndAdmins,
  getEventForm: eventManagers,
  uploadEventImage: eventManagers,
  uploadGalleryPicture: organizersAndAdmins,
  duplicateEvent: eventManagers,
  repeatEvent: eventManagers,
  locateEvent: organizersAndAdmins,
  previewEventSky: organizersAndAdmins,
  listKeptForms: ownEventsOnly,
  keepForms: ownEventsOnly,
  createBooking: signedIn,
  listMyBookings: signedIn,
  createPaymentIntent: signedIn,
  confirmPayment: signedIn,
  releaseHold: signedIn,
  getCancellation: signedIn,
  cancelBooking: signedIn,
  getPeopleCancellation: signedIn,
  cancelPeople: signedIn,
  shareEmail: signedIn,
  renameAttendee: signedIn,
  refundBooking: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' },
  listDiscrepancies: adminsOnly,
  resolveDiscrepancy: adminsOnly,
  listUnmadeRefunds: adminsOnly,
  repeatRefund: adminsOnly,
  closeRefund: adminsOnly,
  listDisputes: adminsOnly,
  decideDispute: adminsOnly,
  organizerEarnings: ownEventsOnly,
  organizerEarningLines: ownEventsOnly,
  listBookingDocuments: signedIn,
  listFeeInvoices: ownEventsOnly,
  adminMoney: adminsOnly,
  adminMoneyLines: adminsOnly,
  joinWaitlist: signedIn,
  leaveWaitlist: signedIn,
  listMyWaitlist: signedIn,
  listEventBookings: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' },
  lookUp: adminsOnly,
  getPaymentHistory: adminsOnly,
  getPersonPage: adminsOnly,
  addPersonNote: adminsOnly,
  removePersonNote: adminsOnly,
  listUsers: adminsOnly,
  createUser: adminsOnly,
  listUsersWithSigns: adminsOnly,
  disableUser: adminsOnly,
  listResolvedDiscrepancies: adminsOnly,
  listAuditLog: adminsOnly,
  listErrorLogs: adminsOnly,
  adminHealth: adminsOnly,
  listDeadJobs: adminsOnly,
  retryJob: adminsOnly,
  readSetUp: adminsOnly,
  sendSetUpMail: adminsOnly,
  addStarterSet: adminsOnly,
  adminSummary: adminsOnly,
  organizerSummary: ownEventsOnly,
  organizerDay: ownEventsOnly,
  adminReport: adminsOnly,
  organizerReport: ownEventsOnly,
  eventAnalytics: adminsOnly,
  organizerEventAnalytics: ownEventsOnly,
  listEventTickets: checkInStaff,
  checkIn: checkInStaff,
  undoCheckIn: checkInStaff,
  listAttendees: checkInStaff,
  messageAttendee: checkInStaff,
  listEventMessages: checkInStaff,
  sendEventMessage: checkInStaff,
  testEventMessage: checkInStaff,
  listConversations: signedIn,
  getConversation: signedIn,
  startConversation: publicEventsOnly,
  sendInConversation: signedIn,
  readConversation: signedIn,
  blockConversation: signedIn,
  reportConversation: signedIn,
  listReportedConversations: adminsOnly,
  getReportedConversation: adminsOnly,
  closeConversationReport: adminsOnly,
  astrologyProfile: signedIn,
  dependentSigns: signedIn,
  dependentChart: signedIn,
  signMeaning: anyone,
  matchedEvents: signedIn,
  otherEvents: signedIn,
  eventMatch: publicEventsOnly,
  matchingModel: anyone,
  goodDays: signedIn,
  myFeedback: signedIn,
  giveFeedback: publicEventsOnly,
  listReviews: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'any' },
  writeReview: signedIn,
  myReview: signedIn,
  changeReview: signedIn,
  listAdminReviews: adminsOnly,
  adminReviewTotals: adminsOnly,
  respondToReview: adminsOnly,
  editReview: adminsOnly,
  deleteReview: adminsOnly,
  markReviewJunk: adminsOnly,
  listOrganizerReviews: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'own' },
  organizerReviewTotals: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'own' },
  respondAsOrganizer: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' },
} as const satisfies Partial<Record<CallName, Access>>;

/** The row of a call. @returns undefined if the table has none */
export function accessTo(name: CallName): Access | undefined {
  const table: Partial<Record<CallName, Access>> = authorization;
  return table[name];
}

/** What a caller can reach with a call. A visitor has no role. */
export function reachOf(access: Access, role: Role | null): Reach {
  return access[role ?? 'visitor'];
}
