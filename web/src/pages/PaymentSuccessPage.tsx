import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { RequireUser } from '../auth/guards';
import { PaymentSuccess } from '../features/my-bookings/PaymentSuccess';
import { usePageHead } from '../head/use-page-head';
import { clearBookingStorage } from '../storage/booking-keys';

/** /payment-success: nothing is pending any more, and here are the tickets. */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const { user } = useAuth();
  const isFree = params.get('free') === 'true';
  usePageHead({ title: isFree ? 'Booking Confirmed' : 'Payment Successful', isPrivate: true });
  useEffect(clearBookingStorage, []);
  return <RequireUser>{user ? <PaymentSuccess isFree={isFree} email={user.email} /> : null}</RequireUser>;
}
