import type { User } from '@ascendant/contract/account';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { eventMatchQuery } from '../data/matches';
import { EventKey } from '../features/event-detail/EventKey';
import { WhyPanel } from '../features/event-detail/WhyPanel';
import { WhySkeleton } from '../features/event-detail/WhySkeleton';
import { FewerLines } from '../features/wheel/FewerLines';
import { NatalWheel } from '../features/wheel/NatalWheel';
import { usePartyText } from '../fields/party-address';
import { ErrorState } from '../ui/layout/ErrorState';
import { NoChartNote } from './NoChartNote';

/** The score of someone with birth data for an event, with their chart inside the event's sky. */
export function EventScore({ eventId, user }: { readonly eventId: number; readonly user: User }) {
  const party = usePartyText();
  const {
    data: match,
    isError,
    refetch,
  } = useQuery({
    ...eventMatchQuery(eventId, party),
    placeholderData: keepPreviousData,
  });
  if (isError) return <ErrorState title="We couldn’t load your score" onRetry={() => void refetch()} />;
  if (match === undefined) return <WhySkeleton />;
  if (match === null) return <NoChartNote user={user} />;
  return (
    <WhyPanel
      match={match}
      renderWheel={(marking) => (
        <figure>
          <NatalWheel wheel={match.wheel} title="Your chart against this event’s sky" marking={marking} />
          <figcaption className="meta">
            <EventKey hasUncertain={match.wheel.glyphs.some((glyph) => glyph.arc !== null)} />
            <FewerLines count={match.wheel.lines.length} />
          </figcaption>
        </figure>
      )}
    />
  );
}
