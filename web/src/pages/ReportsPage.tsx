import type { ReportViewer } from '../data/reports';
import { Reports } from '../features/reports/Reports';
import { ReportTools } from '../features/reports/ReportTools';
import { useAnalyticsAddress } from '../features/reports/use-analytics-rows';
import { AreaHead } from '../shell/AreaHead';

/** /admin/reports: figures of every event. */
export const AdminReportsPage = () => <ReportsPage viewer="admin" />;

/** /organizer/reports: figures of an organizer's own events. */
export const OrganizerReportsPage = () => <ReportsPage viewer="organizer" />;

function ReportsPage({ viewer }: { readonly viewer: ReportViewer }) {
  const { weeks } = useAnalyticsAddress();
  return (
    <>
      <AreaHead title="Event Analytics Report">
        <ReportTools viewer={viewer} />
      </AreaHead>
      <Reports viewer={viewer} weeks={weeks} />
    </>
  );
}
