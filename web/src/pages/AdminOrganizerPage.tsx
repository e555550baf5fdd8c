import { useParams } from 'react-router';
import { OrganizerDetails } from '../features/lookup/OrganizerDetails';
import { OrganizerEvents } from '../features/managed-events/OrganizerEvents';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/users/organizers/{id}: an organizer's events, team, money, disputes, complaints and notes. Their name isn't in the page's title. */
export function AdminOrganizerPage() {
  const { id = '' } = useParams();
  const organizerId = Number(id);
  return (
    <>
      <Crumbs links={[{ label: 'Users', to: paths.adminUsers }]} />
      <AreaHead title="Organizer" />
      <OrganizerDetails id={organizerId} events={<OrganizerEvents organizerId={organizerId} />} />
    </>
  );
}
