import { reportRoutes as routes } from '@ascendant/contract/report';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { countHeaders, listed } from '../../http/list-response';
import { adminSummary, analyticsPage, organizerSummary, salesReport, type AnalyticsList } from './reports.service';

/** Figures for admins, about every event, and for organizers, about their own. */
export function bindReports({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.adminSummary, () => adminSummary(db));
  bind(routes.organizerSummary, (call) => organizerSummary(db, organizerOf(callerOf(call))));

  bind(routes.adminReport, ({ query }) => salesReport(db, undefined, query.weeks));
  bind(routes.organizerReport, (call) => salesReport(db, organizerOf(callerOf(call)), call.query.weeks));

  const listOf = ({ ids, count, read }: AnalyticsList) => listed(ids, read, countHeaders(count));

  bind(routes.eventAnalytics, async ({ query }) => listOf(await analyticsPage(db, undefined, query)));
  bind(routes.organizerEventAnalytics, async (call) =>
    listOf(await analyticsPage(db, organizerOf(callerOf(call)), call.query)),
  );
}
