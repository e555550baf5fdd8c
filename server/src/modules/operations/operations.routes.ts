import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { presentResolved } from './discrepancy.presenter';
import { presentJob } from './job.presenter';
import { queuedJobs, readHealth, resolvedDiscrepancies, retryJob, type HealthDeps } from './operations.service';

/** Health and jobs, for admins. */
export function registerOperationsRoutes(
  { bind, db }: Pick<ApplicationContext, 'bind' | 'db'>,
  health: HealthDeps,
): void {
  bind(routes.adminHealth, () => readHealth(health));

  bind(routes.listDeadJobs, async () => (await queuedJobs(db)).map(presentJob));

  bind(routes.listResolvedDiscrepancies, async () => (await resolvedDiscrepancies(db)).map(presentResolved));

  bind(routes.retryJob, async (call) => {
    await retryJob(db, callerOf(call), call.params.id);
    return null;
  });
}
