import { ErrorLog } from '../features/logs/ErrorLog';
import { AreaHead } from '../shell/AreaHead';

/** /admin/error-log: requests that failed because of a bug. */
export function AdminErrorLogPage() {
  return (
    <>
      <AreaHead title="Error log" />
      <ErrorLog />
    </>
  );
}
