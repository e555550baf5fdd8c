import type { EventSummary } from '@ascendant/contract/event';
import type { MapSize } from '@ascendant/domain/map/map-view';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react';
import { ApiError } from '../../api/api-error';
import { eventMapQuery } from '../../data/event-map';
import { ErrorState } from '../../ui/layout/ErrorState';
import styles from './EventMap.module.css';
import { MapStage } from './MapStage';
import type { MapQuery } from './use-map-spots';

/** Where nothing is laid out, as in a test. */
const unknownSize: MapSize = { width: 640, height: 400 };

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

/** The size of an element on the screen, and whenever it changes; null before it's there. */
function useBoxSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setSize(sizeOf(box));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): MapSize {
  return clientWidth > 0 && clientHeight > 0 ? { width: clientWidth, height: clientHeight } : unknownSize;
}
