import type { FastifyInstance } from 'fastify';
import { pino, stdTimeFunctions, type Logger } from 'pino';
import { isInnerCall } from './inner-calls';
import { routeOf } from './request-facts';

/** The log of the process: one JSON object per line, times in UTC. Source: rule ERR-03. */
export function openLog(level: string, destination?: NodeJS.WritableStream): Logger {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime, messageKey: 'message' };
  // Written in the background, so that no request waits for the disk or the terminal; pino writes the rest when the process exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}

const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs one line per request: its id, the route's pattern (never the address), the status, the duration and the user's id. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    if (!quiet.has(route) && !isInnerCall(request)) {
      log.info({
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller === null ? {} : { userId: request.caller.userId }),
      });
    }
    done();
  });
}
