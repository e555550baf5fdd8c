import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { RequirePerson } from '../auth/guards';
import { eventDetailQuery } from '../data/event';
import { useReleaseHold } from '../data/payments';
import checkoutStyles from '../features/checkout/Checkout.module.css';
import { CheckoutScreen } from '../features/checkout/CheckoutScreen';
import { bookingDataParameter, readBooking } from '../features/checkout/read-booking';
import { paths } from '../paths';
import { samePage } from '../shell/use-arrival';
import { readPaymentIntentId } from '../storage/payment-intent-id';
import type { PendingBooking } from '../storage/pending-booking';
import { ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { showToast } from '../ui/dialog/toast-store';
import { useHydrated } from '../ui/late/use-hydrated';
import { Icon } from '../ui/layout/Icon';
import { SignedOutCheckout } from './SignedOutCheckout';

/**
 * /checkout and /checkout/{booking}: pays for the booking in the address, or else the last one begun on this device. Without
 * one, it goes home. If the session has ended, it asks for the password here, beside what's being booked.
 */
export function CheckoutPage() {
  const { person: user, isLoading, error } = useAuth();
  const isHydrated = useHydrated();
  const signedOut = useSignedOutBooking();
  // Only the browser knows whether there's a booking to go on with.
  if (!isHydrated && !user) return <CentredSpinner />;
  if (!isLoading && !error && !user && signedOut) {
    return <SignedOutCheckout booking={signedOut} />;
  }
  return (
    <RequirePerson>
      <Checkout />
    </RequirePerson>
  );
}

/** The booking that someone was paying for in this browser; null if there's none to go on with. */
function useSignedOutBooking(): PendingBooking | null {
  const [search] = useSearchParams();
  const { booking: inAddress } = useParams();
  const isHydrated = useHydrated();
  const [now] = useState(() => new Date());
  return useMemo(() => {
    if (!isHydrated || search.has(bookingDataParameter)) return null;
    const found = readBooking({ search, inAddress }, now);
    return found.kind === 'found' ? found.booking : null;
  }, [isHydrated, search, inAddress, now]);
}

const missing = {
  title: 'No booking data found',
  description: 'Please start the booking process again',
  tone: 'bad',
} as const;
const invalid = { title: 'Invalid booking data', tone: 'bad' } as const;

function Checkout() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { booking: inAddress } = useParams();
  const [found] = useState(() => readBooking({ search, inAddress }, new Date()));
  const hasParameter = search.has(bookingDataParameter);
  useEffect(() => {
    if (found.kind !== 'found') {
      showToast(found.kind === 'none' ? missing : invalid);
      void navigate(paths.home, { replace: true });
    } else if (hasParameter) void navigate(paths.checkout, { replace: true });
  }, [found, hasParameter, navigate]);
  return found.kind === 'found' ? <CheckoutOf booking={found.booking} /> : null;
}

function CheckoutOf({ booking }: { readonly booking: PendingBooking }) {
  const navigate = useNavigate();
  const { data: event } = useQuery(eventDetailQuery(String(booking.eventId)));
  const nameInAddress = useCallback(
    (bookingId: number) => void navigate(paths.checkoutOf(bookingId), { replace: true, state: samePage }),
    [navigate],
  );
  const release = useReleaseHold();
  const giveBack = () => {
    const paymentIntentId = readPaymentIntentId();
    if (paymentIntentId) release.mutate(paymentIntentId);
  };
  return (
    <main data-frame="task" className={classNames(checkoutStyles.page, 'container')}>
      <p>
        <ButtonLink kind="ghost" size="small" to={paths.home} onClick={giveBack}>
          <Icon name="left" size="small" />
          Back to Events
        </ButtonLink>
      </p>
      <CheckoutScreen booking={booking} picture={event ?? null} onHeld={nameInAddress} />
    </main>
  );
}
