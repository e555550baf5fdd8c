import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editedEventsQuery, type EditedEvent } from '../../data/edited-events';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { EditedEventPanel } from './EditedEventPanel';
import { ListSkeleton } from './event-list-states';
import { ReturnDialog } from './ReturnDialog';

/** Published events that their organizers have rewritten since an admin last looked, those that have waited longest first. */
export function EditedEvents() {
  const { data, isError, refetch } = useQuery(editedEventsQuery);
  const [returning, setReturning] = useState<EditedEvent | null>(null);
  if (isError)
    return (
      <div className="panel">
        <ErrorState
          title="We couldn’t load the edited events"
          text="Please try again later."
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <div className="panel">
        <ListSkeleton />
      </div>
    );
  const close = () => setReturning(null);
  return (
    <>
      {data.edits.length === 0 ? (
        <div className="panel">
          <EmptyState title="All clear" text="Organizers’ edits of published events will appear here." />
        </div>
      ) : null}
      {data.edits.map((event) => (
        <EditedEventPanel key={event.id} event={event} onReturn={() => setReturning(event)} />
      ))}
      {data.all > data.edits.length ? (
        <p className="meta">{`Showing the ${data.edits.length} that have waited longest, of ${data.all}.`}</p>
      ) : null}
      {returning === null ? null : <ReturnDialog event={returning} viewer="admin" onClose={close} onDone={close} />}
    </>
  );
}
