import type { CallName } from '@ascendant/contract/calls';
import type { Role } from '@ascendant/domain/person/roles';

/**
 * What a role may do with a call.
 * - `any`: every row that the call is about
 * - `public`: the rows that everybody may see
 * - `own`: the caller's rows only; those of others answer 404, or 403 where anybody may read them
 * - `refused`: nothing, and the row says how: 404 for one that the caller may not even read, 403 for the rest
 * - `none`: 401 for a visitor, 403 for the others
 */
export type Reach = 'any' | 'public' | 'own' | 'refused' | 'none';

export interface Access {
  readonly visitor: Reach;
  readonly traveller: Reach;
  readonly organizer: Reach;
  readonly admin: Reach;
}

const everybody: Access = { visitor: 'any', traveller: 'any', organizer: 'any', admin: 'any' };
const signedIn: Access = { visitor: 'none', traveller: 'own', organizer: 'own', admin: 'own' };
const eventReaders: Access = { visitor: 'public', traveller: 'public', organizer: 'own', admin: 'any' };
const adminsOnly: Access = { visitor: 'none', traveller: 'none', organizer: 'none', admin: 'any' };
/** Whoever runs an event changes it: its organizer, and any admin. */
const eventRunners: Access = { visitor: 'none', traveller: 'refused', organizer: 'own', admin: 'any' };
/** Whoever runs an event lets people in, too. */
const gateKeepers: Access = { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' };
const publicEventsOnly: Access = { visitor: 'none', traveller: 'public', organizer: 'public', admin: 'public' };

/**
 * Who may call what: the one table. `http/binding` lets nobody past it, and a call that is not in it does not start.
 * What `own` and `public` mean for a row is decided by the service, which knows the row.
 * Source: docs/rules/security.md, "Who may call what".
 */
export const authorization = {
  currentUser: signedIn,
  login: everybody,
  register: everybody,
  logout: everybody,
  resendVerification: everybody,
  verifyEmail: everybody,
  requestPasswordReset: everybody,
  confirmPasswordReset: everybody,
  searchPlaces: everybody,
  listCategories: everybody,
  listEventFeatures: everybody,
  updateProfile: signedIn,
  updateBirthInfo: signedIn,
  updateAddress: signedIn,
  updateOnboardingPreferences: signedIn,
  uploadProfilePicture: signedIn,
  listDependents: signedIn,
  addDependent: signedIn,
  updateDependent: signedIn,
  removeDependent: signedIn,
  listEvents: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'public' },
  getEvent: eventReaders,
  currentPricing: eventReaders,
  listOrganizerEvents: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'own' },
  listAdminEvents: adminsOnly,
  updateEvent: eventRunners,
  deleteEvent: eventRunners,
  requestReview: eventRunners,
  createBooking: signedIn,
  listMyBookings: signedIn,
  createPaymentIntent: signedIn,
  confirmPayment: signedIn,
  releaseHold: signedIn,
  refundBooking: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' },
  listDiscrepancies: adminsOnly,
  resolveDiscrepancy: adminsOnly,
  joinWaitlist: signedIn,
  leaveWaitlist: signedIn,
  listMyWaitlist: signedIn,
  listEventBookings: { visitor: 'none', traveller: 'none', organizer: 'own', admin: 'any' },
  listResolvedDiscrepancies: adminsOnly,
  adminHealth: adminsOnly,
  listDeadJobs: adminsOnly,
  retryJob: adminsOnly,
  listEventTickets: gateKeepers,
  checkIn: gateKeepers,
  astrologyProfile: signedIn,
  dependentSigns: signedIn,
  signMeaning: everybody,
  matchedEvents: signedIn,
  otherEvents: signedIn,
  eventMatch: publicEventsOnly,
  matchingModel: everybody,
  goodDays: signedIn,
  myFeedback: signedIn,
  giveFeedback: publicEventsOnly,
  listReviews: { visitor: 'public', traveller: 'public', organizer: 'public', admin: 'any' },
  writeReview: signedIn,
} as const satisfies Partial<Record<CallName, Access>>;

/** The row of a call. @returns undefined where the table has none */
export function accessTo(name: CallName): Access | undefined {
  const table: Partial<Record<CallName, Access>> = authorization;
  return table[name];
}

/** What a caller may reach by a call; a visitor has no role. */
export function reachOf(access: Access, role: Role | null): Reach {
  return access[role ?? 'visitor'];
}
