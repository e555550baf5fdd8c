import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import { cachedDocuments, type Documents } from '../cache/document-cache';
import { serveFromCache } from '../cache/serve-from-cache';
import { visitorResponses, type VisitorResponses } from '../cache/visitor-responses';
import { describeError } from '../errors/described-error';
import { completedRequests } from '../http/completed-requests';
import { refuseForeignWrites } from '../http/csrf';
import { outcomeOf } from '../http/error-body';
import { handleErrors, sendError } from '../http/error-handler';
import { readForwardedAddresses } from '../http/forwarded-for';
import { countInFlight, serveHealth, type Lifecycle } from '../http/health';
import { readJsonBodies } from '../http/json-body';
import { serveMetrics, type Metrics } from '../http/metrics';
import { noteServedPaths, servedPaths, type ServedPaths } from '../http/not-found';
import { originForm } from '../http/request-facts';
import { logRequests } from '../http/request-log';
import { securityHeaders, sendSecurityHeaders, type SecurityHeaders } from '../http/security-headers';
import { readSessions, type Sessions } from '../http/session';
import { countRequests, requestCounter } from '../limits/count-requests';
import { refuseOverload } from '../limits/overload';
import { limitRequests, serverLimits } from '../limits/request-limits';
import { wideLimitsOn } from '../limits/wide-limits';
import type { Config } from '../settings/config';

/** The HTTP server with everything that applies to every request, and no calls yet. */
export interface HttpServer {
  readonly http: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly sessions: Sessions;
  readonly paths: ServedPaths;
  readonly sharedReads: VisitorResponses;
  readonly documents: Documents;
  readonly inFlight: () => number;
  readonly metrics: Metrics;
}

/** Sets up what applies to every request. The order of the hooks is the order of the checks. */
export async function httpServer(adapters: Adapters, isDevelopment: boolean): Promise<HttpServer> {
  const { config, db, pool, log } = adapters;
  const lifecycle: Lifecycle = { isStopping: false, answersHeld: null };
  const paths = servedPaths();
  const headersOf = securityHeaders(config, isDevelopment);
  const http = bareServer(config, headersOf);
  const completed = completedRequests(http);
  readForwardedAddresses(http);
  // Vite serves a page in development as hundreds of modules.
  const wide = wideLimitsOn(db, config.hasRateLimits && !isDevelopment, (error) =>
    log.warn({ error: describeError(error) }, "couldn't store how many requests were counted; trying again"),
  );
  const count = requestCounter(wide);
  http.addHook('onClose', () => wide.stop());
  const responses = visitorResponses(adapters.changes, wide);
  const documents = cachedDocuments(adapters.changes, wide);
  noteServedPaths(http, paths);
  handleErrors(http, adapters);
  const inFlight = countInFlight(http, lifecycle);
  logRequests(completed, log);
  sendSecurityHeaders(http, headersOf);
  limitRequests(http);
  serveFromCache(http, responses, count);
  refuseOverload(http);
  await http.register(cookie);
  const sessions = readSessions(http, config.publicUrl);
  countRequests(http, count);
  refuseForeignWrites(http, config.publicUrl);
  readJsonBodies(http);
  const metrics = serveMetrics(http, {
    completed,
    pool,
    token: config.metricsToken,
    report: (error) => log.warn({ error: describeError(error) }, "some figures of the metrics can't be read"),
  });
  serveHealth(http, adapters.signal, lifecycle);
  return { http, lifecycle, sessions, paths, sharedReads: responses, documents, inFlight, metrics };
}

function bareServer(config: Config, headersOf: SecurityHeaders): FastifyInstance {
  return fastify({
    ...serverLimits,
    trustProxy: trusted(config.trustProxy),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Requests that arrive while the server stops are still answered: a rolling restart loses none (CRA-18).
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headersOf(request));
      void sendError(reply, request, outcomeOf(error).error);
    },
  });
}

function trusted(setting: Config['trustProxy']): string | false | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_, hop) => hop < setting : setting;
}
