export type StatusTone = 'good' | 'fair' | 'poor' | 'plain';

export interface StatusLabel {
  readonly text: string;
  readonly tone: StatusTone;
}

const bookingLabels: Readonly<Record<string, StatusLabel>> = {
  confirmed: { text: 'Confirmed', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'poor' },
  pending: { text: 'Pending', tone: 'fair' },
};

const paymentLabels: Readonly<Record<string, StatusLabel>> = {
  completed: { text: 'Paid', tone: 'good' },
  pending: { text: 'Pending Payment', tone: 'fair' },
  failed: { text: 'Payment Failed', tone: 'poor' },
  refund_pending: { text: 'Refund on its way', tone: 'fair' },
  refunded: { text: 'Refunded', tone: 'plain' },
  refund_failed: { text: 'Refund failed', tone: 'poor' },
  refund_closed: { text: 'Refund closed', tone: 'plain' },
  charged_back: { text: 'Returned by the bank', tone: 'plain' },
};

/** What decides what a traveller reads about the money of their booking. */
export interface MoneyOfBooking {
  readonly paymentStatus: string;
  /** The bank is deciding a dispute about the payment. */
  readonly isDisputed: boolean;
  /** An admin closed a refund because it was paid some other way. */
  readonly isPaidAnotherWay: boolean;
}

/** What a traveller should know about the money of their booking beyond its badge; null if nothing. Source: rules PAY-21, PAY-22. */
export function moneyNote({ paymentStatus, isDisputed, isPaidAnotherWay }: MoneyOfBooking): string | null {
  switch (paymentStatus) {
    case 'completed':
      return isDisputed ? 'Your bank is looking into this payment. Your tickets stay valid.' : null;
    case 'refund_pending':
      return isDisputed
        ? 'Your bank is looking into this payment. If it doesn’t return the money itself, we’ll refund you once it has decided.'
        : null;
    case 'refund_failed':
      return 'Your bank didn’t accept our refund. You don’t need to do anything: we’ll email you when it’s solved.';
    case 'refund_closed':
      return isPaidAnotherWay
        ? 'We couldn’t refund your card, so we paid you another way.'
        : 'The refund to your card is closed. If you have questions, please contact us.';
    case 'charged_back':
      return 'Your bank returned this payment to you.';
    default:
      return null;
  }
}

const awaitingDispute: StatusLabel = { text: 'Refund waiting for the bank', tone: 'fair' };

/** confirmed green, cancelled red, pending yellow; other values plain text. Source: specification 1, section 4 (Booking status badges). */
export function bookingStatusLabel(status: string): StatusLabel {
  return labelIn(bookingLabels, status);
}

/** A payment that reads 'Paid' otherwise, for those who sold it: the bank has returned it. Source: rule PAY-21. */
export const lostToDispute: StatusLabel = { text: 'Lost to a dispute', tone: 'poor' };

/** What disputes make of a payment. */
interface Disputed {
  /** The bank is still deciding. */
  readonly isDisputed?: boolean;
  /** The bank has returned what was left of it. */
  readonly isLost?: boolean;
}

/** Source: specification 1, section 4 (Booking status badges); rule PAY-01 for the states of refunds. */
export function paymentStatusLabel(paymentStatus: string, { isDisputed, isLost }: Disputed = {}): StatusLabel {
  if (paymentStatus === 'refund_pending' && isDisputed) return awaitingDispute;
  if (paymentStatus === 'completed' && isLost) return lostToDispute;
  return labelIn(paymentLabels, paymentStatus);
}

function labelIn(labels: Readonly<Record<string, StatusLabel>>, status: string): StatusLabel {
  const known = Object.hasOwn(labels, status) ? labels[status] : undefined;
  return known ?? { text: status, tone: 'plain' };
}
