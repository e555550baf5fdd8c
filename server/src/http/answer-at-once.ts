import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lifecycle } from './health';
import { isInnerCall } from './inner-calls';
import { hasTooManyHeaders } from './request-limits';
import type { SecurityHeaders } from './security-headers';
import { sendsSession } from './session';
import { listOf, type VisitorAnswers } from './visitor-answers';
import type { WideLimits } from './wide-limits';

/** What an answer is sent with before anything else looks at the request. */
export interface AtOnce {
  readonly answers: VisitorAnswers;
  readonly headersOf: SecurityHeaders;
  readonly wide: WideLimits;
  readonly lifecycle: Lifecycle;
}

/**
 * Sends visitors what's kept for the very address that they ask for, before the request is parsed: most of what's left is Node's. It's
 * counted, logged and has all headers like any other answer, but takes no room of the work that's under way. Everything that's out of the
 * ordinary goes the usual way, which answers the same.
 * Source: docs/rules/reliability.md, "Kept answers".
 */
export function answerAtOnce(app: FastifyInstance, { answers, headersOf, wide, lifecycle }: AtOnce): void {
  app.addHook('onRequest', (request, reply, done) => {
    const ready = lifecycle.isStopping || !isPlain(request) ? undefined : answers.readyAt(request);
    // Beyond the limit, the usual way refuses it.
    if (ready === undefined || !wide.takeIfFree('publicRead', { ip: request.ip })) return void done();
    const { status, headers, bytes } = ready;
    reply.hijack();
    const length = bytes === undefined ? [] : ['content-length', String(bytes.length)];
    reply.raw.writeHead(status, [...listOf(headersOf(request)), ...headers, ...length]).end(bytes);
  });
}

/** A visitor's plain GET: without a session, and not the program's own call. */
function isPlain(request: FastifyRequest): boolean {
  return request.method === 'GET' && !sendsSession(request) && !hasTooManyHeaders(request) && !isInnerCall(request);
}
