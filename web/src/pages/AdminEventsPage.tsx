import type { ManagedEvent } from '../data/managed-events';
import { CopyActions } from '../features/event-series/CopyActions';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { ManagedEvents } from '../features/managed-events/ManagedEvents';
import { AreaHead } from '../shell/AreaHead';

/** /admin/events: the events waiting for approval, and all events. */
export function AdminEventsPage() {
  return (
    <>
      <AreaHead title="Events">
        <CreateEventLink viewer="admin" />
      </AreaHead>
      <ManagedEvents viewer="admin" moreActions={copyActions} />
    </>
  );
}

const copyActions = (event: ManagedEvent) => <CopyActions event={event} area="admin" />;
