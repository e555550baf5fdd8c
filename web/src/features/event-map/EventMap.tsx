import type { EventSummary } from '@ascendant/contract/event';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { eventMapQuery } from '../../data/event-map';
import { ErrorState } from '../../ui/layout/ErrorState';
import styles from './EventMap.module.css';
import { MapStage } from './MapStage';
import { useBoxSize } from './use-box-size';
import type { MapQuery } from './use-map-spots';

interface EventMapProps {
  /** The filters of the list. */
  readonly query: MapQuery;
  /** An event of a mark that was pressed. */
  readonly renderEvent: (event: EventSummary) => ReactNode;
}

/**
 * Where the events of the list are. The list beside it has the same events, so nothing is only on the map.
 * Source: docs/rules/events.md, "The map".
 */
export function EventMap({ query, renderEvent }: EventMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const { data, error, isPlaceholderData, refetch } = useQuery(eventMapQuery(query));
  const isRefused = error instanceof ApiError && error.status < 500;
  return (
    <div ref={box} className={styles.map} aria-busy={!data && !error}>
      {data && size ? (
        <MapStage query={query} whole={data} size={size} isStale={isPlaceholderData} renderEvent={renderEvent} />
      ) : null}
      {/* What's wrong with the filters is said by the list. */}
      {error && !data && !isRefused ? (
        <ErrorState title="Failed to load the map" text="Please try again later" onRetry={() => void refetch()} />
      ) : null}
    </div>
  );
}
