import type { EventSummary } from '@ascendant/contract/event';
import { useState } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/ButtonLink';

/** Today's date in UTC, close enough to tell past events from upcoming ones. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Starts a booking. Visitors sign in first and return to the event (specification 1, section 2 (Event card)). */
export function BookNow({ event }: { readonly event: Pick<EventSummary, 'id' | 'title' | 'seatsLeft' | 'startDate'> }) {
  const { user, isLoading } = useAuth();
  const [now] = useState(today);
  const { text: party } = usePartyAddress();
  if (event.startDate < now) return <Badge>Booking closed</Badge>;
  if (event.seatsLeft <= 0) return <Badge>Sold out</Badge>;
  const to = user || isLoading ? withParty(paths.bookEvent(event.id), party) : paths.authThen(paths.event(event.id));
  return (
    <ButtonLink size="small" to={to}>
      Book Now<span className="visually-hidden">: {event.title}</span>
    </ButtonLink>
  );
}
