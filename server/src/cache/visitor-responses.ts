import type { Route } from '@ascendant/contract/route';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { waysToShow, type Changes, anyEvent, eventLists, eventTouched, type Touched } from '../database/changes';
import { publicSeconds, tagOf, type SharedReads, type VisitorRequest, type VisitorResponse } from '../http/conditional';
import { EncodedBody } from '../http/encoded-body';
import { isInnerCall } from '../http/inner-calls';
import { hasBody } from '../http/request-facts';
import { hasSession, sendsSession } from '../http/session';
import type { WideLimits } from '../limits/wide-limits';
import { ResponseCache, type CachedResponse, type MadeResponse } from './response-cache';
import { sendCached } from './send-cached';

/** A call of a visitor and its response, as the contract defines them. */
interface VisitorRead {
  readonly params: unknown;
  readonly body: unknown;
}

/** A response that shows more events is dropped with any event. */
const mostNamed = 300;

const identified = z.object({ id: z.int() });
const events = z.array(identified);

const similar = z.object({ similar: events });

const ofOneEvent = ({ params }: VisitorRead): readonly Touched[] => [eventTouched(identified.parse(params).id)];

const ofSimilar = ({ params, body }: VisitorRead) => ofAList({ params, body: similar.parse(body).similar });

const ofOneAndAList = (read: VisitorRead): readonly Touched[] => [...ofOneEvent(read), ...ofAList(read)];

// Changes to the catalog touch everything, and a setting changes with a restart.
const ofNothing = (): readonly Touched[] => [];

/** What a cached response to a visitor shows, by what its route says of it (`packages/contract/src/route.ts`). */
const touchedBy: Readonly<Record<NonNullable<Route['shows']>, (read: VisitorRead) => readonly Touched[]>> = {
  'one event': ofOneEvent,
  'listed events': ofAList,
  'one event and listed events': ofOneAndAList,
  'similar events': ofSimilar,
  'which events are listed': () => [eventLists],
  'the catalog': ofNothing,
  'a setting': ofNothing,
};

const maxBytes = 16 * 2 ** 20;
/** For the addresses under which responses were asked for: a response has many. */
const maxAddressBytes = 2 * 2 ** 20;
/** An address needs about this many bytes besides its text and its response's key. */
const addressBytes = 200;

/** A response that can be sent now. */
export interface ReadyResponse {
  readonly response: CachedResponse;
  readonly ageMs: number;
}

/** The cache of responses to visitors, shared by all of them. Source: docs/rules/reliability.md, "Response cache". */
export interface VisitorResponses extends SharedReads {
  /** What's cached for the very address of an earlier visitor's request. */
  cachedFor(request: FastifyRequest): ReadyResponse | undefined;
}

/** @param wide counts the responses that have to be made */
export function visitorResponses(changes: Changes, wide: Pick<WideLimits, 'take'>): VisitorResponses {
  const cache = new ResponseCache({ ttlMs: publicSeconds * 1000, maxBytes });
  const keyAt = new LRUCache<string, string>({
    maxSize: maxAddressBytes,
    sizeCalculation: (key, address) => key.length + address.length + addressBytes,
  });
  changes.hear((touched) => waysToShow(touched).forEach((way) => cache.drop(way)));
  const ready = (response: CachedResponse): ReadyResponse => ({ response, ageMs: cache.ageMs(response) });
  return {
    isShared: ({ name, shows }, request) =>
      shows !== undefined &&
      !isWholeList(name, request) &&
      request.method === 'GET' &&
      request.caller === null &&
      !hasSession(request) &&
      changes.isHeard(),
    serve: async (read, make) => {
      const { route, input, request, reply } = read;
      const key = JSON.stringify([route.name, input.params, input.query]);
      if (!isInnerCall(request) && cache.fresh(key) === undefined) wide.take('uncachedRead', { ip: request.ip });
      const response = await cache.get(key, async () => madeResponse(read, await make()));
      if (response.isCacheable && !hasOwnLimit(route)) keyAt.set(request.url, key);
      return sendCached(request, reply, ready(response));
    },
    cachedFor: (request) => {
      if (!isPlain(request) || !changes.isHeard()) return undefined;
      const key = keyAt.get(request.url);
      const response = key === undefined ? undefined : cache.fresh(key);
      return response && ready(response);
    },
  };
}

/** A visitor's GET. One with a body waits until the parser has accepted it. */
const isPlain = (request: FastifyRequest): boolean =>
  request.method === 'GET' && !sendsSession(request) && !hasBody(request);

/** A list without a limit has any length, so it's sent while it's read. */
const isWholeList = (name: string, { query }: FastifyRequest): boolean =>
  name === 'listEvents' && z.object({ limit: z.unknown() }).safeParse(query).data?.limit === undefined;

/** Such a call has to be counted. */
const hasOwnLimit = ({ limit }: Route): boolean => limit !== undefined;

function madeResponse({ route, input, reply }: VisitorRequest, made: VisitorResponse): MadeResponse {
  const { status, headers } = made;
  const body = new EncodedBody(JSON.stringify(made.body));
  return {
    status,
    headers,
    tag: tagOf(body.plain),
    body,
    shows: route.shows === undefined ? [] : touchedBy[route.shows]({ params: input.params, body: made.body }),
    isCacheable: status === 200 && !reply.hasHeader('set-cookie'),
  };
}

function ofAList({ body }: VisitorRead): readonly Touched[] {
  const shown = events.parse(body);
  const named = shown.length > mostNamed ? [anyEvent] : shown.map(({ id }) => eventTouched(id));
  return [eventLists, ...named];
}
