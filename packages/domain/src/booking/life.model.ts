import { cents } from '../money';
import {
  canMoveBooking,
  canMoveHold,
  canMovePayment,
  type BookingState,
  type HoldStatus,
  type PaymentStatus,
} from './lifecycle';
import { refundOutcome } from './refund';
import { settle, type IntentNow } from './settlement';

/** A minimal world with one booking, as we and the provider see it. For tests. Changes in place. */
export interface World {
  booking: BookingState;
  hold: HoldStatus;
  /** It has run out and its seat is free again; its status waits for the provider. */
  lapsed: boolean;
  payment: PaymentStatus;
  intent: { status: IntentNow['status']; received: number; refunded: number; declined: boolean };
  /** Seats taken by others, of the one or two in total. */
  readonly capacity: number;
  others: number;
  eventIsOpen: boolean;
  /** The refund of a booking that has ended; `covered` once the bank has returned the money instead. */
  refund: 'none' | 'pending' | 'awaiting_dispute' | 'made' | 'failed' | 'closed' | 'covered';
  dispute: 'none' | 'open' | 'won' | 'lost';
  tickets: number;
  mails: number;
  /** Every transition made so far. */
  readonly moves: string[];
}

export const total = 12_001;

export function newWorld(capacity: number): World {
  return {
    booking: 'pending/pending',
    hold: 'active',
    lapsed: false,
    payment: 'requires_payment',
    intent: { status: 'requires_payment', received: 0, refunded: 0, declined: false },
    capacity,
    others: 0,
    eventIsOpen: true,
    refund: 'none',
    dispute: 'none',
    tickets: 0,
    mails: 0,
    moves: [],
  };
}

/** What can happen, in any order and any number of times. What can't happen now does nothing. */
export const happenings = {
  /** A card is declined at the provider. */
  decline: (world: World) => {
    if (!isPayable(world)) return;
    world.intent.status = 'requires_payment';
    world.intent.declined = true;
  },
  challenge: (world: World) => {
    if (isPayable(world)) world.intent.status = 'requires_action';
  },
  bankThinks: (world: World) => {
    if (isPayable(world)) world.intent.status = 'processing';
  },
  /** A card is charged, even after the hold has run out, unless the intent was canceled. */
  pay: (world: World) => {
    if (!isPayable(world)) return;
    world.intent = { ...world.intent, status: 'succeeded', received: total, declined: false };
  },
  /** The hold has run out, and someone checks what's free. */
  lapse: (world: World) => {
    if (world.hold === 'active') world.lapsed = true;
  },
  /** Someone else takes a free seat. */
  othersBuy: (world: World) => {
    if (seatsTaken(world) < world.capacity) world.others += 1;
  },
  othersLeave: (world: World) => {
    if (world.others > 0) world.others -= 1;
  },
  /** The organizer cancels the event, and its bookings are ended. */
  cancelEvent: (world: World) => {
    world.eventIsOpen = false;
    if (world.booking === 'confirmed/completed') giveBack(world);
  },
  /** The confirm call, webhook and reconciler: each checks the payment and acts on it. */
  look,
  /** The sweeper: cancels what it can at the provider, then checks. */
  sweep: (world: World) => {
    if (world.hold !== 'active' || !world.lapsed) return;
    if (world.intent.status === 'requires_payment' || world.intent.status === 'requires_action') {
      world.intent.status = 'canceled';
    }
    look(world);
  },
  /** The refund job: the provider refuses while the bank decides a dispute, and after it was lost. */
  refund: (world: World) => {
    if (world.refund !== 'pending') return;
    if (world.dispute === 'open') return moveRefund(world, 'awaiting_dispute');
    if (world.dispute === 'lost') return moveRefund(world, 'covered');
    world.intent.refunded = world.intent.received;
    moveRefund(world, 'made');
  },
  /** The provider refuses, or the bank returns it days later. */
  failRefund: (world: World) => {
    if (world.refund !== 'pending' && world.refund !== 'made') return;
    world.intent.refunded = 0;
    moveRefund(world, 'failed');
  },
  /** An admin tries again, closes it, or refunds manually at the provider. */
  repeatRefund: (world: World) => {
    if (world.refund === 'failed' || world.refund === 'awaiting_dispute') moveRefund(world, 'pending');
  },
  closeRefund: (world: World) => {
    if (world.refund === 'failed' || world.refund === 'awaiting_dispute') moveRefund(world, 'closed');
  },
  refundManually: (world: World) => {
    if (world.refund !== 'failed' || world.dispute === 'open') return;
    world.intent.refunded = world.intent.received;
    moveRefund(world, 'made');
  },
  openDispute: (world: World) => {
    if (world.dispute === 'none' && world.intent.received > 0 && world.intent.refunded === 0) world.dispute = 'open';
  },
  winDispute: (world: World) => {
    if (world.dispute !== 'open') return;
    world.dispute = 'won';
    if (world.refund === 'awaiting_dispute') moveRefund(world, 'pending');
  },
  loseDispute: (world: World) => {
    if (world.dispute !== 'open') return;
    world.dispute = 'lost';
    if (world.refund === 'awaiting_dispute' || world.refund === 'failed') moveRefund(world, 'covered');
  },
  /** An admin ends the booking of a lost dispute. */
  endDisputed: (world: World) => {
    if (world.dispute === 'lost' && world.booking === 'confirmed/completed') giveBack(world);
  },
} as const satisfies Record<string, (world: World) => void>;

export type Happening = keyof typeof happenings;

function look(world: World): void {
  const keeps = world.hold === 'active' && !world.lapsed;
  const settlement = settle({
    state: world.booking,
    holdId: 4,
    bookingId: 9,
    total: cents(total),
    currency: 'usd',
    seatsKeptOrFree: keeps || seatsTaken(world) < world.capacity,
    discountKeptOrFree: true,
    eventIsOpen: world.eventIsOpen,
    canChange: true,
    intent: {
      status: world.intent.status,
      amountReceived: cents(world.intent.received),
      currency: 'usd',
      metadata: { hold: '4', booking: '9' },
      wasDeclined: world.intent.declined,
    },
  });
  switch (settlement.act) {
    case 'nothing':
      return;
    case 'decline':
      return moveBooking(world, 'pending/failed');
    case 'close':
      movePayment(world, 'canceled');
      moveHold(world, 'expired');
      return moveBooking(world, 'cancelled/failed');
    case 'confirm':
      movePayment(world, 'succeeded');
      moveHold(world, 'consumed');
      moveBooking(world, 'confirmed/completed');
      world.tickets += 1;
      world.mails += 1;
      return;
    case 'refund':
      movePayment(world, 'succeeded');
      moveHold(world, 'expired');
      return giveBack(world);
  }
}

function giveBack(world: World): void {
  movePayment(world, 'refund_pending');
  moveBooking(world, 'cancelled/refund_pending');
  world.tickets = 0;
  moveRefund(world, world.dispute === 'lost' ? 'covered' : world.dispute === 'open' ? 'awaiting_dispute' : 'pending');
}

function moveRefund(world: World, to: World['refund']): void {
  world.refund = to;
  const outcome = refundOutcome({
    pending: to === 'pending' || to === 'awaiting_dispute' ? 1 : 0,
    failed: to === 'failed' ? 1 : 0,
    closed: to === 'closed' ? 1 : 0,
    refundedCents: world.intent.refunded,
    lostCents: world.dispute === 'lost' ? total : 0,
  });
  if (outcome === world.payment) return;
  movePayment(world, outcome);
  moveBooking(world, `cancelled/${outcome}`);
}

/** Confirmed or held, by this booking and by others. */
export function seatsTaken({ booking, hold, lapsed, others }: World): number {
  const own = booking === 'confirmed/completed' || (hold === 'active' && !lapsed) ? 1 : 0;
  return others + own;
}

function isPayable({ intent }: World): boolean {
  return intent.status !== 'succeeded' && intent.status !== 'canceled';
}

function moveBooking(world: World, to: BookingState): void {
  if (!canMoveBooking(world.booking, to)) throw new RangeError(`booking: ${world.booking} to ${to}`);
  world.moves.push(`${world.booking} to ${to}`);
  world.booking = to;
}

function moveHold(world: World, to: HoldStatus): void {
  if (!canMoveHold(world.hold, to)) throw new RangeError(`hold: ${world.hold} to ${to}`);
  world.hold = to;
}

function movePayment(world: World, to: PaymentStatus): void {
  if (!canMovePayment(world.payment, to)) throw new RangeError(`payment: ${world.payment} to ${to}`);
  world.payment = to;
}
