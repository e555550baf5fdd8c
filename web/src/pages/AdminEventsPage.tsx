import { AdminEvents } from '../features/managed-events/AdminEvents';
import { AreaHead } from '../shell/AreaHead';

/** /admin/events: the events waiting for approval, and all events. */
export function AdminEventsPage() {
  return (
    <>
      <AreaHead title="Events" />
      <AdminEvents />
    </>
  );
}
