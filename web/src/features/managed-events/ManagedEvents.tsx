import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { managedEventsQuery, waitingEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { ManagedList } from '../../ui/table/ManagedList';
import { FirstEventLink } from './CreateEventLink';
import { adminColumns, datesColumns, organizerColumns } from './event-columns';
import { eventListStates } from './event-list-states';
import type { MoreActions } from './event-row-actions';
import { EventDialogs } from './EventDialogs';
import { EventFilters } from './EventFilters';
import { EventRowActions } from './EventRowActions';
import { EventTable } from './EventTable';
import { focusListHeading, listHeadingId } from './focus-event';
import { Inbox } from './Inbox';
import { ListSkeleton } from './ListSkeleton';
import { SelectionBar } from './SelectionBar';
import type { Viewer } from './transition-labels';
import { useEventActions } from './use-event-actions';
import { useEventAddress } from './use-event-address';
import { isWaiting, useSelection } from './use-selection';

const captions: Readonly<Record<Viewer, string>> = { admin: 'All events', organizer: 'Your events' };

/** Until they're there, the events are those of the list before. */
function datesCaption(events: readonly ManagedEvent[] = [], series: number): string {
  const date = events.find((event) => event.series.id === series);
  return date === undefined ? 'Dates' : `Dates of ${date.title}`;
}

interface ManagedEventsProps {
  readonly viewer: Viewer;
  readonly moreActions?: MoreActions;
}

/** The events that someone manages: search, status, order and page are in the URL. Admins see those waiting for approval first. */
export function ManagedEvents({ viewer, moreActions }: ManagedEventsProps) {
  const address = useEventAddress(viewer);
  const { filter, series, page, isFirst, hrefOf } = address;
  const list = useQuery(
    managedEventsQuery(viewer, {
      ...filter,
      limit: managedEventsPageSize,
      offset: (page - 1) * managedEventsPageSize,
    }),
  );
  const inbox = useQuery({ ...waitingEventsQuery, enabled: viewer === 'admin' });
  const actions = useEventActions(viewer);
  // Only a list of events that wait for approval has something to do with several of them.
  const selection = useSelection((list.data?.events ?? []).filter(isWaiting));
  const isSelecting = viewer === 'admin' && filter.status === 'pending_approval';
  const actionsFor = (event: ManagedEvent) => (
    <EventRowActions event={event} actions={actions} moreActions={moreActions} />
  );
  const caption = series === null ? captions[viewer] : datesCaption(list.data?.events, series);
  const columns = viewer === 'admin' ? adminColumns : series === null ? organizerColumns : datesColumns;
  const hasInbox = viewer === 'admin' && isFirst;
  // The inbox is above the list, so both wait for it: nothing moves when it arrives.
  if (hasInbox && inbox.isPending) {
    return (
      <div className="panel">
        <ListSkeleton />
      </div>
    );
  }
  return (
    <>
      {hasInbox ? <Inbox actions={actions} /> : null}
      <ManagedList
        name={{ headingId: listHeadingId }}
        head={
          <div className="panel-heading">
            <h2 id={listHeadingId} tabIndex={-1}>
              {caption}
            </h2>
            {series === null ? null : (
              <Link className="link" to="?" onClick={focusListHeading}>
                All events
              </Link>
            )}
            <EventFilters viewer={viewer} address={address} />
          </div>
        }
        query={list}
        {...eventListStates({ isFiltered: !isFirst, firstStep: viewer === 'organizer' ? <FirstEventLink /> : null })}
        address={{ page, hrefOf }}
        pageSize={managedEventsPageSize}
        hasKeys={viewer === 'admin'}
      >
        {(events) => (
          <>
            {isSelecting ? <SelectionBar selection={selection} /> : null}
            <EventTable
              caption={caption}
              nameLabel={viewer === 'admin' ? 'Title' : 'Event'}
              columns={columns}
              events={events}
              hasOrganizer={viewer === 'admin'}
              selection={isSelecting ? selection : undefined}
              actionsFor={actionsFor}
            />
          </>
        )}
      </ManagedList>
      <EventDialogs actions={actions} events={[...(list.data?.events ?? []), ...(inbox.data?.events ?? [])]} />
    </>
  );
}
