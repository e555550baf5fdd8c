import { useQuery } from '@tanstack/react-query';
import { ownEventsQuery, type ManagedEvent } from '../../data/managed-events';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { localDay } from '../../ui/local-day';
import { Skeleton } from '../../ui/Skeleton';
import { Tile, Tiles } from '../../ui/Tiles';
import { CheckInLink } from './CheckInLink';
import { organizerColumns } from './event-columns';
import { totalsOf } from './event-totals';
import { EventDialogs } from './EventDialogs';
import { EventTable } from './EventTable';
import { listHeadingId } from './focus-event';
import { ListSkeleton } from './ListSkeleton';
import styles from './OwnEvents.module.css';
import { useEventActions } from './use-event-actions';

/** The organizer's own events: the totals, and the list with its actions. */
export function OwnEvents() {
  const { data, isPending, isError, refetch } = useQuery(ownEventsQuery);
  const actions = useEventActions('organizer');
  if (isPending) return <Loading />;
  if (isError) {
    return <ErrorState title="Failed to load events" text="Please try again later" onRetry={() => void refetch()} />;
  }
  return (
    <>
      <TotalTiles events={data} />
      <section className="panel" aria-labelledby={listHeadingId}>
        <div className="panel-heading">
          <h2 id={listHeadingId} tabIndex={-1}>
            Your events
          </h2>
        </div>
        {data.length === 0 ? (
          <EmptyState title="No events found" text="You don’t have any events yet." level={3} />
        ) : (
          <EventTable
            caption="Your events"
            nameLabel="Event"
            columns={organizerColumns}
            events={data}
            actions={actions}
            lead={checkInOf}
          />
        )}
      </section>
      <EventDialogs actions={actions} events={data} />
    </>
  );
}

const checkInOf = (event: ManagedEvent) => <CheckInLink event={event} />;

function TotalTiles({ events }: { readonly events: readonly ManagedEvent[] }) {
  const totals = totalsOf(events, localDay());
  return (
    <Tiles>
      <Tile label="Active Events" value={String(totals.activeEvents)} />
      <Tile label="Total Bookings" value={String(totals.bookings)} />
      <Tile label="Total Revenue" value={totals.revenue} />
      <Tile label="Total Events" value={String(totals.events)} />
    </Tiles>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" className={styles.tiles} />
      <div className="panel">
        <ListSkeleton />
      </div>
    </div>
  );
}
