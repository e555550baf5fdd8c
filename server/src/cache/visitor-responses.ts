import type { IncomingHttpHeaders } from 'node:http';
import type { Route, RouteInput } from '@ascendant/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { waysToShow, type Changes } from '../database/changes';
import { publicSeconds, tagOf } from '../http/conditional';
import { EncodedBody } from '../http/encoded-body';
import { isInnerCall, shownHeader } from '../http/inner-calls';
import { routeOf } from '../http/request-facts';
import { hasSession } from '../http/session';
import { callLimits } from '../limits/limits';
import type { WideLimits } from '../limits/wide-limits';
import { KeptAnswers, type KeptAnswer, type MadeAnswer } from './response-cache';
import { makeForm, readyForm, type AnswerForm } from './response-form';
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

/** An answer that can be sent at once. */
export interface ReadyAnswer {
  readonly form: AnswerForm;
  /** What `Age` says: the seconds that we kept it count as the client's. */
  readonly ageSeconds: string;
  /** The pattern of its route. */
  readonly route: string;
}

/** The answers to visitors that a process keeps as bytes. Source: docs/rules/reliability.md, "Kept answers". */
export interface VisitorAnswers {
  /** Whether the answer to a request may be kept: it's the same for every visitor, and we hear what changes. */
  isKept(route: Route, request: FastifyRequest): boolean;
  /** Sends the kept answer, or makes it. Throws what `make` throws. */
  serve(asked: VisitorRequest, make: () => Promise<VisitorAnswer>): Promise<FastifyReply>;
  /** What's kept for the very address of an earlier visitor's request. Only for GET requests of visitors. */
  keptAt(url: string): KeptAnswer | undefined;
  /** The same in the form for one client; undefined if it has yet to be made. */
  readyAt(url: string, headers: IncomingHttpHeaders): ReadyAnswer | undefined;
}

/** @param wide counts the answers that have to be made */
export function visitorAnswers(changes: Changes, wide: Pick<WideLimits, 'take'>): VisitorAnswers {
  const kept = new KeptAnswers({ keptMs: publicSeconds * 1000, mostBytes });
  const askedAt = new LRUCache<string, Asked>({
    maxSize: mostAddressBytes,
    sizeCalculation: ({ key }, address) => key.length + address.length + addressBytes,
  });
  changes.hear((touched) => waysToShow(touched).forEach((way) => kept.drop(way)));
  const ageOf = (answer: KeptAnswer): string => String(Math.ceil(kept.ageMs(answer) / 1000));
  const askedFor = (url: string): Asked | undefined => (changes.isHeard() ? askedAt.get(url) : undefined);
  return {
    isKept: ({ name }, request) =>
      keptReads[name] !== undefined &&
      !isWholeList(name, request) &&
      request.method === 'GET' &&
      request.caller === null &&
      !hasSession(request) &&
      changes.isHeard(),
    serve: async (asked, make) => {
      const { route, input, request, reply } = asked;
      const key = JSON.stringify([route.name, input.params, input.query]);
      if (!isInnerCall(request) && kept.fresh(key) === undefined) wide.take('uncachedRead', { ip: request.ip });
      const answer = await kept.get(key, async () => keepable(asked, await make()));
      if (answer.isKeepable && !hasOwnLimit(route)) askedAt.set(request.url, { key, route: routeOf(request) });
      const { status, headers, bytes } = readyForm(request, answer) ?? (await makeForm(request, answer));
      if (isInnerCall(request)) void reply.header(shownHeader, answer.shows.join());
      headers.forEach((name, at) => at % 2 === 0 && reply.header(name, headers[at + 1]));
      return reply.header('age', ageOf(answer)).status(status).send(bytes);
    },
    keptAt: (url) => {
      const asked = askedFor(url);
      return asked && kept.fresh(asked.key);
    },
    readyAt: (url, headers) => {
      const asked = askedFor(url);
      const answer = asked && kept.fresh(asked.key);
      if (answer === undefined) return undefined;
      const form = readyForm({ headers }, answer);
      return form && { form, ageSeconds: ageOf(answer), route: asked?.route ?? '' };
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

/** A list without a limit has any length, so it's sent while it's read. */
const isWholeList = (name: string, { query }: FastifyRequest): boolean =>
  name === 'listEvents' && z.object({ limit: z.unknown() }).safeParse(query).data?.limit === undefined;

/** Such a call has to be counted. */
const hasOwnLimit = ({ name }: Route): boolean => callLimits[name] !== undefined;

function keepable({ route, input, reply }: VisitorRequest, { status, headers, body }: VisitorAnswer): MadeAnswer {
  const encoded = new EncodedBody(JSON.stringify(body));
  return {
    status,
    headers,
    tag: tagOf(encoded.plain),
    body: encoded,
    shows: keptReads[route.name]?.({ params: input.params, body }) ?? [],
    isKeepable: status === 200 && !reply.hasHeader('set-cookie'),
  };
}
