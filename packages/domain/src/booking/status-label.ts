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
};

/** confirmed green, cancelled red, pending yellow; other values plain text. Source: specification 1, section 4 (Booking status badges). */
export function bookingStatusLabel(status: string): StatusLabel {
  return bookingLabels[status] ?? { text: status, tone: 'plain' };
}

/** Source: specification 1, section 4 (Booking status badges); rule PAY-01 for the two refund states. */
export function paymentStatusLabel(paymentStatus: string): StatusLabel {
  return paymentLabels[paymentStatus] ?? { text: paymentStatus, tone: 'plain' };
}
