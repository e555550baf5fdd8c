import { useCopyActions } from '../features/event-series/use-duplicating';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { ManagedEvents } from '../features/managed-events/ManagedEvents';
import { AreaHead } from '../shell/AreaHead';

/** /admin/events: the events waiting for approval, and all events. */
export function AdminEventsPage() {
  const copyActions = useCopyActions('admin');
  return (
    <>
      <AreaHead title="Events">
        <CreateEventLink viewer="admin" />
      </AreaHead>
      <ManagedEvents viewer="admin" moreActions={copyActions} />
    </>
  );
}
