import type { EventDetail } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { dependentsQuery } from '../data/dependents';
import { eventAtAddressQuery, useReadAhead } from '../data/event';
import { useSeatsHeld } from '../data/waitlist';
import { useAttending, useSeatsToPay } from '../features/my-bookings/attending';
import { withParty, type PartyAddress } from '../fields/party-address';
import { paths } from '../paths';
import { samePage } from '../shell/use-arrival';
import { forgetAskedBooking } from '../storage/asked-booking';
import { keepVisit } from '../storage/widget-visit';
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
 * The booking dialog, for as long as the address asks for it; visitors sign in first. Seats that are held for this person, by the
 * waitlist or until they pay, count as available to them.
 */
export function EventBooking({ event, party, onClose, onLeave }: EventBookingProps) {
  const { person: user, isLoading } = useAuth();
  const isSignedIn = user !== null;
  const { hash } = useLocation();
  useEffect(() => keepVisit(hash), [hash]);
  const onDate = useOtherDate(party);
  // What the page knows of the event may be from before someone else booked, or it was moved or cancelled.
  useQuery({ ...eventAtAddressQuery(String(event.id)), staleTime: 0, refetchOnMount: 'always' });
  const kept = useSeatsHeld(event.id, isSignedIn);
  const attending = useAttending(event.id, isSignedIn);
  const held = useSeatsToPay(event.id, isSignedIn);
  useEffect(() => {
    if (isSignedIn) forgetAskedBooking();
  }, [isSignedIn]);
  const family = useQuery({ ...dependentsQuery, enabled: isSignedIn && party.ids.length > 0 });
  // Once each has been asked for, the dialog stays: what's inside may ask again after a failure, and would be closed and opened each time.
  const isFamilyKnown = !family.isLoading || family.isFetched;
  if (isLoading || kept === null || attending === undefined || !isFamilyKnown) return null;
  if (!user) {
    const dialog = withParty(paths.bookEvent(event.id), party.text, party.count);
    return <Navigate to={paths.authThen(paths.event(event.id))} state={{ dialog }} replace />;
  }
  const seatsHeld = kept + (held?.seats ?? 0);
  return (
    <BookingDialog
      event={{ ...event, seatsLeft: event.seatsLeft + seatsHeld, seatsHeld }}
      attending={attending}
      held={held}
      companions={(family.data ?? []).filter(({ id }) => party.ids.includes(id))}
      chosen={party.count}
      onParty={(ids, count) => party.change(() => ({ ids, count }))}
      onDate={onDate}
      open
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}

/** Goes on with another date, in the same dialog. It's read first, so that the dialog stays open; closing it leads to that date's page. */
function useOtherDate({ text, count }: PartyAddress): (id: number) => void {
  const readAhead = useReadAhead();
  const navigate = useNavigate();
  return (id) => {
    void readAhead(id).then(() =>
      navigate(withParty(paths.bookEvent(id), text, count), {
        replace: true,
        state: samePage,
        preventScrollReset: true,
      }),
    );
  };
}
