import type { ReactNode } from 'react';
import type { EventPage, ManagedEvent } from '../../data/managed-events';
import { ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { type ListStatesProps, LoadingRows } from '../../ui/table/ListStates';
import { focusListHeading } from './focus-event';
import styles from './ListSkeleton.module.css';
import type { EventAddress } from './use-event-address';

type EventListStates = Omit<ListStatesProps<EventPage, ManagedEvent>, 'query' | 'children'>;
type Nothing = Required<Pick<EventListStates, 'empty' | 'offer'>>;

/** There are no events at all. @param firstStep offered then */
export const noEvents = (firstStep: ReactNode): Nothing => ({
  empty: { title: 'No events found', text: 'Events will appear here once they’re created.' },
  offer: firstStep,
});

/** A search or a filter may be why there's nothing: says so, with the way back. */
export const noneFound = ({ values: { q }, series }: Pick<EventAddress, 'values' | 'series'>): Nothing => ({
  empty:
    series === null
      ? { title: 'No events found', text: 'Try another search or status.' }
      : {
          title: 'No dates found',
          text: q === '' ? 'No date of this event fits.' : `No date of this event fits “${q}”.`,
        },
  offer: (
    <ButtonLink to={series === null ? '?' : `?series=${series}`} size="small" onClick={focusListHeading}>
      {series === null ? 'All events' : 'All dates'}
    </ButtonLink>
  ),
});

/** What a list of events says while it loads, when it fails and when it's empty. */
export function eventListStates(nothing: Nothing): EventListStates {
  return {
    rowsOf: ({ events }) => events,
    loading: 'Loading events...',
    placeholder: <EventPlaceholders />,
    failed: { title: 'Failed to load events', text: 'Please try again later' },
    ...nothing,
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
