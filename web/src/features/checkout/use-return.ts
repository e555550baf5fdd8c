import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { peopleAdded } from '../../data/booking-people';
import { paths } from '../../paths';
import { clearPaidBooking, readTabBooking } from '../../storage/booking-keys';
import { clearChangePayment, readChangePayment } from '../../storage/change-payment';
import { showToast } from '../../ui/dialog/toast-store';
import { bookingConfirmed, bookingMoved } from './checkout-text';
import type { MadeBooking } from './made-booking';
import { useConfirming, type Unreached } from './use-confirming';
import type { DeadEnd } from './use-settlement';

const returnParameter = 'payment_intent';

/** The payment id the provider adds when it sends someone back from their bank; null otherwise. */
export function returnedPayment(params: URLSearchParams): string | null {
  return params.get(returnParameter);
}

interface Return {
  readonly deadEnd: DeadEnd | null;
  readonly unreached: Unreached | null;
  readonly isConfirming: boolean;
  readonly again: () => void;
}

/**
 * Finds out what happened to a payment that left the page. The address only says which payment it is; the server asks the
 * provider. If it's paid, goes to the tickets; if not, back to the checkout.
 */
export function useReturn(paymentIntentId: string): Return {
  const navigate = useNavigate();
  const [deadEnd, setDeadEnd] = useState<DeadEnd | null>(null);
  const { confirm, ...confirming } = useConfirming({
    onAnswer: (settlement) => {
      const changePath = readChangePayment(paymentIntentId);
      if (settlement.kind === 'confirmed' && changePath !== null) {
        clearChangePayment();
        showToast(changePath.endsWith('/people') ? peopleAdded : bookingMoved);
        return navigate(paths.myBookings, { replace: true });
      }
      if (settlement.kind === 'confirmed') {
        clearPaidBooking(paymentIntentId);
        showToast(bookingConfirmed);
        const madeBooking: MadeBooking = { bookingId: settlement.bookingId };
        return navigate(paths.paymentSuccess, { replace: true, state: madeBooking });
      }
      if (settlement.kind !== 'unpaid') return setDeadEnd(settlement);
      showToast({ title: 'Payment Failed', description: settlement.sentence, tone: 'bad' });
      if (changePath !== null) return navigate(changePath, { replace: true });
      const bookingId = readTabBooking();
      return navigate(bookingId === null ? paths.checkout : paths.checkoutOf(bookingId), { replace: true });
    },
  });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    // The bank sends people back whether they've confirmed or not.
    confirm({ paymentIntentId, bookingData: null }, true);
  });
  return { ...confirming, deadEnd };
}
