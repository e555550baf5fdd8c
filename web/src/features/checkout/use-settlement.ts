import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { refreshReads } from '../../api/query-key';
import { paths } from '../../paths';
import { clearBookingStorage } from '../../storage/booking-keys';
import { readPaymentIntentId } from '../../storage/payment-intent-id';
import type { PendingBooking } from '../../storage/pending-booking';
import { showToast } from '../../ui/toast-store';
import { toOrder, type CheckoutTerms } from './checkout-terms';
import { confirmPayment, type Settlement } from './confirm-payment';

/** What a payment ended in that is neither a booking nor a form to try again. */
export type DeadEnd = Extract<Settlement, { kind: 'pending' | 'failed' | 'unanswered' }>;

const bookingFailed = 'Payment successful but booking failed. Please contact support.';

/** Turns what was paid, or costs nothing, into a booking, and goes to its tickets. */
export function useSettlement(booking: PendingBooking) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);
  const finish = (path: string) => {
    clearBookingStorage();
    void refreshReads(
      client,
      'listMyBookings',
      'getEvent',
      'listEvents',
      'matchedEvents',
      'otherEvents',
      'listMyWaitlist',
    );
    showToast({ title: 'Payment Successful', description: 'Your booking has been confirmed!' });
    void navigate(path, { replace: true });
  };
  const confirm = useMutation({
    mutationFn: async (terms: CheckoutTerms) => {
      const paymentIntentId = readPaymentIntentId();
      if (!paymentIntentId) throw new Error('No payment intent ID found');
      return confirmPayment({ paymentIntentId, bookingData: toOrder(booking, terms) });
    },
    onSuccess: (settlement) => {
      if (settlement.kind === 'confirmed') return finish(paths.paymentSuccess);
      if (settlement.kind === 'unpaid') {
        return showToast({ title: 'Payment Failed', description: settlement.sentence, tone: 'bad' });
      }
      setDeadEnd(settlement);
      if (settlement.kind === 'pending') return undefined;
      const description = (settlement.kind === 'failed' && settlement.sentence) || bookingFailed;
      return showToast({ title: 'Booking Error', description, tone: 'bad' });
    },
    onError: (error) => showToast({ title: 'Booking Error', description: error.message, tone: 'bad' }),
  });
  const bookFree = useMutation({
    mutationFn: (terms: CheckoutTerms) =>
      call('createBooking', { body: toOrder(booking, terms), idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => finish(paths.freeSuccess),
    onError: () =>
      showToast({
        title: 'Booking Failed',
        description: 'There was an error creating your booking. Please try again.',
        tone: 'bad',
      }),
  });
  return { confirm, bookFree, deadEnd };
}
