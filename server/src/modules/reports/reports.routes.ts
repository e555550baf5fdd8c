import { reportRoutes as routes, analyticsFilter } from '@ascendant/contract/report';
import { organizerOf } from '@ascendant/domain/event/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { fieldsOf } from '../../http/input';
import { countHeaders, listed } from '../../http/list-response';
import { sendCsv } from '../../http/send-csv';
import { charts } from '../charts/charts.module';
import { analyticsCells, analyticsColumns } from './report.presenter';
import {
  adminSummary,
  analyticsPage,
  organizerSummary,
  salesReport,
  analyticsFile,
  type AnalyticsList,
  type Owner,
} from './reports.service';

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

type Files = Pick<ApplicationContext, 'http' | 'db' | 'limits' | 'clock' | 'config'>;

/**
 * Serves the event analytics as CSV files, to whom the lists are served. They're files, so they aren't part of the contract.
 * Source: docs/rules/security.md, "Who may call what".
 */
export function serveReportFiles(context: Files): void {
  const { http } = context;
  http.get('/admin/reports/events.csv', (request, reply) =>
    sendFile(context, { request, reply, access: authorization.eventAnalytics, ownerOf: () => undefined }),
  );
  http.get('/organizer/reports/events.csv', (request, reply) =>
    sendFile(context, {
      request,
      reply,
      access: authorization.organizerEventAnalytics,
      ownerOf: organizerOf,
    }),
  );
}

interface FileWanted {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly access: Parameters<typeof reachOf>[0];
  readonly ownerOf: (caller: Caller) => Owner;
}

async function sendFile(
  { db, limits, clock, config }: Files,
  { request, reply, access, ownerOf }: FileWanted,
): Promise<FastifyReply> {
  const caller = callerOf(request);
  if (reachOf(access, caller.role) === 'none') throw new AppError('forbidden');
  const filter = analyticsFilter.safeParse(request.query);
  if (!filter.success) throw new AppError('invalid_input', { fields: fieldsOf(filter.error) });
  await limits.take('exportList', { target: caller.userId });
  const owner = ownerOf(caller);
  const rows = await analyticsFile(db, owner, filter.data);
  const { today } = await charts.ownDay(db, { userId: caller.userId, birthTimezone: null }, clock.now());
  return sendCsv(reply, {
    name: `events-${today}`,
    header: analyticsColumns(config.currency, owner),
    rows: rows.map(analyticsCells),
  });
}
