import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentResolved } from './discrepancy.presenter';
import { presentJob } from './job.presenter';
import { queuedJobs, readHealth, resolvedDiscrepancies, retryJob } from './operations.service';
import type { ZoneCheck } from './zone-check.service';

/** Health and jobs, for admins. */
export function registerOperationsRoutes({
  bind,
  db,
  reads,
  config,
  eventScores,
  zones,
}: Pick<ApplicationContext, 'bind' | 'db' | 'reads' | 'config' | 'eventScores'> & { readonly zones: ZoneCheck }): void {
  const { dataDir } = config;
  bind(routes.adminHealth, () => readHealth({ db, reads, dataDir, matching: eventScores.reading, zones }));

  bind(routes.listDeadJobs, async () => (await queuedJobs(db)).map(presentJob));

  bind(routes.listResolvedDiscrepancies, async () => (await resolvedDiscrepancies(db)).map(presentResolved));

  bind(routes.retryJob, async (call) => {
    await retryJob(db, callerOf(call), call.params.id);
    return null;
  });
}
