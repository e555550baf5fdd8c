import type { ReactNode } from 'react';
import type { EventPage, ManagedEvent } from '../../data/managed-events';
import { classNames } from '../../ui/class-names';
import { type ListStatesProps, LoadingRows } from '../../ui/table/ListStates';
import styles from './ListSkeleton.module.css';

interface Found {
  /** A search or a filter may be why there's nothing. */
  readonly isFiltered: boolean;
  /** Offered when there are no events at all. */
  readonly firstStep: ReactNode;
}

/** What a list of events says while it loads, when it fails and when it's empty. */
export function eventListStates({
  isFiltered,
  firstStep,
}: Found): Omit<ListStatesProps<EventPage, ManagedEvent>, 'query' | 'children'> {
  return {
    rowsOf: ({ events }) => events,
    loading: 'Loading events...',
    placeholder: <EventPlaceholders />,
    failed: { title: 'Failed to load events', text: 'Please try again later' },
    empty: {
      title: 'No events found',
      text: isFiltered ? 'Try another search or status.' : 'Events will appear here once they’re created.',
    },
    offer: isFiltered ? null : firstStep,
  };
}

/** In place of rows of events that are loading. */
function EventPlaceholders() {
  return (
    <div className={classNames(styles.loading, 'stack')}>
      <LoadingRows count={5} />
    </div>
  );
}

/** The same before their list is there. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading events...</output>
      <EventPlaceholders />
    </div>
  );
}
