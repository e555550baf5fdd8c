import { EditedEvents } from '../features/managed-events/EditedEvents';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/edited-events: what organizers have rewritten of published events. */
export function AdminEditedEventsPage() {
  return (
    <>
      <Crumbs links={[{ label: 'Dashboard', to: paths.admin }]} />
      <AreaHead title="Edited events" />
      <EditedEvents />
    </>
  );
}
