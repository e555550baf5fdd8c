import type { EventMoney as Money } from '@ascendant/contract/event-bookings';
import { fromSignedWire } from '@ascendant/contract/money';
import { takenByOrganizer } from '@ascendant/domain/booking/manual-booking';
import { formatDollars } from '@ascendant/domain/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { eventBookingsQuery, type EventBooking, type EventBookings as Page } from '../../data/event-bookings';
import { Button } from '../../ui/button/Button';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { MoreFailed } from '../../ui/table/MoreFailed';
import { dayAndTime } from '../../ui/text/time-text';
import { BookingTable } from './BookingTable';
import styles from './EventBookings.module.css';
import { RefundDialog } from './RefundDialog';

const EditManualBooking = lazyDialog(async () => (await import('./EditManualBooking')).EditManualBooking);
const RenameDialog = lazyDialog(async () => (await import('../../fields/RenameDialog')).RenameDialog);
const MoveParty = lazyDialog(async () => (await import('./MoveParty')).MoveParty);

interface EventBookingsProps {
  readonly eventId: number;
  /** The page's heading, once the event is known. */
  readonly Head: ComponentType<{ readonly event: Page['event'] }>;
  /** What's below the bookings, once they're there: before that it would be pushed down. */
  readonly children?: ReactNode;
}

/** An event's bookings, with a way to refund them. */
export function EventBookings({ eventId, Head, children }: EventBookingsProps) {
  const query = useInfiniteQuery(eventBookingsQuery(eventId));
  const { data, isPending, isError, error, refetch } = query;
  const first = data?.pages[0];
  if (isPending) return <Loading />;
  if (!first) {
    return error instanceof ApiError && error.status === 404 ? (
      <EmptyState title="Event not found" text="This event doesn’t exist, or it isn’t yours." level={1} />
    ) : (
      <ErrorState
        title="We couldn’t load the bookings"
        text="Please try again later."
        level={1}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Head event={first.event} />
      {first.bookings.length > 0 ? <EventMoney money={first.money} /> : null}
      {isError && !query.isFetchNextPageError ? (
        <p role="alert" className={styles.stale}>
          We couldn’t refresh these bookings, so they may be out of date.
        </p>
      ) : null}
      {first.extras ? <p className="numeric">{`Extras: ${first.extras.join(' · ')}`}</p> : null}
      <Bookings event={first.event} pages={data.pages} />
      {query.hasNextPage ? (
        <>
          <Button busy={query.isFetchingNextPage && 'Loading...'} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
          <MoreFailed isFailed={query.isFetchNextPageError} onRetry={() => void query.fetchNextPage()} />
        </>
      ) : null}
      {children}
    </>
  );
}

function Bookings({ event, pages }: { readonly event: Page['event']; readonly pages: readonly Page[] }) {
  const [asked, setAsked] = useState<EventBooking | null>(null);
  const [edited, setEdited] = useState<EventBooking | null>(null);
  const [moved, setMoved] = useState<EventBooking | null>(null);
  const [renamed, setRenamed] = useState<EventBooking | null>(null);
  const bookings = pages.flatMap((page) => page.bookings);
  return (
    <section className={classNames(styles.panel, 'panel')} aria-labelledby="event-bookings">
      <div className="panel-heading">
        <h2 id="event-bookings" className="numeric">
          {dayAndTime(event)}
        </h2>
      </div>
      {bookings.length === 0 ? (
        <EmptyState title="No bookings yet" text="Bookings will appear here." level={3} />
      ) : (
        <BookingTable
          bookings={bookings}
          onRefund={setAsked}
          onEdit={setEdited}
          onMove={setMoved}
          onRename={setRenamed}
        />
      )}
      {asked ? (
        <RefundDialog
          key={asked.id}
          booking={asked}
          who={asked.attendees.map(({ name }) => name).join(', ')}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {renamed ? (
        <RenameDialog
          key={renamed.id}
          bookingId={renamed.id}
          people={renamablePeople(renamed)}
          consequence="We’ll email the new tickets to the traveller who booked. Answers and a waiver under the earlier name no longer count."
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {edited ? <EditManualBooking key={edited.id} booking={edited} onClose={() => setEdited(null)} /> : null}
      {moved ? <MoveParty key={moved.id} booking={moved} eventId={event.id} onClose={() => setMoved(null)} /> : null}
    </section>
  );
}

function renamablePeople({ attendees }: EventBooking) {
  return attendees.flatMap(({ name, canRename }, position) => (canRename ? [{ position, name }] : []));
}

function Loading() {
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">Bookings</h1>
      <output className="visually-hidden">Loading bookings...</output>
      <Skeleton shape="title" width={6} />
      <div className={classNames(styles.panel, 'panel stack')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  );
}

/** Where the money of an event's bookings went; the first figure, with what the site paid of it, is the sum of the others. What the organizer took themselves is in none of them. */
function EventMoney({ money }: { readonly money: Money }) {
  const dollars = (amount: string) => formatDollars(fromSignedWire(amount));
  return (
    <Tiles>
      <Tile label="Paid by travellers" value={dollars(money.paidByTravellers)} note="less what was refunded" />
      {Number(money.siteDiscount) === 0 ? null : (
        <Tile label="Discounts the site pays" value={dollars(money.siteDiscount)} note="paid to the organizer" />
      )}
      <Tile label="Revenue" value={dollars(money.revenue)} note="what the organizer earns" />
      <Tile label="Site fee" value={dollars(money.siteFee)} />
      <Tile label="Tax" value={dollars(money.tax)} />
      {Number(money.takenByOrganizer) === 0 ? null : (
        <Tile
          label={takenByOrganizer}
          value={dollars(money.takenByOrganizer)}
          note="for bookings they added; not in revenue"
        />
      )}
    </Tiles>
  );
}
