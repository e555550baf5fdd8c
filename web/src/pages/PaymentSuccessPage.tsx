import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { RequirePerson } from '../auth/guards';
import { madeBookingOf } from '../features/checkout/made-booking';
import { returnedPayment } from '../features/checkout/use-return';
import { PaymentSuccess } from '../features/my-bookings/PaymentSuccess';
import { usePageHead } from '../head/use-page-head';
import { lazyPage } from '../lazy-page';
import { clearPaidBooking } from '../storage/booking-keys';

const ReturnFromBank = lazyPage(async () => (await import('../features/checkout/ReturnFromBank')).ReturnFromBank);

const KeepAccount = lazyPage(async () => (await import('../features/auth/KeepAccount')).KeepAccount);

/**
 * /payment-success: clears the pending booking and shows the tickets. For someone returning from their bank, the server
 * checks the payment first.
 */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const paymentIntentId = returnedPayment(params);
  return (
    <RequirePerson>
      {paymentIntentId === null ? (
        <Success isFree={params.get('free') === 'true'} />
      ) : (
        <Suspense fallback={<CentredSpinner />}>
          <Return paymentIntentId={paymentIntentId} />
        </Suspense>
      )}
    </RequirePerson>
  );
}

function Success({ isFree }: { readonly isFree: boolean }) {
  const { person: user } = useAuth();
  const { state } = useLocation() as { readonly state: unknown };
  usePageHead({ title: isFree ? 'Booking Confirmed' : 'Payment Successful', isPrivate: true });
  useEffect(() => clearPaidBooking(), []);
  if (user === null) return null;
  return (
    <PaymentSuccess bookingId={madeBookingOf(state)} isFree={isFree} user={user}>
      {user.guest ? (
        <Suspense fallback={null}>
          <KeepAccount guest={user} />
        </Suspense>
      ) : null}
    </PaymentSuccess>
  );
}

function Return({ paymentIntentId }: { readonly paymentIntentId: string }) {
  usePageHead({ title: 'Checkout', isPrivate: true });
  return <ReturnFromBank paymentIntentId={paymentIntentId} />;
}
