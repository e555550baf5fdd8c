import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ClientAddresses } from '../http/client-address';
import type { AnsweredRequests } from '../http/completed-requests';
import type { InFlight, Lifecycle } from '../http/health';
import { listOf, type SecurityHeaders } from '../http/security-headers';
import { sendsSession } from '../http/session';
import { tooManyHeaders } from '../limits/request-limits';
import type { WideLimits } from '../limits/wide-limits';
import type { AnswerForm } from './response-form';
import type { ReadyAnswer, VisitorAnswers } from './visitor-responses';

/** What an answer is sent with before the framework sees the request. */
export interface AtOnce {
  readonly answers: VisitorAnswers;
  readonly answered: AnsweredRequests;
  readonly headersOf: SecurityHeaders;
  readonly wide: WideLimits;
  readonly addresses: ClientAddresses;
  readonly lifecycle: Lifecycle;
  readonly inFlight: InFlight;
}

/**
 * Sends visitors what's kept for the very address that they ask for, before the framework sees the request: what's left is mostly Node's.
 * It's counted, logged and has all headers like any other answer, but takes no room of the work that's under way. Everything that's out of
 * the ordinary goes the usual way, which answers the same.
 * Source: docs/rules/reliability.md, "Kept answers".
 */
export function answerAtOnce(server: Server, atOnce: AtOnce): void {
  const usual = server.listeners('request');
  const send = sender(atOnce);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!send(request, response)) for (const handle of usual) handle.call(server, request, response);
  });
}

/** @returns whether it has answered */
function sender({ answers, answered, headersOf, wide, addresses, lifecycle, inFlight }: AtOnce) {
  const listFor = headerLists(listOf(headersOf({ url: '/api/', id: '' })));
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (lifecycle.isStopping || lifecycle.answersHeld !== null || !isPlain(request)) return false;
    const begun = performance.now();
    const ready = answers.readyAt(request.url ?? '', request.headers);
    const ip = ready && addresses.known(request);
    // Beyond the limit, the usual way refuses it.
    if (ready === undefined || ip === undefined || !wide.takeIfFree('publicRead', { ip })) return false;
    const { form, route } = ready;
    const requestId = randomUUID();
    response.writeHead(form.status, listFor(ready, requestId)).end(form.bytes);
    // Nearly always, the system has taken it all by now.
    if (response.writableLength > 0) inFlight.enter(response);
    const ms = performance.now() - begun;
    answered.tell({ requestId, method: 'GET', route, status: form.status, ms, userId: undefined, isInner: false });
    return true;
  };
}

/**
 * The headers of answers, names and values by turns. Each form of an answer has one list, whose id and age change from request to request:
 * Node reads it at once, and a new list of thirty texts for each would be most of what we leave to be collected.
 * @param everywhere the headers of every answer
 */
function headerLists(everywhere: readonly string[]) {
  const [idAt, ageAt] = [everywhere.indexOf('x-request-id') + 1, everywhere.length + 1];
  const lists = new WeakMap<AnswerForm, string[]>();
  return ({ form, ageSeconds }: ReadyAnswer, requestId: string): string[] => {
    let list = lists.get(form);
    if (list === undefined) lists.set(form, (list = [...everywhere, 'age', '', ...form.headers]));
    list[idAt] = requestId;
    list[ageAt] = ageSeconds;
    return list;
  };
}

/** A visitor's plain GET: without a session, and without more headers than any we use. */
function isPlain(request: IncomingMessage): boolean {
  return request.method === 'GET' && !sendsSession(request) && !tooManyHeaders(request);
}
