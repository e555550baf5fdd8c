import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBookFree } from '../../data/free-booking';
import { paths } from '../../paths';
import { clearPaidBooking } from '../../storage/booking-keys';
import { readPaymentIntentId } from '../../storage/payment-intent-id';
import type { PendingBooking } from '../../storage/pending-booking';
import { showToast } from '../../ui/dialog/toast-store';
import { toOrder, type CheckoutTerms } from './checkout-terms';
import { bookingConfirmed, bookingFailed } from './checkout-text';
import type { MadeBooking } from './made-booking';
import { useConfirming, type Answered } from './use-confirming';

/** What the provider told the browser. The server checks with the provider itself. */
export type ProviderOutcome =
  | { readonly kind: 'given' }
  | { readonly kind: 'declined'; readonly sentence: string }
  /** No answer: it may have taken the card, or never heard of it. */
  | { readonly kind: 'unanswered' };

export interface ProviderFormProps {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
  /** What the provider's own script is started with; null for a provider without one. */
  readonly publishableKey: string | null;
  /** 'Pay $1,156.23' */
  readonly payLabel: string;
  /** The booking is being confirmed, or the price is being recalculated. */
  readonly isBusy: boolean;
  readonly onOutcome: (outcome: ProviderOutcome) => void;
}

/** An outcome that's neither a booking nor a chance to try again. */
export type DeadEnd = Extract<Answered, { kind: 'pending' | 'failed' }>;

/** Turns a paid or free order into a booking and goes to its tickets. */
export function useSettlement(booking: PendingBooking) {
  const navigate = useNavigate();
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);
  const finish = (path: string, made: MadeBooking | null) => {
    clearPaidBooking();
    showToast(bookingConfirmed);
    void navigate(path, { replace: true, state: made });
  };
  const failed = (description: string) => showToast({ title: 'Booking Error', description, tone: 'bad' });
  const { confirm: ask, ...confirming } = useConfirming({
    onAnswer: (settlement) => {
      if (settlement.kind === 'confirmed') return finish(paths.paymentSuccess, { bookingId: settlement.bookingId });
      if (settlement.kind === 'unpaid') {
        return showToast({ title: 'Payment Failed', description: settlement.sentence, tone: 'bad' });
      }
      setDeadEnd(settlement);
      if (settlement.kind === 'pending') return undefined;
      return failed(settlement.sentence ?? bookingFailed);
    },
    onError: (error) => failed(error.message),
  });
  const confirm = (terms: CheckoutTerms, isTaken: boolean) => {
    const paymentIntentId = readPaymentIntentId();
    if (!paymentIntentId) return failed('No payment intent ID found');
    return ask({ paymentIntentId, bookingData: toOrder(booking, terms) }, isTaken);
  };
  const freeBooking = useBookFree({
    onSuccess: () => finish(paths.freeSuccess, null),
    onError: () =>
      showToast({
        title: 'Booking Failed',
        description: 'There was an error creating your booking. Please try again.',
        tone: 'bad',
      }),
  });
  return {
    ...confirming,
    confirm,
    bookFree: (terms: CheckoutTerms) => freeBooking.mutate(toOrder(booking, terms)),
    isBookingFree: freeBooking.isPending,
    deadEnd,
  };
}
