import type { AdminPayouts } from '@ascendant/contract/payout';
import { routes } from '@ascendant/contract/routes';
import { organizerOf } from '@ascendant/domain/event/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../access/caller';
import { WebhookRefusedError } from '../../adapters/payments/payment-provider';
import type { ApplicationContext } from '../../application/application-context';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf, type Call } from '../../http/binding';
import { sendCsv } from '../../http/send-csv';
import { adjustEarnings, adminPayouts, retryTransfer } from './admin-payouts.service';
import { checkAccount, connectAccount } from './connect-account';
import { receiveAccountNotice, type PayoutDeps } from './payout-deps';
import { organizerPayouts } from './payouts.service';
import { drawStatement } from './printed-statement';
import { readStatement, statementTable } from './statement.service';

/** Serves payouts to the organizers who get them, and to admins. */
export function registerPayoutRoutes(
  { bind, limits }: Pick<ApplicationContext, 'bind' | 'limits'>,
  deps: PayoutDeps,
): void {
  bind(routes.organizerPayouts, (call) => organizerPayouts(deps, organizerOf(callerOf(call))));
  bind(routes.connectPayouts, async (call) => {
    const { userId } = callerOf(call);
    await limits.take('askProvider', { target: userId });
    return connectAccount(deps, { ...call.body, caller: callerOf(call), requestId: call.request.id });
  });
  bind(routes.checkPayouts, async (call) => {
    const { userId } = callerOf(call);
    await limits.take('askProvider', { target: userId });
    await checkAccount(deps, organizerOf(callerOf(call)));
    return organizerPayouts(deps, organizerOf(callerOf(call)));
  });
  bind(routes.adminPayouts, () => adminPayouts(deps));
  bind(routes.retryTransfer, async (call) => {
    await retryTransfer(deps, call.params.id, byAdmin(call));
    return adminPayouts(deps);
  });
  bind(routes.adjustEarnings, async (call) => {
    await adjustEarnings(deps, call.body, byAdmin(call));
    return adminPayouts(deps);
  });
}

/** What a call of either route has; their answers are the same. */
interface AdminCall extends Pick<Call<typeof routes.adminPayouts>, 'caller' | 'request' | 'hasKey'> {
  readonly keepAnswer: (tx: Transaction, answer: AdminPayouts) => Promise<void>;
}

function byAdmin(call: AdminCall) {
  const keepAnswer = call.hasKey ? call.keepAnswer : undefined;
  return { admin: callerOf(call), requestId: call.request.id, keepAnswer };
}

/**
 * Receives the provider's notices about connected accounts, at an address and with a secret of their own. They're hints: a job reads the
 * account again, so the order of arrival and duplicates don't matter.
 * Source: docs/rules/payouts.md, "Accounts".
 */
export function registerAccountWebhook(http: FastifyInstance, deps: PayoutDeps): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider/connect', async (request, reply) => {
      if (request.params.provider !== deps.provider.name || !deps.payouts.isOn) throw new AppError('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveAccountNotice(deps, rawBody, request.headers).catch(refuse);
      return reply.status(200).send({ received: true });
    });
  });
}

function refuse(error: unknown): never {
  if (error instanceof WebhookRefusedError) throw new AppError('bad_request', { message: error.message });
  throw error;
}

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/**
 * Serves an organizer's statements as files, to whom their payouts are served. They're files, so they aren't part of the contract.
 * Source: docs/rules/payouts.md, "Statements"; docs/rules/security.md, "Who may call what".
 */
export function serveStatements({ http, limits }: Pick<ApplicationContext, 'http' | 'limits'>, deps: PayoutDeps): void {
  http.get<{ Params: { month: string } }>('/organizer/statements/:month.csv', async (request, reply) => {
    const caller = readerOf(request);
    const { month } = request.params;
    if (!monthPattern.test(month)) throw new AppError('not_found');
    await limits.take('exportList', { target: caller.userId });
    const statement = await readStatement(deps, organizerOf(caller), month);
    // Accountants see no names.
    const hasNames = reachOf(authorization.listEventBookings, caller.role) !== 'none';
    return sendCsv(reply, { name: `statement-${month}`, ...statementTable(statement, { hasNames }) });
  });

  http.get<{ Params: { month: string } }>('/organizer/statements/:month.pdf', async (request, reply) => {
    const caller = readerOf(request);
    const { month } = request.params;
    if (!monthPattern.test(month)) throw new AppError('not_found');
    await limits.take('drawTickets', { target: caller.userId });
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="statement-${month}.pdf"`)
      .send(await drawStatement(deps, organizerOf(caller), month));
  });
}

/** @throws AppError unauthenticated, forbidden */
function readerOf(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (reachOf(authorization.organizerPayouts, caller.role) === 'none') throw new AppError('forbidden');
  return caller;
}
