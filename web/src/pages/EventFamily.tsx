import type { EventDetail } from '@ascendant/contract/event';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventMatchQuery } from '../data/matches';
import { comingCount } from '../features/event-detail/coming-count';
import { WhoIsComing } from '../features/event-detail/WhoIsComing';
import { usePartyAddress } from '../fields/party-address';

/** Who in the family comes along to an event; nothing until the scores are known. Visitors don't load it. */
export function EventFamily({ event: { id, minimumAge } }: { readonly event: EventDetail }) {
  const { text, count, change } = usePartyAddress();
  const { data: match, isPlaceholderData } = useQuery({
    ...eventMatchQuery(id, text),
    placeholderData: keepPreviousData,
  });
  const uncounted = match && !isPlaceholderData && text !== undefined && count === null ? match.people : null;
  useEffect(() => {
    // A link that names people says nothing of how many: the price is theirs all the same.
    if (uncounted) change((chosen) => ({ ...chosen, count: comingCount(uncounted) }));
  }, [uncounted, change]);
  return match ? <WhoIsComing match={match} minimumAge={minimumAge} /> : null;
}
