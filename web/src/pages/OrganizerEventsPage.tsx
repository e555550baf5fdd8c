import type { ManagedEvent } from '../data/managed-events';
import { CopyActions } from '../features/event-series/CopyActions';
import { CreateEventLink } from '../features/managed-events/CreateEventLink';
import { ManagedEvents } from '../features/managed-events/ManagedEvents';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/events: an organizer's own events. */
export function OrganizerEventsPage() {
  return (
    <>
      <AreaHead title="Events">
        <CreateEventLink viewer="organizer" />
      </AreaHead>
      <ManagedEvents viewer="organizer" moreActions={copyActions} />
    </>
  );
}

const copyActions = (event: ManagedEvent) => <CopyActions event={event} area="organizer" />;
