import type { EventSummary } from '@ascendant/contract/event';
import { Component, Suspense, type ReactNode } from 'react';
import { useReconnect } from '../data/use-reconnect';
import { EventCard } from '../features/event-card/EventCard';
import type { EventFilters } from '../features/event-list/event-filters';
import { lazyPage } from '../lazy-page';
import { RetryPart } from '../shell/RetryPart';
import { useHydrated } from '../ui/late/use-hydrated';
import { EmptyState } from '../ui/layout/EmptyState';
import styles from './BrowseMap.module.css';

const EventMap = lazyPage(async () => (await import('../features/event-map/EventMap')).EventMap);

interface BrowseMapProps {
  readonly isOpen: boolean;
  readonly filters: EventFilters;
  /** The list of events. */
  readonly children: ReactNode;
}

/** The list, and beside it the map with the same filters. The map's code is loaded when it's first opened. */
export function BrowseMap({ isOpen, filters, children }: BrowseMapProps) {
  const isHydrated = useHydrated();
  if (!isOpen) return children;
  const { sort, ...shown } = filters;
  return (
    <div className={styles.both}>
      <div className={styles.box}>
        {isHydrated ? (
          <MapBoundary>
            <Suspense fallback={<div aria-busy="true" />}>
              <EventMap query={sort === 'match' ? { ...shown, sort } : shown} renderEvent={renderEvent} />
            </Suspense>
          </MapBoundary>
        ) : null}
      </div>
      <div>{children}</div>
    </div>
  );
}

const renderEvent = (event: EventSummary) => <EventCard key={event.id} event={event} isRow isFirst />;

/** Says that the map's code couldn't be loaded; the list goes on. */
class MapBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? <MapFailed /> : this.props.children;
  }
}

/** The page is loaded again once the server can be reached: a deployment may have replaced the code. */
function MapFailed() {
  const { triedAt, retry } = useReconnect({ start: 'broken', isWatching: false });
  return (
    <RetryPart triedAt={triedAt} onRetry={retry}>
      {(button) => (
        <EmptyState
          title="The map couldn’t be loaded"
          text="Check your connection and try again. The list has the same events."
          kind="failed"
        >
          {button}
        </EmptyState>
      )}
    </RetryPart>
  );
}
