import { useParams } from 'react-router';
import { PersonDetails } from '../features/lookup/PersonDetails';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/lookup/people/{id}: a person's bookings, payments, emails, sessions and notes. Their name isn't in the page's title. */
export function AdminPersonPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Crumbs links={[{ label: 'Look up', to: paths.adminLookup }]} />
      <AreaHead title="Person" />
      <PersonDetails id={Number(id)} />
    </>
  );
}
