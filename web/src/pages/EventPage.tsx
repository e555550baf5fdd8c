import type { EventDetail } from '@ascendant/contract/event';
import { asksForBirthData, hasScores } from '@ascendant/domain/match/score-label';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentProps } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { eventAtAddressQuery } from '../data/event';
import { DateChoice } from '../features/event-dates/DateChoice';
import { BookBar } from '../features/event-detail/BookBar';
import { eventHead, goneEventHead, missingEventHead } from '../features/event-detail/event-head';
import { EventActions } from '../features/event-detail/EventActions';
import { EventFacts } from '../features/event-detail/EventFacts';
import { EventHead } from '../features/event-detail/EventHead';
import { EventOver } from '../features/event-detail/EventOver';
import { EventQuestions } from '../features/event-detail/EventQuestions';
import { Categories, Description, WhatsIncluded } from '../features/event-detail/EventText';
import { Gallery } from '../features/event-detail/Gallery';
import { GoneEvent } from '../features/event-detail/GoneEvent';
import { GoodToKnow, NotIncluded } from '../features/event-detail/GoodToKnow';
import { Itinerary } from '../features/event-detail/Itinerary';
import { NoEvent } from '../features/event-detail/NoEvent';
import { PricePanel } from '../features/event-detail/PricePanel';
import { Reviews } from '../features/event-detail/Reviews';
import type { Going } from '../features/event-detail/sale';
import { WhySkeleton } from '../features/event-detail/WhySkeleton';
import { useAttending, useSeatsToPay } from '../features/my-bookings/attending';
import { usePartyOfEvent, withParty } from '../fields/party-address';
import { usePageHead } from '../head/use-page-head';
import { lazyPage } from '../lazy-page';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { useDialogAddress } from '../ui/dialog/dialog-address';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { useHydrated } from '../ui/late/use-hydrated';
import { whenIdle } from '../ui/late/when-idle';
import styles from './EventPage.module.css';
import { EventWaitlist } from './EventWaitlist';
import { NearbyEvents } from './NearbyEvents';

const RateEvent = lazyPage(async () => (await import('../features/event-detail/RateEvent')).RateEvent);

const OwnReview = lazyPage(async () => (await import('../features/reviews/OwnReview')).OwnReview);

const EventOwn = lazyPage(async () => (await import('./EventOwn')).EventOwn);

/** For those who act on the page, or come for a dialog. */
const EventLate = lazyPage(async () => {
  if (!/review|message/.test(location.search)) await new Promise<void>(whenIdle);
  return (await import('./EventLate')).EventLate;
});

const NoChartNote = lazyPage(async () => (await import('./NoChartNote')).NoChartNote);

const EventScore = lazyPage(async () => (await import('./EventScore')).EventScore);

const EventBooking = lazyDialog(async () => (await import('./EventBooking')).EventBooking);

/** One event (specification 1, section 2 (Event detail)). */
export function EventPage() {
  const { id = '' } = useParams();
  const { data: event, isPending, isError, refetch } = useQuery(eventAtAddressQuery(id));
  if (isPending) return <LoadingEvent />;
  if (event === 'gone' && !isError) return <RemovedEvent />;
  if (event && event !== 'gone' && !isError) return <Event event={event} />;
  return <MissingEvent onRetry={isError ? () => void refetch() : null} />;
}

function Event({ event }: { readonly event: EventDetail }) {
  const { user, known, person } = useAuth();
  const going = useGoing(event);
  const held = useSeatsToPay(event.id, person !== null);
  // Only published events have scores and can be rated.
  const isPublished = event.status === 'published';
  usePageHead(eventHead(event));
  return (
    <>
      <EventHead event={event} />
      <main className={classNames(styles.page, 'container')}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <EventOver event={event} />
            <h1>{event.title}</h1>
            <EventActions event={event} />
            <EventFacts event={event} />
            {isPublished ? <Score eventId={event.id} /> : null}
            <Description text={event.description} />
            <Itinerary event={event} />
          </div>
          <aside className={styles.aside} aria-label="Price">
            <PricePanel event={event} going={going} held={held} date={<DateChoice event={event} />}>
              <EventWaitlist event={event} />
            </PricePanel>
            {user ? (
              <Suspense fallback={null}>
                <EventOwn event={event} user={user} />
              </Suspense>
            ) : null}
          </aside>
          <div className={styles.more}>
            <Gallery event={event} />
            <GoodToKnow event={event} />
            <WhatsIncluded features={event.features} />
            <NotIncluded event={event} />
            <EventQuestions event={event} />
            <Categories event={event} />
            <Reviews event={event}>
              {known && event.hasBegun ? (
                <Suspense fallback={null}>
                  <OwnReview eventId={event.id} />
                </Suspense>
              ) : null}
            </Reviews>
            {user && isPublished ? (
              <Suspense fallback={null}>
                <RateEvent eventId={event.id} />
              </Suspense>
            ) : null}
            <Late event={event} />
          </div>
        </div>
        <NearbyEvents eventId={event.id} />
      </main>
      <BookBar event={event} going={going} held={held} />
      <Booking event={event} />
    </>
  );
}

/** What booking needs, while the address has `book`. The server doesn't load it. */
function Booking({ event }: { readonly event: EventDetail }) {
  const [search] = useSearchParams();
  const isAsked = useHydrated() && search.has('book');
  const party = usePartyOfEvent(event);
  const { close, leaveFor } = useDialogAddress(withParty(paths.event(event.id), party.text, party.count));
  return isAsked ? <EventBooking event={event} party={party} onClose={close} onLeave={leaveFor} /> : null;
}

/** The faces of host and guides, and a review or a message to the host. The server doesn't load them. */
function Late({ event }: { readonly event: EventDetail }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <EventLate event={event} />
    </Suspense>
  ) : null;
}

/** Who in the user's family is going to an event that hasn't ended; null for visitors and while loading. */
function useGoing({ id, status, hasEnded }: EventDetail): Going | null {
  const { person } = useAuth();
  const isAhead = status === 'published' && !hasEnded;
  const attending = useAttending(id, person !== null && isAhead);
  return attending ? { people: attending.people, ticketsPath: paths.myTickets(attending.bookingId) } : null;
}

/** Visitors, people with the stars off, and people without a chart have no score, and don't load the code that explains one. */
function Score({ eventId }: { readonly eventId: number }) {
  const { user, isLoading } = useAuth();
  if (isLoading) return <WhySkeleton />;
  // The place of a score is far larger than this note, so everything below would move when it gives way.
  if (user && asksForBirthData(user)) {
    return (
      <Suspense fallback={null}>
        <NoChartNote user={user} />
      </Suspense>
    );
  }
  return user && hasScores(user) ? (
    <Suspense fallback={<WhySkeleton />}>
      <EventScore eventId={eventId} user={user} />
    </Suspense>
  ) : null;
}

function LoadingEvent() {
  return (
    <main className={classNames(styles.loading, 'container')}>
      <h1 className="visually-hidden">Event</h1>
      <p aria-live="polite">Loading event...</p>
    </main>
  );
}

function RemovedEvent() {
  usePageHead(goneEventHead);
  return <GoneEvent />;
}

function MissingEvent(props: ComponentProps<typeof NoEvent>) {
  usePageHead(missingEventHead);
  return <NoEvent {...props} />;
}
