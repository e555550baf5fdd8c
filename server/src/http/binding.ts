import { Readable } from 'node:stream';
import type { Route, RouteAnswer, RouteInput } from '@ascendant/contract/route';
import { scopeMissing } from '@ascendant/domain/organization/api-key';
import { refusedToRole } from '@ascendant/domain/organization/members';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import type { Adapters } from '../adapters/adapters';
import { createTurns } from '../concurrency/turns';
import type { Transaction } from '../database/database';
import { AppError } from '../errors/app-error';
import { StartError } from '../errors/start-error';
import type { Access } from './access-groups';
import { accessTo, reachOf } from './authorization';
import { sayCaching, type SharedReads } from './conditional';
import { reportBreak } from './error-handler';
import { subscriberOf } from './forwarded-for';
import { hashOf, once, readKey, type KeepSent, type Sent } from './idempotency';
import { readInput } from './input';
import { defaultBodyBytes } from './json-body';
import { ListResponse, onceClosed, sendList } from './list-response';
import { Answer, contractBody, FileAnswer, usualStatus } from './reply';
import { hasSession } from './session';
import { acceptForms } from './uploads';

/**
 * What a handler gets: the parsed parts of the request, and who's asking. A call that visitors can't make always has a
 * caller; `callerOf` tells the compiler so.
 */
export interface Call<R extends Route> extends RouteInput<R> {
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Keeps the answer in the transaction that has the call's effect, so that a repeat with the same `Idempotency-Key` gets it even when
   * this process dies before it answers. Does nothing without a key. Source: rule IDE-02.
   */
  readonly keepAnswer: KeepAnswer<R>;
  /** Whether it has an `Idempotency-Key`, so that its answer has to be kept. */
  readonly hasKey: boolean;
}

/** Takes what a handler would return. @throws AppError in_progress when a repeat has claimed the key */
export type KeepAnswer<R extends Route> = (
  tx: Transaction,
  given: RouteAnswer<R> | Answer<RouteAnswer<R>>,
) => Promise<void>;

/** Serves one call. Returns the body of its usual status, or `answer(status, body, headers)`. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<RouteAnswer<R> | Answer<RouteAnswer<R>>>;

/** Connects a route of the contract to the function that serves it. */
export type Bind = <R extends Route>(route: R, handler: Handler<R>) => void;

/** The signed-in caller of a call. @throws AppError unauthenticated for a visitor */
export function callerOf({ caller }: { caller: Caller | null }): Caller {
  if (caller === null) throw new AppError('unauthenticated');
  return caller;
}

/** Makes a call that may have a limit of its own, and counts it. @throws AppError rate_limited; whatever the call throws */
export type CountCall = (
  route: Route,
  request: FastifyRequest,
  call: () => Promise<FastifyReply>,
) => Promise<FastifyReply>;

/** What calls are bound with. */
export interface Binding {
  readonly adapters: Adapters;
  readonly countCall: CountCall;
  readonly sharedReads: SharedReads;
}

/** How many whole lists are sent at once. Source: docs/rules/reliability.md, "Overload". */
const wholeLists = { atOnce: 4, waiting: 40, mostWaitMs: 5000, share: { atOnce: 1, waiting: 10 } };

/** @returns a function that throws StartError for a route that isn't in the authorization table */
export function bindTo(app: FastifyInstance, { adapters, countCall, sharedReads }: Binding): Bind {
  const takeListTurn = createTurns(wholeLists, () => new AppError('busy', { retryAfterSeconds: 1 }));
  const replied = async <R extends Route>(bound: Bound<R>): Promise<FastifyReply> => {
    const { route, request, reply } = bound;
    if (sharedReads.isShared(route, request)) return serveVisitors(adapters, bound, sharedReads);
    const sent = await answerOf(adapters, bound);
    if (sent.list !== undefined) {
      onceClosed(reply.raw, await takeListTurn({ who: subscriberOf(request.ip) }));
      const report = (error: unknown) => void reportBreak(adapters, request, error);
      return sendList(reply, sent.list.answer, { write: sent.list.write, report });
    }
    return sent.file === undefined ? send(reply, request, sent) : sendFile(reply, sent.file, route.file);
  };
  return (route, handler) => {
    const access = accessTo(route.name);
    if (access === undefined) throw new StartError(`The call ${route.name} isn't in the authorization table.`);
    const serve = (scope: FastifyInstance) =>
      void scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: route.maxBodyBytes ?? defaultBodyBytes,
        handler: async (request, reply) => {
          admitDevice(access, request);
          authorize(access, request.caller);
          refuseWithoutScope(route, request.caller);
          if (asksAgain(route, request.caller)) throw new AppError('confirmation_required');
          return countCall(route, request, () => replied({ route, handler, request, reply }));
        },
      });
    if (route.upload === undefined) serve(app);
    else acceptForms(app, serve);
  };
}

interface Bound<R extends Route> {
  readonly route: R;
  readonly handler: Handler<R>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A gate device or an API key is the caller of its own calls. It can make no other call, not even those that anyone can make. */
function admitDevice(access: Access, request: FastifyRequest): void {
  const { device } = request;
  if (device === null) return;
  if (reachOf(access, device.role) === 'none')
    throw new AppError('forbidden', {
      message:
        device.role === 'gate'
          ? 'A check-in link only checks people in.'
          : 'API keys can’t be used here. See /developers.',
    });
  request.caller = device;
}

function authorize(access: Access, caller: Caller | null): void {
  const reach = reachOf(access, caller?.role ?? null);
  if (reach === 'proven' ? caller?.hasProvenMailbox === true : reach !== 'none') return;
  if (access.key !== 'none' || access.reseller !== 'none') refuseWithoutKey(caller);
  if (caller === null) throw new AppError('unauthenticated');
  if (caller.role === 'guest') throw new AppError(reach === 'proven' ? 'mailbox_unproven' : 'account_required');
  if (caller.lacksFactor === true) throw new AppError('second_factor_missing');
  const message = refusedToRole(caller.role);
  throw new AppError('forbidden', message === undefined ? {} : { message });
}

function refuseWithoutKey(caller: Caller | null): never {
  const message = 'This address is for API keys. Send one as “Authorization: Bearer asc_…”. See /developers.';
  throw new AppError(caller === null ? 'unauthenticated' : 'forbidden', { message });
}

/** A key does what it was made for. Source: rule KEY-02. */
function refuseWithoutScope({ scope }: Route, caller: Caller | null): void {
  if (scope === undefined || caller?.scopes?.includes(scope) === true) return;
  throw new AppError('forbidden', { message: scopeMissing(scope) });
}

/** Whether a caller has to prove again who they are before this call. The cancellation of an event asks only if it has bookings (`cancelEvent`). */
function asksAgain({ sensitive }: Route, caller: Caller | null): boolean {
  if (caller?.mustConfirm !== true) return false;
  return sensitive === 'whatever is sent' || (sensitive === 'from an admin' && caller.role === 'admin');
}

const keyMissing = 'Send an Idempotency-Key, so that a repeat doesn’t book twice.';

async function answerOf<R extends Route>(adapters: Adapters, bound: Bound<R>): Promise<Sent> {
  const { route, request, reply } = bound;
  const key = route.takesKey === undefined ? undefined : readKey(request.headers['idempotency-key']);
  if (key === undefined && route.takesKey === 'always') throw new AppError('bad_request', { message: keyMissing });
  if (key === undefined || request.caller === null) return handled(adapters, bound, null);
  const { userId, apiKeyId } = request.caller;
  const attempt = {
    userId,
    // Keys of two API keys never meet.
    route: `${route.method} ${route.path}${apiKeyId === undefined ? '' : ` key:${apiKeyId}`}`,
    key,
    bodyHash: hashOf(route.params === undefined ? request.body : [request.params, request.body]),
  };
  const how = { attempt, requestId: request.id, toldOnce: route.toldOnce };
  const sent = await once(adapters.db, how, (keep) => handled(adapters, bound, keep));
  if (sent.isReplay) void reply.header('idempotent-replay', 'true');
  return sent;
}

/** Serves a visitor's read, whose response is the same for every visitor. */
function serveVisitors<R extends Route>(adapters: Adapters, bound: Bound<R>, sharedReads: SharedReads) {
  const { route, handler, request, reply } = bound;
  const input = readInput(route, request);
  return sharedReads.serve({ route, input, request, reply }, async () => {
    const given = answered(route, await handler({ ...input, ...visitors, request, reply }));
    return { headers: given.headers, ...sentOf(adapters, bound, given) };
  });
}

/** Reads take no key. */
const visitors = { caller: null, keepAnswer: async (): Promise<void> => undefined, hasKey: false };

async function handled<R extends Route>(adapters: Adapters, bound: Bound<R>, keep: KeepSent | null): Promise<Sent> {
  const { route, handler, request, reply } = bound;
  const keepAnswer: KeepAnswer<R> = async (tx, given) => keep?.(tx, sentOf(adapters, bound, answered(route, given)));
  const kept = { keepAnswer, hasKey: keep !== null };
  const call: Call<R> = { ...readInput(route, request), caller: request.caller, request, reply, ...kept };
  const given = answered(route, await handler(call));
  void reply.headers(given.headers);
  return sentOf(adapters, bound, given);
}

function answered<R extends Route>(route: R, given: RouteAnswer<R> | Answer<RouteAnswer<R>>): Answer<RouteAnswer<R>> {
  return given instanceof Answer ? given : new Answer(usualStatus(route), given);
}

function sentOf<R extends Route>(
  { config, log }: Adapters,
  { route, request }: Bound<R>,
  given: Answer<RouteAnswer<R>>,
): Sent {
  const { status, body } = given;
  const report = (problem: string): void => {
    if (config.appEnv === 'test') throw new RangeError(`The reply doesn't match the contract: ${problem}`);
    log.error({ requestId: request.id, problem }, "a reply doesn't match the contract");
  };
  const write = (value: unknown) => contractBody(route, status, value, report);
  const sent = { status, body: write(body) };
  if (given instanceof ListResponse) return { ...sent, list: { answer: given, write } };
  return given instanceof FileAnswer ? { ...sent, file: given } : sent;
}

function send(reply: FastifyReply, request: FastifyRequest, { status, body }: Sent): FastifyReply {
  void reply.status(status);
  const text = body === null && status === 204 ? '' : JSON.stringify(body);
  const isHad = sayCaching(request, reply, { isPublic: status === 200 && !hasSession(request), body: text });
  if (isHad) return reply.status(304).send();
  if (text === '') return reply.send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Sends a file to save, while it's made. It's for one person, so nothing may cache it. Source: rule WEB-05. */
function sendFile(reply: FastifyReply, { fileName, content }: FileAnswer, type = 'application/octet-stream') {
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(content));
}
