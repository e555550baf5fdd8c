import type { EventSummary } from '@ascendant/contract/event';
import { numberText } from '@ascendant/domain/site/locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { eventsByIdQuery } from '../data/events';
import { useSavedIds } from '../data/saved-events';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import { EventResults } from '../features/event-list/EventResults';
import { FollowedHosts } from '../features/follows/FollowedHosts';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { useHydrated } from '../ui/late/use-hydrated';
import { EmptyState } from '../ui/layout/EmptyState';
import { Note } from '../ui/layout/Note';
import styles from './SavedEventsPage.module.css';

const CompareEvents = lazyDialog(async () => (await import('../features/event-detail/CompareEvents')).CompareEvents);

/** The events someone saved, soonest first. Signed out, they're on this device. */
export function SavedEventsPage() {
  const { user, isLoading } = useAuth();
  const saved = useSavedIds(user !== null);
  // The server doesn't know what a device has saved.
  const ids = useHydrated() && !isLoading ? saved : null;
  const list = useQuery({
    ...eventsByIdQuery(ids ?? []),
    enabled: ids !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  // An event that's no longer saved goes at once, before the list is read again.
  const events =
    ids === null
      ? undefined
      : ids.length === 0
        ? []
        : list.data?.filter(({ series }) => ids.includes(series.firstEventId));
  const gone = list.data && !list.isPlaceholderData && ids ? ids.length - list.data.length : 0;
  return (
    <main className={classNames(styles.page, 'container')}>
      <h1>Saved events</h1>
      <p className="muted">
        {user || isLoading
          ? 'Only you can see this list.'
          : 'They’re kept on this device. Sign in to have them everywhere.'}
      </p>
      {gone > 0 ? <Note as="p">{goneText(gone)}</Note> : null}
      {events && events.length > 1 ? <SideBySide events={events} /> : null}
      <div className={styles.list}>
        <h2 className="visually-hidden">Events</h2>
        <EventResults
          events={events}
          isFailed={list.isError}
          onRetry={() => void list.refetch()}
          skeletons={<CardSkeletons count={3} />}
          empty={
            <EmptyState title="Nothing saved yet" text="Press the heart on an event, and it will appear here.">
              <ButtonLink kind="primary" to={paths.browse}>
                Browse Events
              </ButtonLink>
            </EmptyState>
          }
          renderEvent={(event) => <EventCard key={event.id} event={event} />}
        />
      </div>
      {user ? <FollowedHosts /> : null}
    </main>
  );
}

function SideBySide({ events }: { readonly events: readonly EventSummary[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare side by side
      </Button>
      {isOpen ? <CompareEvents events={events} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** '1 event you saved is no longer on the site.' */
function goneText(count: number): string {
  return count === 1
    ? '1 event you saved is no longer on the site.'
    : `${numberText(count)} events you saved are no longer on the site.`;
}
