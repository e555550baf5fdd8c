import type { EventDetail } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { dependentsQuery } from '../data/dependents';
import { useSeatsHeld } from '../data/waitlist';
import { useAttending } from '../features/my-bookings/attending';
import { usePartyAddress, withParty } from '../fields/party-address';
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
  const party = usePartyAddress();
  const address = useDialogAddress(withParty(paths.event(event.id), party.text));
  const family = useQuery({ ...dependentsQuery, enabled: isAsked && user !== null && party.ids.length > 0 });
  if (!isAsked || isLoading || kept === null || attending === undefined || family.isLoading) return null;
  if (!user) return <Navigate to={paths.authThen(paths.event(event.id))} replace />;
  return (
    <Suspense fallback={null}>
      <BookingDialog
        event={{ ...event, seatsLeft: event.seatsLeft + kept }}
        attending={attending}
        companions={(family.data ?? []).filter(({ id }) => party.ids.includes(id))}
        onParty={party.set}
        open
        onClose={address.close}
        onLeave={address.leaveFor}
      />
    </Suspense>
  );
}
