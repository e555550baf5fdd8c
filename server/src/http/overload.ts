import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { isInnerCall } from './inner-calls';
import { routeOf } from './request-facts';

/** How many requests the server works on at the same time. More would only wait for the database's connections, longer and longer. */
const mostAtOnce = 300;
/** Health checks and metrics, which have to answer then, too. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses the requests above the limit immediately, before anything is read for them. A request counts from when it has
 * arrived completely until its answer is ready, so that slow networks don't use up the limit.
 * Source: docs/rules/reliability.md, "Overload".
 */
export function refuseOverload(app: FastifyInstance, most = mostAtOnce): void {
  const counted = new WeakSet<FastifyRequest>();
  let working = 0;
  const leave = (request: FastifyRequest) => {
    if (counted.delete(request)) working -= 1;
  };
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    if (isInnerCall(request) || alwaysAnswered.has(routeOf(request))) return;
    if (working >= most) throw new AppError('busy', { retryAfterSeconds: 1 });
    working += 1;
    counted.add(request);
    reply.raw.once('close', () => leave(request));
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) enter(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) enter(request, reply);
  });
  app.addHook('onSend', async (request) => leave(request));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
