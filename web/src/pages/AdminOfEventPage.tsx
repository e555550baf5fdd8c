import { paths } from '../paths';
import { adminArea } from './admin-area';
import { AreaPage } from './AreaPage';
import { organizerArea } from './organizer-area';

/** /organizer/events/:id and below for admins: the organizers' screens, beside the sidebar of admins. */
export function AdminOfEventPage() {
  return <AreaPage area={organizerArea} roles={['admin']} sidebar={{ area: adminArea, at: paths.adminEvents }} />;
}
