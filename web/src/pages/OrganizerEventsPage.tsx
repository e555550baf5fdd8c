import { useCopyActions } from '../features/event-series/use-duplicating';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { ManagedEvents } from '../features/managed-events/ManagedEvents';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/events: an organizer's own events. */
export function OrganizerEventsPage() {
  const copyActions = useCopyActions('organizer');
  return (
    <>
      <AreaHead title="Events">
        <CreateEventLink viewer="organizer" />
      </AreaHead>
      <ManagedEvents viewer="organizer" moreActions={copyActions} />
    </>
  );
}
