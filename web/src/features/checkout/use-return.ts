import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Settlement } from '../../data/confirm-payment';
import { useConfirmPayment } from '../../data/payments';
import { paths } from '../../paths';
import { clearPaidBooking, readTabBooking } from '../../storage/booking-keys';
import { clearMovePayment, readMovePayment } from '../../storage/move-payment';
import { showToast } from '../../ui/dialog/toast-store';
import { bookingConfirmed, bookingMoved } from './checkout-text';
import type { MadeBooking } from './made-booking';

const returnParameter = 'payment_intent';

/** The payment id the provider adds when it sends someone back from their bank; null otherwise. */
export function returnedPayment(params: URLSearchParams): string | null {
  return params.get(returnParameter);
}

/**
 * Finds out what happened to a payment that left the page. The address only says which payment it is; the server asks the
 * provider. If it's paid, goes to the tickets; if not, back to the checkout.
 * @returns the outcome; null until it's known
 */
export function useReturn(paymentIntentId: string): Settlement | null {
  const navigate = useNavigate();
  const confirm = useConfirmPayment({
    onSuccess: (settlement) => {
      const movePath = readMovePayment(paymentIntentId);
      if (settlement.kind === 'confirmed' && movePath !== null) {
        clearMovePayment();
        showToast(bookingMoved);
        return navigate(paths.myBookings, { replace: true });
      }
      if (settlement.kind === 'confirmed') {
        clearPaidBooking(paymentIntentId);
        showToast(bookingConfirmed);
        const madeBooking: MadeBooking = { bookingId: settlement.bookingId };
        return navigate(paths.paymentSuccess, { replace: true, state: madeBooking });
      }
      if (settlement.kind !== 'unpaid') return undefined;
      showToast({ title: 'Payment Failed', description: settlement.sentence, tone: 'bad' });
      if (movePath !== null) return navigate(movePath, { replace: true });
      const bookingId = readTabBooking();
      return navigate(bookingId === null ? paths.checkout : paths.checkoutOf(bookingId), { replace: true });
    },
  });
  const hasAsked = useRef(false);
  const { mutate } = confirm;
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate({ paymentIntentId, bookingData: null });
  }, [mutate, paymentIntentId]);
  return confirm.data ?? null;
}
