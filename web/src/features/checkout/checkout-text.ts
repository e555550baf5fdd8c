import { clockText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';
import type { Unreached } from './use-confirming';

/** Paid, but there's no booking. Source: specification 1, section 8 (Error catalogue). */
export const bookingFailed = 'Payment successful but booking failed. Please contact support.';

/** The toast after a booking is confirmed. Source: specification 1, section 4 (Checkout flow). */
export const bookingConfirmed = {
  title: 'Payment Successful',
  description: 'Your booking has been confirmed!',
} as const;

/**
 * What's said when the server couldn't be asked what became of a card.
 * @param heldUntilMs on this device's clock; null where no seats are held, or it isn't known until when
 */
export function unreachedText({ isTaken }: Unreached, heldUntilMs: number | null): string {
  const charged = isTaken
    ? 'Your payment may have gone through, so don’t pay anywhere else before you know.'
    : 'As far as we know you haven’t been charged.';
  const isHeld = heldUntilMs !== null && heldUntilMs > Date.now();
  const held = isHeld ? sentence(` Your seats are held until ${clockText(new Date(heldUntilMs).toISOString())}`) : '';
  return `We couldn’t reach the site. ${charged}${held}`;
}

/** The toast after a booking has moved to a dearer date. */
export const bookingMoved = {
  title: 'Booking moved',
  description: 'Your payment went through, and your booking is on its new date, with new tickets.',
} as const;
