import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { localDay } from '../../ui/local-day';
import { Skeleton } from '../../ui/Skeleton';
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
      <Tiles events={data} />
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

function Tiles({ events }: { readonly events: readonly OwnEvent[] }) {
  const totals = totalsOf(events, localDay());
  return (
    <dl className="tiles">
      <Tile label="Active Events" value={String(totals.activeEvents)} />
      <Tile label="Total Bookings" value={String(totals.bookings)} />
      <Tile label="Total Revenue" value={totals.revenue} />
      <Tile label="Total Events" value={String(totals.events)} />
    </dl>
  );
}

function Tile({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
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
