import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { localDay } from '../../ui/local-day';
import { Skeleton } from '../../ui/Skeleton';
import { Tile, Tiles } from '../../ui/Tiles';
import { EventTable } from './EventTable';
import { ownEventsQuery, type OwnEvent } from './organizer.queries';
import { totalsOf } from './own-events';
import './organizer.css';

/** One's own events: the figures, and the list. */
export function OwnEvents() {
  const { data, isPending, isError, refetch } = useQuery(ownEventsQuery);
  if (isPending) return <Loading />;
  if (isError) {
    return <ErrorState title="Failed to load events" text="Please try again later" onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Figures events={data} />
      <section className="panel own-events" aria-labelledby="own-events">
        <div className="panel-head">
          <h2 id="own-events">Your events</h2>
        </div>
        {data.length === 0 ? (
          <EmptyState title="No events found" text="You have no events yet." level={3} />
        ) : (
          <EventTable events={data} />
        )}
      </section>
    </>
  );
}

function Figures({ events }: { readonly events: readonly OwnEvent[] }) {
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
      <output className="vh">Loading events...</output>
      <Skeleton shape="block" className="tiles-skeleton" />
      <div className="panel own-events stack">
        {skeletonRows.map((row) => (
          <Skeleton key={row} shape="block" className="row-skeleton" />
        ))}
      </div>
    </div>
  );
}

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];
