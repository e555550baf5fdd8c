import type { EventDetail } from '@ascendant/contract/event';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { EventFaces } from '../features/event-detail/EventFaces';
import { paths } from '../paths';
import { viewedEventIds } from '../storage/viewed-event-ids';
import { MessageAtAddress } from './MessageAtAddress';
import { ReviewAtAddress } from './ReviewAtAddress';

/** What an event's page has once its reader acts: the faces of host and guides, and the dialog that the address asks for, besides booking. */
export function EventLate({ event }: { readonly event: EventDetail }) {
  const [search] = useSearchParams();
  const page = paths.event(event.id);
  useNoteViewed(event);
  return (
    <>
      <EventFaces event={event} />
      {search.has('review') ? <ReviewAtAddress event={event} page={page} /> : null}
      {search.has('message') && !search.has('review') ? <MessageAtAddress event={event} page={page} /> : null}
    </>
  );
}

/** Remembers that a series which is on the site was looked at. */
function useNoteViewed({ status, series }: EventDetail): void {
  const { user, isLoading } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (status === 'published' && !isLoading) viewedEventIds.note(series.firstEventId, userId);
  }, [status, series.firstEventId, isLoading, userId]);
}
