import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { managedEventsPageSize } from '@ascendant/domain/list-limits';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { adminEventsQuery, type EventPage } from '../../data/managed-events';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Pager } from '../../ui/Pager';
import { Select } from '../../ui/Select';
import styles from './AdminEvents.module.css';
import { adminColumns } from './event-columns';
import { EventDialogs } from './EventDialogs';
import { EventTable } from './EventTable';
import { listHeadingId } from './focus-event';
import { Inbox, inboxQuery } from './Inbox';
import { ListSkeleton } from './ListSkeleton';
import { useEventActions, type EventActions } from './use-event-actions';
import { useEventPage } from './use-event-page';

/** The events waiting for approval, and all events. The status and page are in the URL. */
export function AdminEvents() {
  const { status, page, choose, hrefOf } = useEventPage();
  const list = useQuery(
    adminEventsQuery({ status, limit: managedEventsPageSize, offset: (page - 1) * managedEventsPageSize }),
  );
  const inbox = useQuery(inboxQuery);
  const actions = useEventActions('admin');
  return (
    <>
      {status === null && page === 1 ? <Inbox actions={actions} /> : null}
      <section className="panel" aria-labelledby={listHeadingId} aria-busy={list.isFetching}>
        <div className="panel-heading">
          <h2 id={listHeadingId} tabIndex={-1}>
            All events
          </h2>
          <Select
            className={styles.filter}
            aria-label="Status"
            value={status ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">All statuses</option>
            {eventStatuses.map((each) => (
              <option key={each} value={each}>
                {eventStatusLabel(each).text}
              </option>
            ))}
          </Select>
        </div>
        <Rows list={list} actions={actions} />
        {list.data ? <Pager page={page} size={managedEventsPageSize} all={list.data.all} hrefOf={hrefOf} /> : null}
      </section>
      <EventDialogs actions={actions} events={[...(list.data?.events ?? []), ...(inbox.data?.events ?? [])]} />
    </>
  );
}

interface RowsProps {
  readonly list: Pick<UseQueryResult<EventPage>, 'data' | 'isError' | 'refetch'>;
  readonly actions: EventActions;
}

function Rows({ list, actions }: RowsProps) {
  const { data, isError, refetch } = list;
  if (isError) {
    return (
      <ErrorState
        title="Failed to load events"
        text="Please try again later"
        level={3}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.events.length === 0) return <EmptyState title="No events found" level={3} />;
  return (
    <EventTable caption="All events" nameLabel="Title" columns={adminColumns} events={data.events} actions={actions} />
  );
}
