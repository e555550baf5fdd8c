import type { CallName } from '@ascendant/contract/calls';

/** At most `count` in `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** Limits per target (an account, an email address, a code), and per IP address. */
export interface LimitRule {
  readonly target?: readonly Limit[];
  readonly ip?: readonly Limit[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const atMost = (count: number, seconds: number): readonly Limit[] => [{ count, seconds }];

/** Every limit by name. Source: docs/rules/security.md, "Rate limits", in its order. */
export const limitRules = {
  signInFailure: { target: atMost(10, 15 * MINUTE), ip: atMost(50, 15 * MINUTE) },
  register: { ip: atMost(10, HOUR) },
  tryCode: { target: atMost(20, HOUR), ip: atMost(60, HOUR) },
  sendCode: { target: [...atMost(1, MINUTE), ...atMost(10, DAY)], ip: atMost(30, HOUR) },
  createPaymentIntent: { target: atMost(10, 10 * MINUTE), ip: atMost(60, 10 * MINUTE) },
  confirmPayment: { target: atMost(60, MINUTE), ip: atMost(300, MINUTE) },
  declinedPayment: { target: atMost(8, HOUR), ip: atMost(30, HOUR) },
  /** Taken once when the limit above is reached. After that, nothing is allowed for an hour. */
  declinePause: { target: atMost(1, HOUR + MINUTE), ip: atMost(1, HOUR + MINUTE) },
  freeBooking: { target: atMost(20, HOUR), ip: atMost(60, HOUR) },
  wrongDiscountCode: { target: atMost(10, 10 * MINUTE), ip: atMost(30, 10 * MINUTE) },
  upload: { target: atMost(30, HOUR), ip: atMost(100, HOUR) },
  writeDependent: { target: atMost(60, HOUR) },
  writeFeedback: { target: atMost(60, HOUR) },
  writeReview: { target: atMost(60, HOUR) },
  writeProfile: { target: atMost(60, HOUR) },
  /** The target is the event. Source: docs/rules/security.md, "Rate limits", `request-review`. */
  requestReview: { target: atMost(1, MINUTE) },
  /** Drawing takes a tenth of a second of CPU time. Not in the list of rules. */
  drawTickets: { target: atMost(60, HOUR) },
  sendTestTicket: { target: atMost(20, HOUR) },
  export: { target: atMost(3, DAY) },
  signedIn: { target: atMost(600, MINUTE), ip: atMost(3000, MINUTE) },
  publicRead: { ip: atMost(3000, MINUTE) },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

/**
 * The limit that each call counts against, with its caller as the target. Services count the limits on failures (sign-in,
 * codes, declines) and on email addresses that aren't the caller's.
 */
export const callLimits: Readonly<Partial<Record<CallName, LimitName>>> = {
  register: 'register',
  createPaymentIntent: 'createPaymentIntent',
  confirmPayment: 'confirmPayment',
  createBooking: 'freeBooking',
  addDependent: 'writeDependent',
  updateDependent: 'writeDependent',
  removeDependent: 'writeDependent',
  giveFeedback: 'writeFeedback',
  writeReview: 'writeReview',
  updateProfile: 'writeProfile',
  updateBirthInfo: 'writeProfile',
  updateAddress: 'writeProfile',
  updateOnboardingPreferences: 'writeProfile',
  uploadProfilePicture: 'upload',
};
