import type { EventDetail } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { dependentsQuery } from '../data/dependents';
import { useSeatsHeld } from '../data/waitlist';
import { useAttending } from '../features/my-bookings/attending';
import { withParty, type PartyAddress } from '../fields/party-address';
import { paths } from '../paths';
import { forgetAskedBooking } from '../storage/asked-booking';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const BookingDialog = lazyDialog(async () => (await import('../features/booking/BookingDialog')).BookingDialog);

interface EventBookingProps {
  readonly event: EventDetail;
  /** Who comes along, by the address. */
  readonly party: PartyAddress;
  readonly onClose: () => void;
  /** Goes to another page. */
  readonly onLeave: (path: string) => void;
}

/**
 * The booking dialog, for as long as the address asks for it; visitors sign in first. Seats the waitlist holds for this person count as
 * available to them.
 */
export function EventBooking({ event, party, onClose, onLeave }: EventBookingProps) {
  const { user, isLoading } = useAuth();
  const isSignedIn = user !== null;
  const kept = useSeatsHeld(event.id, isSignedIn);
  const attending = useAttending(event.id, isSignedIn);
  useEffect(() => {
    if (isSignedIn) forgetAskedBooking();
  }, [isSignedIn]);
  const family = useQuery({ ...dependentsQuery, enabled: isSignedIn && party.ids.length > 0 });
  if (isLoading || kept === null || attending === undefined || family.isLoading) return null;
  if (!user) {
    const dialog = withParty(paths.bookEvent(event.id), party.text, party.count);
    return <Navigate to={paths.authThen(paths.event(event.id))} state={{ dialog }} replace />;
  }
  return (
    <BookingDialog
      event={{ ...event, seatsLeft: event.seatsLeft + kept }}
      attending={attending}
      companions={(family.data ?? []).filter(({ id }) => party.ids.includes(id))}
      chosen={party.count}
      onParty={party.set}
      open
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}
