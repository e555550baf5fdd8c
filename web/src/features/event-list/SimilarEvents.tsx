import type { EventSummary } from '@ascendant/contract/event';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { eventListQuery } from '../../data/events';
import { classNames } from '../../ui/class-names';
import { widened, type EventFilters } from './event-filters';
import styles from './SimilarEvents.module.css';

const shownEvents = 3;

interface SimilarEventsProps {
  readonly filters: EventFilters;
  readonly renderEvent: (event: EventSummary) => ReactNode;
  /** One below the other, beside a map. */
  readonly isRows?: boolean;
}

/** Shown if nothing matches: events found with fewer filters. */
export function SimilarEvents({ filters, renderEvent, isRows = false }: SimilarEventsProps) {
  const wider = widened(filters);
  const { data } = useInfiniteQuery({ ...eventListQuery(wider ?? {}), enabled: wider !== null });
  const events = data?.pages[0]?.events.slice(0, shownEvents) ?? [];
  if (events.length === 0) return null;
  return (
    <>
      <div className={classNames(styles.head, 'section-heading')}>
        <h2 className="small-heading">Similar events</h2>
      </div>
      <div className={isRows ? undefined : 'card-grid three-columns'}>{events.map(renderEvent)}</div>
    </>
  );
}
