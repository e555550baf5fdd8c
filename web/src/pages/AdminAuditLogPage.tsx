import { AuditLog } from '../features/logs/AuditLog';
import { AreaHead } from '../shell/AreaHead';

/** /admin/audit-log: who did what to what, and when. */
export function AdminAuditLogPage() {
  return (
    <>
      <AreaHead title="Audit log" />
      <AuditLog />
    </>
  );
}
