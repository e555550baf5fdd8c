import type { EventDetail } from '@ascendant/contract/event';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { useSeatsHeld } from '../data/waitlist';
import { useAttending } from '../features/my-bookings/attending';
import { paths } from '../paths';
import { useDialogAddress } from '../ui/dialog-address';

const BookingDialog = lazy(async () => ({
  default: (await import('../features/booking/BookingDialog')).BookingDialog,
}));

/**
 * The booking dialog, open while the address has `book`; visitors sign in first. Its code is loaded when it's first needed.
 * Seats the waitlist holds for this person count as available to them.
 */
export function EventBooking({ event }: { readonly event: EventDetail }) {
  const { user, isLoading } = useAuth();
  const [search] = useSearchParams();
  const isAsked = search.has('book');
  const kept = useSeatsHeld(event.id, isAsked && user !== null);
  const attending = useAttending(event.id, isAsked && user !== null);
  const address = useDialogAddress(paths.event(event.id));
  if (!isAsked || isLoading || kept === null || attending === undefined) return null;
  if (!user) return <Navigate to={paths.authThen(paths.event(event.id))} replace />;
  return (
    <Suspense fallback={null}>
      <BookingDialog
        event={{ ...event, seatsLeft: event.seatsLeft + kept }}
        attending={attending}
        open
        onClose={address.close}
        onLeave={address.leaveFor}
      />
    </Suspense>
  );
}
