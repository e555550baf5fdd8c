import { logRoutes } from '@ascendant/contract/logs';
import { routes } from '@ascendant/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { webhookOf } from '../../set-up/check-payments';
import { payoutWebhookOf } from '../../set-up/check-payouts';
import { checkProxy } from '../../set-up/check-proxy';
import { checkSetUp, inOrder } from '../../set-up/check-set-up';
import { programVersion } from '../../version';
import { bookingsOfEvent } from './event-bookings.service';
import { auditPage, errorPage } from './logs.service';
import { presentResolved, presentJob } from './operations.presenter';
import { queuedJobs, readHealth, resolvedDiscrepancies, retryJob, type HealthDeps } from './operations.service';
import { addStarterSet, sendSetUpMail } from './set-up.service';

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

/** Serves the audit log and the error log to admins. Nothing here changes them. */
export function registerLogRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(logRoutes.listAuditLog, ({ query }) => auditPage(db, query));

  bind(logRoutes.listErrorLogs, ({ query }) => errorPage(db, query));
}

/** Serves the bookings of an event to its organizer and to admins. */
export function registerEventBookingRoutes({
  bind,
  db,
  sealer,
}: Pick<ApplicationContext, 'bind' | 'db' | 'sealer'>): void {
  bind(routes.listEventBookings, (call) =>
    bookingsOfEvent({ db, sealer }, callerOf(call), { eventId: call.params.id, after: call.query.after ?? null }),
  );
}

/** What admins try out before the site is used for real. */
export function registerSetUpRoutes(context: ApplicationContext): void {
  const { bind, config, db, mailer } = context;
  bind(routes.readSetUp, async ({ request }) => {
    const checks = await checkSetUp({ ...context, keyIds: context.sealer.keyIds });
    return {
      version: programVersion,
      checks: [...inOrder([...checks, checkProxy(arrivalOf(request), config)])],
      webhook: webhookOf(config),
      payoutWebhook: payoutWebhookOf(config),
    };
  });

  bind(routes.sendSetUpMail, async (call) => sendSetUpMail({ db, mailer, config }, callerOf(call), call.request.id));

  bind(routes.addStarterSet, (call) => addStarterSet(db, callerOf(call), call.request.id));
}

function arrivalOf({ socket, ip, headers }: FastifyRequest) {
  return {
    from: socket.remoteAddress ?? 'unknown',
    client: ip,
    forwardedFor: textOf(headers['x-forwarded-for']),
    forwardedProto: textOf(headers['x-forwarded-proto']),
    host: headers.host,
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ');
}
