import { runsFromRoutes as routes } from '@ascendant/contract/runs-from';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { letRun, runsFromOf, setRunsFrom } from './runs-from.service';

/** Serves from how many people an event runs: read, set and decided by those who manage it. */
export function bindRunsFrom({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.getRunsFrom, (call) => runsFromOf(db, callerOf(call), call.params.id));

  bind(routes.setRunsFrom, (call) =>
    setRunsFrom(db, callerOf(call), { eventId: call.params.id, ...call.body, requestId: call.request.id }),
  );

  bind(routes.letRun, (call) => letRun(db, callerOf(call), { eventId: call.params.id, requestId: call.request.id }));
}
