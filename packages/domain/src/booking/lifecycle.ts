/** Booking and payment status change together. Source: docs/rules/payments.md, "Transitions". */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingPaymentStatuses = [
  'pending',
  'completed',
  'failed',
  'refund_pending',
  'refunded',
  'refund_failed',
  'refund_closed',
  'charged_back',
] as const;
export type BookingPaymentStatus = (typeof bookingPaymentStatuses)[number];

export const holdStatuses = ['active', 'consumed', 'released', 'expired'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

export const paymentStatuses = [
  'creating',
  'requires_payment',
  'requires_action',
  'processing',
  'succeeded',
  'refund_pending',
  'refunded',
  'refund_failed',
  'refund_closed',
  'charged_back',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment in one of these went through, whatever became of its money afterwards. */
export const paidStatuses = [
  'succeeded',
  'refund_pending',
  'refunded',
  'refund_failed',
  'refund_closed',
  'charged_back',
] as const satisfies readonly PaymentStatus[];

export function wentThrough(status: PaymentStatus): boolean {
  return (paidStatuses as readonly PaymentStatus[]).includes(status);
}

/** `status/paymentStatus`, as the table of transitions writes it. */
export type BookingState = `${BookingStatus}/${BookingPaymentStatus}`;

/** Every allowed transition of a booking; a trigger enforces the same list in the database. Rule PAY-01. */
export const bookingTransitions: readonly (readonly [from: BookingState, to: BookingState])[] = [
  ['pending/pending', 'confirmed/completed'],
  ['pending/pending', 'pending/failed'],
  ['pending/pending', 'cancelled/failed'],
  ['pending/pending', 'cancelled/refund_pending'],
  ['pending/failed', 'confirmed/completed'],
  ['pending/failed', 'cancelled/failed'],
  ['pending/failed', 'cancelled/refund_pending'],
  ['confirmed/completed', 'cancelled/refund_pending'],
  ['confirmed/completed', 'cancelled/completed'],
  ['cancelled/refund_pending', 'cancelled/refunded'],
  ['cancelled/refund_pending', 'cancelled/refund_failed'],
  ['cancelled/refund_pending', 'cancelled/refund_closed'],
  ['cancelled/refund_pending', 'cancelled/charged_back'],
  ['cancelled/refunded', 'cancelled/refund_failed'],
  ['cancelled/refund_failed', 'cancelled/refund_pending'],
  ['cancelled/refund_failed', 'cancelled/refunded'],
  ['cancelled/refund_failed', 'cancelled/refund_closed'],
  ['cancelled/refund_failed', 'cancelled/charged_back'],
];

export const holdTransitions: readonly (readonly [from: HoldStatus, to: HoldStatus])[] = [
  ['active', 'consumed'],
  ['active', 'released'],
  ['active', 'expired'],
];

export const paymentTransitions: readonly (readonly [from: PaymentStatus, to: PaymentStatus])[] = [
  ['creating', 'requires_payment'],
  ['requires_payment', 'requires_action'],
  ['requires_payment', 'processing'],
  ['requires_action', 'requires_payment'],
  ['requires_action', 'processing'],
  ['processing', 'requires_payment'],
  ['requires_payment', 'succeeded'],
  ['requires_action', 'succeeded'],
  ['processing', 'succeeded'],
  ['succeeded', 'refund_pending'],
  ['refund_pending', 'refunded'],
  ['refund_pending', 'refund_failed'],
  ['refund_pending', 'refund_closed'],
  ['refund_pending', 'charged_back'],
  ['refunded', 'refund_failed'],
  ['refund_failed', 'refund_pending'],
  ['refund_failed', 'refunded'],
  ['refund_failed', 'refund_closed'],
  ['refund_failed', 'charged_back'],
  ['creating', 'canceled'],
  ['requires_payment', 'canceled'],
  ['requires_action', 'canceled'],
  ['processing', 'canceled'],
];

export function canMoveBooking(from: BookingState, to: BookingState): boolean {
  return bookingTransitions.some((move) => move[0] === from && move[1] === to);
}

export function canMoveHold(from: HoldStatus, to: HoldStatus): boolean {
  return holdTransitions.some((move) => move[0] === from && move[1] === to);
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentTransitions.some((move) => move[0] === from && move[1] === to);
}
