import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Adapters } from '../adapters/adapters';
import type { AppError } from '../errors/app-error';
import { describeError } from '../errors/described-error';
import { escapeHtml } from '../html/escape-html';
import { errorBody, outcomeOf } from './error-body';
import { insertErrorLog } from './error-log.repository';
import { sendOctoError } from './octo-error';
import { everyPage, isApiPath, isOctoPath, pathOf, routeOf } from './request-facts';

/** The one place where errors become replies (ERR-01). Bugs are logged in full, and the reply gives only the request's id. */
export function handleErrors(app: FastifyInstance, adapters: Adapters): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const { error, isBug } = outcomeOf(thrown);
    if (isBug) await recordBug(adapters, request, thrown);
    return sendError(reply, request, error);
  });
}

/** Replies with an error. */
export function sendError(reply: FastifyReply, request: FastifyRequest, error: AppError): FastifyReply {
  sayRetryAfter(reply, error);
  void reply.header('cache-control', 'no-store');
  if (isOctoPath(pathOf(request))) return sendOctoError(reply, error);
  void reply.status(error.status);
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(errorPage(error, request.id));
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(errorBody(error, request.id));
}

/** Says when to try again, after an error that passes. */
export function sayRetryAfter(reply: FastifyReply, { facts: { retryAfterSeconds } }: AppError): void {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
}

/** Whether a person will see the reply: a browser that opens an address outside the API, or anything that asks for a page. */
function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers;
  if (isApiPath(pathOf(request))) return false;
  return accept.includes('text/html') || (routeOf(request) === everyPage && accept.includes('*/*'));
}

/** Logs what broke off a response whose status was already sent: a bug in full, an outage as one. */
export async function reportBreak(adapters: Adapters, request: FastifyRequest, thrown: unknown): Promise<void> {
  if (outcomeOf(thrown).isBug) return recordBug(adapters, request, thrown);
  const facts = { requestId: request.id, route: routeOf(request), error: describeError(thrown) };
  adapters.log.warn(facts, 'an outage broke off a response');
}

/** Logs an error in full. */
export async function recordBug({ db, log }: Adapters, request: FastifyRequest, thrown: unknown): Promise<void> {
  const described = describeError(thrown);
  log.error({ requestId: request.id, route: routeOf(request), error: described }, 'a request failed');
  const { type, message = type, ...details } = described;
  await insertErrorLog(db, {
    errorType: type,
    errorMessage: message,
    errorDetails: details,
    requestId: request.id,
    endpoint: routeOf(request),
    httpMethod: request.method,
    statusCode: outcomeOf(thrown).error.status,
    userId: request.caller?.userId ?? null,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    ipAddress: request.ip,
  }).catch((error: unknown) =>
    log.error({ requestId: request.id, error: describeError(error) }, 'the error could not be recorded'),
  );
}

/** What a browser shows if the page itself couldn't be rendered. It needs no script and no image. */
function errorPage(error: AppError, requestId: string): string {
  return `<!doctype html>
<html lang="${siteLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${productName}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main>
<h1>${escapeHtml(error.message)}</h1>
<p>${error.facts.retryAfterSeconds === undefined ? '<a href="/">Back to the home page</a>' : '<a href="">Try again</a>'}</p>
<p><small>Error reference: ${escapeHtml(requestId)}</small></p>
</main></body>
</html>
`;
}
