import type { EventDetail } from '@ascendant/contract/event';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { eventMatchQuery } from '../data/matches';
import { WhoIsComing } from '../features/event-detail/WhoIsComing';
import { usePartyAddress } from '../fields/party-address';

/** Who in the family comes along to an event; nothing until the scores are known. Visitors don't load it. */
export function EventFamily({ event: { id, minimumAge } }: { readonly event: EventDetail }) {
  const { text: party } = usePartyAddress();
  const { data: match } = useQuery({ ...eventMatchQuery(id, party), placeholderData: keepPreviousData });
  return match ? <WhoIsComing match={match} minimumAge={minimumAge} /> : null;
}
