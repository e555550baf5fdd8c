import { organizerOf } from '@ascendant/domain/event/access';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { authorization, reachOf } from '../../http/authorization';
import { callerOf } from '../../http/binding';
import { sendCsv } from '../../http/send-csv';
import type { PayoutDeps } from './payout-deps';
import { drawStatement } from './printed-statement';
import { readStatement, statementTable } from './statement.service';

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
