/** At most `count` in `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** Limits per target (an account, an email address, a code), per IP address, and for a target from one IP address. */
export interface LimitRule {
  /** So that a stranger elsewhere can't use up what the target's owner may do. */
  readonly pair?: readonly Limit[];
  readonly target?: readonly Limit[];
  readonly ip?: readonly Limit[];
  readonly exceptAdmins?: boolean;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const atMost = (count: number, seconds: number): readonly Limit[] => [{ count, seconds }];

/**
 * Every limit by name. Where a call has an account, that's what is limited, and its address only beyond what thousands of people on one
 * festival's network need. Source: docs/rules/security.md, "Rate limits".
 */
export const limitRules = {
  signInFailure: { pair: atMost(10, 15 * minute), target: atMost(50, 15 * minute), ip: atMost(50, 15 * minute) },
  /** Before exports, deletions and other changes that a stolen token alone mustn't make. */
  confirmPassword: { target: atMost(10, 15 * minute), ip: atMost(500, 15 * minute) },
  /** Admins create users where others sign up. */
  register: { ip: atMost(10, hour), exceptAdmins: true },
  tryCode: { target: [...atMost(20, hour), ...atMost(50, day)], ip: atMost(60, hour) },
  sendCode: { pair: [...atMost(1, minute), ...atMost(10, day)], target: atMost(30, day), ip: atMost(30, hour) },
  /** A row in the database each, and later emails to an address that no one has proven. The target is the address. */
  beginGuest: { pair: atMost(10, day), target: atMost(30, day), ip: [...atMost(20, hour), ...atMost(60, day)] },
  /** What one network holds of one event for guests, each of whom starts with a person's full limits. The target is the event. */
  guestHold: { pair: atMost(20, hour) },
  /** Cards that guests of one network were declined. */
  guestDecline: { ip: atMost(20, hour) },
  guestDeclinePause: { ip: atMost(1, hour + minute) },
  /** Tickets to an address that no one has proven. */
  guestFreeBooking: { target: atMost(10, day), ip: atMost(60, hour) },
  createPaymentIntent: { target: atMost(10, 10 * minute), ip: atMost(2000, 10 * minute) },
  confirmPayment: { target: atMost(60, minute), ip: atMost(3000, minute) },
  declinedPayment: { target: atMost(8, hour), ip: atMost(300, hour) },
  /** Taken once when the limit above is reached. After that, nothing is allowed for an hour. */
  declinePause: { target: atMost(1, hour + minute), ip: atMost(1, hour + minute) },
  freeBooking: { target: atMost(20, hour), ip: atMost(3000, hour) },
  wrongDiscountCode: { target: atMost(10, 10 * minute), ip: atMost(300, 10 * minute) },
  upload: { target: atMost(30, hour), ip: atMost(1000, hour) },
  /** A new conversation can reach someone who never asked for one. */
  startConversation: { target: [...atMost(10, hour), ...atMost(30, day)], ip: atMost(1000, hour) },
  writeMessage: { target: [...atMost(20, 10 * minute), ...atMost(200, day)], ip: atMost(3000, hour) },
  reportConversation: { target: atMost(10, hour) },
  /** Some seconds of CPU time each, of a large file. */
  readImport: { target: atMost(120, hour) },
  /** Six for each event. */
  uploadGalleryPicture: { target: atMost(120, hour), ip: atMost(1000, hour) },
  /** Each changes names that the organizer reads. */
  nameGuests: { target: atMost(60, hour) },
  writeDependent: { target: atMost(60, hour) },
  writeFeedback: { target: atMost(60, hour) },
  writeReview: { target: atMost(60, hour) },
  /** Keys that no email has. */
  stopEmailsGuess: { ip: atMost(60, hour) },
  /** An answer sends an email. */
  answerReview: { target: atMost(120, hour) },
  /** A row in the database each. */
  beginPasskeySignIn: { ip: atMost(300, hour) },
  /** An email each. */
  changeFactors: { target: atMost(60, hour) },
  writeProfile: { target: atMost(60, hour) },
  /** An email to every admin. */
  contact: { target: atMost(5, hour), ip: atMost(10, hour) },
  /** A request to an address that someone typed. */
  testWebhook: { target: atMost(30, hour) },
  /** A call to the payment provider each. */
  askProvider: { target: atMost(30, hour) },
  /** Calls of a key that change something. */
  keyWrite: { target: atMost(60, minute) },
  /** The target is the event. */
  requestReview: { target: atMost(1, minute) },
  /** A file of everyone who comes, with an audit entry each time. */
  exportList: { target: atMost(60, hour) },
  /** Each shows personal data, with an audit entry each time: more than this isn't someone who helps people. */
  lookUp: { target: atMost(120, 10 * minute) },
  createEvent: { target: atMost(60, hour) },
  /** A ticket email each, to an address that the organizer types. */
  bookManually: { target: atMost(120, hour) },
  /** The target is an address that someone else entered. All who enter it share the limit. */
  emailStranger: { target: atMost(20, day) },
  /** Codes of unlisted events, right or wrong: eight characters can't be guessed at this pace. */
  openEvent: { target: atMost(20, 10 * minute), ip: atMost(300, 10 * minute) },
  /** Without signing in, on one network at a gate or a hotel. */
  signWaiver: { ip: atMost(3000, hour) },
  drawWaiver: { ip: atMost(300, hour) },
  /** An email to everyone who booked. */
  writeWaiver: { target: atMost(60, hour) },
  /** An email each, to an address that someone entered. */
  invite: { target: [...atMost(30, hour), ...atMost(100, day)] },
  /** Answers to an organizer's questions. */
  answerQuestions: { target: atMost(120, hour), ip: atMost(600, hour) },
  /** Visits of the widget on other sites: a row in the database each. */
  visitWidget: { ip: atMost(60, minute) },
  /** Links of emails, right or wrong: a proof of 256 bits can't be guessed. */
  bookingLink: { ip: atMost(600, hour) },
  writeQuestions: { target: atMost(120, hour) },
  /** Each reading is an audit entry. */
  readFieldSheet: { target: atMost(240, hour) },
  /** Some milliseconds of CPU time each. */
  scoreOfBirth: { target: atMost(60, hour), ip: atMost(600, hour) },
  /** Drawing a cover takes tens of milliseconds of CPU time. */
  previewSky: { target: atMost(60, minute) },
  /** Drawing takes a tenth of a second of CPU time. */
  drawTickets: { target: atMost(60, hour) },
  /** An organizer's: each try says whether a code exists. */
  writeDiscountCode: { target: atMost(60, hour) },
  sendTestTicket: { target: atMost(20, hour) },
  /** Tests of a message to attendees, to oneself. The messages themselves have a limit of their own. */
  testMessage: { target: atMost(20, hour) },
  /** A message to one attendee, by who writes; the messages to all have a limit of their own. */
  messageAttendee: { target: atMost(60, hour) },
  /** The target is the booking that the message is about. */
  messageBooking: { target: atMost(5, day) },
  /** An email each, to oneself. */
  setUpMail: { target: atMost(20, hour) },
  /** Calls to everything outside. */
  setUp: { target: atMost(120, hour) },
  export: { target: atMost(3, day) },
  signedIn: { target: atMost(600, minute), ip: atMost(12_000, minute) },
  publicRead: { ip: atMost(3000, minute) },
  /** The target is the key. */
  apiKey: { target: atMost(120, minute), ip: atMost(3000, minute) },
  /** The same for the key of a reseller, which asks for dates all day. */
  reseller: { target: atMost(600, minute), ip: atMost(3000, minute) },
  /** Pages, feeds and reads that have to be made: those that are cached count for the limit above alone. */
  uncachedRead: { ip: atMost(1200, minute) },
  /** A page can show dozens of pictures, and people share addresses. */
  picture: { ip: atMost(12_000, minute) },
  /** A provider sends the notices of a sold-out event from a few addresses, and so do email providers when people unsubscribe. */
  webhook: { ip: atMost(12_000, minute) },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
