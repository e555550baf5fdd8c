/** Paid, but there's no booking. Source: specification 1, section 8 (Error catalogue). */
export const bookingFailed = 'Payment successful but booking failed. Please contact support.';

/** The toast after a booking is confirmed. Source: specification 1, section 4 (Checkout flow). */
export const bookingConfirmed = {
  title: 'Payment Successful',
  description: 'Your booking has been confirmed!',
} as const;

/** The toast after a booking has moved to a dearer date. */
export const bookingMoved = {
  title: 'Booking moved',
  description: 'Your payment went through, and your booking is on its new date, with new tickets.',
} as const;
