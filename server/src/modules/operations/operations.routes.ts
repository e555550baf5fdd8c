import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { findJobs } from '../../jobs/queue.repository';
import { presentResolved } from './finding.presenter';
import { presentJob } from './job.presenter';
import { findResolvedFindings } from './operations.repository';
import { readHealth, retryJob } from './operations.service';

/** A list is not longer than that. Source: rule INP-04. */
const longestList = 200;

/** Health and jobs, for admins. */
export function registerOperationsRoutes({
  bind,
  db,
  reads,
  config,
}: Pick<ApplicationContext, 'bind' | 'db' | 'reads' | 'config'>): void {
  bind(routes.adminHealth, () => readHealth({ db, reads, dataDir: config.dataDir }));

  bind(routes.listDeadJobs, async () => (await findJobs(db, longestList)).map(presentJob));

  bind(routes.listResolvedFindings, async () => (await findResolvedFindings(db, longestList)).map(presentResolved));

  bind(routes.retryJob, async (call) => {
    await retryJob(db, callerOf(call), call.params.id);
    return null;
  });
}
