import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RequireUser } from '../auth/guards';
import { eventDetailQuery } from '../data/events';
import { useReleaseHold } from '../data/payments';
import checkoutStyles from '../features/checkout/Checkout.module.css';
import { CheckoutScreen } from '../features/checkout/CheckoutScreen';
import { bookingDataParameter, readBooking } from '../features/checkout/read-booking';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { readPaymentIntentId } from '../storage/payment-intent-id';
import type { PendingBooking } from '../storage/pending-booking';
import { ButtonLink } from '../ui/ButtonLink';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { showToast } from '../ui/toast-store';

/** /checkout: pays for the booking in the address or stored on this device. Without one, it goes home. */
export function CheckoutPage() {
  usePageHead({ title: 'Checkout', isPrivate: true });
  return (
    <RequireUser>
      <Checkout />
    </RequireUser>
  );
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
  const [found] = useState(() => readBooking(search, new Date()));
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
  const { data: event } = useQuery(eventDetailQuery(String(booking.eventId)));
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
      <CheckoutScreen booking={booking} picture={event ?? null} />
    </main>
  );
}
