import type { EventSummary } from '@ascendant/contract/event';
import { useAuth } from '../../auth/AuthProvider';
import { usePartyAddress, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Badge } from '../../ui/layout/Badge';

/** Starts a booking. Visitors sign in first and return to the event, where its dialog opens (specification 1, section 2 (Event card)). */
export function BookNow({ event }: { readonly event: Pick<EventSummary, 'id' | 'title' | 'seatsLeft' | 'hasBegun'> }) {
  const { user, isLoading } = useAuth();
  const { text: party } = usePartyAddress();
  if (event.hasBegun) return <Badge>Booking closed</Badge>;
  if (event.seatsLeft <= 0) return <Badge>Sold out</Badge>;
  const dialog = withParty(paths.bookEvent(event.id), party);
  const isKnown = user !== null || isLoading;
  return (
    <ButtonLink
      size="small"
      to={isKnown ? dialog : paths.authThen(paths.event(event.id))}
      state={isKnown ? undefined : { dialog }}
    >
      Book Now<span className="visually-hidden">{`: ${event.title}`}</span>
    </ButtonLink>
  );
}
