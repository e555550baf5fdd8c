import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EventSummary } from '@ascendant/contract/event';
import { widened, type EventFilters } from './event-filters';
import { eventListQuery } from '../../data/events';

const shownEvents = 3;

interface NearToAskedProps {
  readonly filters: EventFilters;
  readonly renderEvent: (event: EventSummary) => ReactNode;
}

/** Where nothing matches: what a wider question finds. */
export function NearToAsked({ filters, renderEvent }: NearToAskedProps) {
  const wider = widened(filters);
  const { data } = useInfiniteQuery({ ...eventListQuery(wider ?? {}), enabled: wider !== null });
  const events = data?.pages[0]?.events.slice(0, shownEvents) ?? [];
  if (events.length === 0) return null;
  return (
    <>
      <div className="section-head nearby-head">
        <h2 className="h-sm">Similar events</h2>
      </div>
      <div className="cards three">{events.map(renderEvent)}</div>
    </>
  );
}
