/** What a client asked for and whether it was told that it happened; `unknown` if every answer was lost. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** A purchase or a free booking, from its client's side. Changes in place. */
export interface Purchase {
  readonly userId: number;
  readonly eventId: number;
  intentId: string | null;
  bookingId: number | null;
  /** Whether the card was charged, as the card form was told. */
  charged: Outcome;
  /** Whether the booking was confirmed, as the page was told. */
  confirmed: Outcome;
  released: Outcome;
  /** Cents that were asked back, one for each idempotency key. */
  readonly partRefunds: { readonly cents: number; outcome: Outcome }[];
  /** A full refund, which cancels the booking. */
  fullRefund: Outcome;
}

/** A scan at the door. Changes in place. */
export interface Admission {
  readonly ticketId: number;
  readonly scanId: string;
  outcome: Outcome;
  /** Whether the admission was undone. */
  undone: Outcome;
}

/** Someone on a waitlist. Changes in place. */
export interface Waiting {
  readonly userId: number;
  readonly eventId: number;
  joined: Outcome;
  left: Outcome;
  hasTriedToBook: boolean;
}

/** An event that its admin called off. Changes in place. */
export interface CalledOff {
  readonly eventId: number;
  outcome: Outcome;
}

/** The clients' own account of a run: what they were told, to be compared with what the program kept. */
export interface Journal {
  readonly purchases: Purchase[];
  readonly admissions: Admission[];
  readonly waiting: Waiting[];
  readonly calledOff: CalledOff[];
  /** Answers that no client should ever get: bugs. */
  readonly bugs: string[];
  /** Changes in place: calls that were answered, and calls whose answer was lost. */
  readonly calls: { answered: number; lost: number };
}

export function newJournal(): Journal {
  return { purchases: [], admissions: [], waiting: [], calledOff: [], bugs: [], calls: { answered: 0, lost: 0 } };
}

export function newPurchase(userId: number, eventId: number): Purchase {
  return {
    userId,
    eventId,
    intentId: null,
    bookingId: null,
    charged: 'refused',
    confirmed: 'refused',
    released: 'refused',
    partRefunds: [],
    fullRefund: 'refused',
  };
}
