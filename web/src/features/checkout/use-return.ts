import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { showToast } from '../../ui/toast-store';
import type { Settlement } from '../../data/confirm-payment';
import { useConfirmPayment } from '../../data/payments';

const returnParameter = 'payment_intent';

/** The payment that the provider sends somebody back with, who was led to their bank; null for everybody else. */
export function returnedPayment(params: URLSearchParams): string | null {
  return params.get(returnParameter);
}

/**
 * Finds out what became of a payment that left the page: the address only says which one it is, the server asks the provider. Paid,
 * its tickets are shown; not paid, the checkout is ready again.
 * @returns the outcome; null while it is looked for
 */
export function useReturn(paymentIntentId: string): Settlement | null {
  const navigate = useNavigate();
  const confirm = useConfirmPayment({
    onSuccess: (settlement) => {
      if (settlement.kind === 'confirmed') {
        showToast({ title: 'Payment Successful', description: 'Your booking has been confirmed!' });
        return navigate(paths.paymentSuccess, { replace: true });
      }
      if (settlement.kind !== 'unpaid') return undefined;
      showToast({ title: 'Payment Failed', description: settlement.sentence, tone: 'bad' });
      return navigate(paths.checkout, { replace: true });
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
