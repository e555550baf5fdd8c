import { ReportedConversations } from '../features/conversations/ReportedConversations';
import { paths } from '../paths';
import { AreaHead } from '../shell/AreaHead';
import { Crumbs } from '../ui/layout/Crumbs';

/** /admin/reported-conversations: conversations that travellers or hosts have reported. */
export function AdminReportedConversationsPage() {
  return (
    <>
      <Crumbs links={[{ label: 'Dashboard', to: paths.admin }]} />
      <AreaHead title="Reported messages" />
      <ReportedConversations />
    </>
  );
}
