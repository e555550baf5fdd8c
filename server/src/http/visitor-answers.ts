import type { IncomingHttpHeaders } from 'node:http';
import type { Route, RouteInput } from '@ascendant/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { waysToShow, type Changes } from '../database/changes';
import { etagIn, isKnown, publicCaching, publicSeconds, tagOf } from './conditional';
import { EncodedBody, type Encoding } from './encoded-body';
import { isInnerCall, shownHeader } from './inner-calls';
import { KeptAnswers, type KeptAnswer, type MadeAnswer } from './kept-answers';
import { callLimits } from './limits';
import { routeOf } from './request-facts';
import { listOf } from './security-headers';
import { hasSession } from './session';
import { keptReads } from './visitor-reads';

const mostBytes = 16 * 2 ** 20;
/** For the addresses under which answers were asked for: an answer has many. */
const mostAddressBytes = 2 * 2 ** 20;
/** An address needs about this many bytes besides its text and its answer's key. */
const addressBytes = 200;

/** What a handler answered, as it's sent to everyone. */
export interface VisitorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed by the contract. */
  readonly body: unknown;
}

/** A visitor's request, parsed. */
export interface VisitorRequest {
  readonly route: Route;
  readonly input: RouteInput<Route>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A whole answer for one client, and the pattern of its route. */
export interface ReadyAnswer {
  readonly route: string;
  readonly status: number;
  /** Names and values by turns. */
  readonly headers: readonly string[];
  /** Undefined for a client that has them. */
  readonly bytes: Buffer | undefined;
}

/** The answers to visitors that a process keeps as bytes. Source: docs/rules/reliability.md, "Kept answers". */
export interface VisitorAnswers {
  /** Whether the answer to a request may be kept: it's the same for every visitor, and we hear what changes. */
  isKept(route: Route, request: FastifyRequest): boolean;
  /** Sends the kept answer, or makes it. Throws what `make` throws. */
  serve(asked: VisitorRequest, make: () => Promise<VisitorAnswer>): Promise<FastifyReply>;
  /** What's kept for the very address of an earlier visitor's request. Only for GET requests of visitors. */
  keptAt(url: string): KeptAnswer | undefined;
  /** The same as it's sent to one client. */
  readyAt(url: string, headers: IncomingHttpHeaders): ReadyAnswer | undefined;
}

export function visitorAnswers(changes: Changes): VisitorAnswers {
  const kept = new KeptAnswers({ keptMs: publicSeconds * 1000, mostBytes });
  const askedAt = new LRUCache<string, Asked>({
    maxSize: mostAddressBytes,
    sizeCalculation: ({ key }, address) => key.length + address.length + addressBytes,
  });
  changes.hear((touched) => waysToShow(touched).forEach((way) => kept.drop(way)));
  const askedFor = (url: string): Asked | undefined => (changes.isHeard() ? askedAt.get(url) : undefined);
  return {
    isKept: ({ name }, request) =>
      keptReads[name] !== undefined &&
      request.method === 'GET' &&
      request.caller === null &&
      !hasSession(request) &&
      changes.isHeard(),
    serve: async (asked, make) => {
      const { route, input, request, reply } = asked;
      const key = JSON.stringify([route.name, input.params, input.query]);
      const answer = await kept.get(key, async () => keepable(asked, await make()));
      if (answer.isKeepable && !hasOwnLimit(route)) askedAt.set(request.url, { key, route: routeOf(request) });
      if (!isKnown(request, answer.tag)) await answer.body.in(encodingFor(request, answer));
      const { status, headers, bytes } = readyAnswer(request, answer, kept.ageMs(answer));
      if (isInnerCall(request)) void reply.header(shownHeader, answer.shows.join());
      headers.forEach((name, at) => at % 2 === 0 && reply.header(name, headers[at + 1]));
      return reply.status(status).send(bytes);
    },
    keptAt: (url) => {
      const asked = askedFor(url);
      return asked && kept.fresh(asked.key);
    },
    readyAt: (url, headers) => {
      const asked = askedFor(url);
      const answer = asked && kept.fresh(asked.key);
      if (answer === undefined) return undefined;
      const ready = readyAnswer({ headers }, answer, kept.ageMs(answer));
      return ready.status === 304 || ready.bytes !== undefined ? { ...ready, route: asked?.route ?? '' } : undefined;
    },
  };
}

/** An address under which an answer was asked for. */
interface Asked {
  /** The answer's. */
  readonly key: string;
  /** The pattern of the route. */
  readonly route: string;
}

/** A request, as far as it decides about the form of an answer. */
type Asking = Pick<FastifyRequest, 'headers'>;

/** Such a call has to be counted. */
const hasOwnLimit = ({ name }: Route): boolean => callLimits[name] !== undefined;

function keepable({ route, input, reply }: VisitorRequest, { status, headers, body }: VisitorAnswer): MadeAnswer {
  const text = JSON.stringify(body);
  return {
    status,
    headers,
    tag: tagOf(text),
    body: new EncodedBody(text),
    shows: keptReads[route.name]?.({ params: input.params, body }) ?? [],
    isKeepable: status === 200 && !reply.hasHeader('set-cookie'),
  };
}

function encodingFor({ headers }: Asking, { body }: KeptAnswer): Encoding {
  return body.encodingFor(headers['accept-encoding']);
}

/** Without bytes if they aren't ready in the client's encoding. */
function readyAnswer(asking: Asking, answer: KeptAnswer, ageMs: number): Omit<ReadyAnswer, 'route'> {
  const encoding = encodingFor(asking, answer);
  const isUnchanged = isKnown(asking, answer.tag);
  const bytes = isUnchanged ? undefined : answer.body.ready(encoding);
  // The seconds that we kept it count as the client's.
  const headers = [...headersIn(answer, encoding), 'age', String(Math.ceil(ageMs / 1000))];
  if (bytes !== undefined) headers.push(...typeHeaders[encoding], 'content-length', String(bytes.length));
  return { status: isUnchanged ? 304 : answer.status, headers, bytes };
}

const cachingList = listOf(publicCaching);
const jsonType = ['content-type', 'application/json; charset=utf-8'];
const typeHeaders: Readonly<Record<Encoding, readonly string[]>> = {
  plain: jsonType,
  gzip: [...jsonType, 'content-encoding', 'gzip'],
  br: [...jsonType, 'content-encoding', 'br'],
};
const listed = new WeakMap<KeptAnswer, readonly string[]>();

/** What's the same for every client. */
function headersIn(answer: KeptAnswer, encoding: Encoding): readonly string[] {
  let list = listed.get(answer);
  if (list === undefined) listed.set(answer, (list = [...listOf(answer.headers), ...cachingList]));
  return [...list, 'etag', etagIn(encoding, answer.tag)];
}
