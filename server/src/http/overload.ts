import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { isInnerCall } from './inner-calls';
import { isApiPath, pathOf, routeOf } from './request-facts';

/** How many requests may be under way. */
interface Room {
  readonly all: number;
  /** Of them, reads of the API, whose clients ask again. */
  readonly reads: number;
}

/** More would only wait for the database's connections, longer and longer: three reads for each of them take a fraction of a second. */
const room: Room = { all: 300, reads: 64 };
/** Health checks and metrics, which have to answer then, too. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses the requests above the limit immediately, before anything is read for them. A request counts from when it has
 * arrived completely until its answer is ready, so that slow networks don't use up the limit.
 * Source: docs/rules/reliability.md, "Overload".
 */
export function refuseOverload(app: FastifyInstance, most = room): void {
  const counted = new WeakMap<FastifyRequest, boolean>();
  const working = { all: 0, reads: 0 };
  const count = (isRead: boolean, change: 1 | -1) => {
    working.all += change;
    if (isRead) working.reads += change;
  };
  const leave = (request: FastifyRequest) => {
    const isRead = counted.get(request);
    if (isRead !== undefined && counted.delete(request)) count(isRead, -1);
  };
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    if (isInnerCall(request) || alwaysAnswered.has(routeOf(request))) return;
    const isRead = request.method === 'GET' && isApiPath(pathOf(request));
    const isFull = working.all >= most.all || (isRead && working.reads >= most.reads);
    if (isFull) throw new AppError('busy', { retryAfterSeconds: 1 });
    count(isRead, 1);
    counted.set(request, isRead);
    reply.raw.once('close', () => leave(request));
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) enter(request, reply);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request)) enter(request, reply);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
