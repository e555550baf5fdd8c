import { OwnEvents } from '../features/managed-events/OwnEvents';
import { AreaHead } from '../shell/AreaHead';

/** /organizer/events: an organizer's own events. */
export function OrganizerEventsPage() {
  return (
    <>
      <AreaHead title="Events" />
      <OwnEvents />
    </>
  );
}
