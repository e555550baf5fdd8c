import type { Route, RouteInput } from '@ascendant/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { waysToShow, type Changes } from '../database/changes';
import { etagIn, isKnown, publicCaching, publicSeconds, tagOf } from './conditional';
import { EncodedBody } from './encoded-body';
import { isInnerCall, shownHeader } from './inner-calls';
import { KeptAnswers, type KeptAnswer, type MadeAnswer } from './kept-answers';
import { hasSession } from './session';
import { keptReads } from './visitor-reads';

const mostBytes = 32 * 2 ** 20;

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

/** The answers to visitors that a process keeps as bytes. Source: docs/rules/reliability.md, "Kept answers". */
export interface VisitorAnswers {
  /** Whether the answer to a request may be kept: it's the same for every visitor, and we hear what changes. */
  isKept(route: Route, request: FastifyRequest): boolean;
  /** Sends the kept answer, or makes it. Throws what `make` throws. */
  serve(asked: VisitorRequest, make: () => Promise<VisitorAnswer>): Promise<FastifyReply>;
}

export function visitorAnswers(changes: Changes): VisitorAnswers {
  const kept = new KeptAnswers({ keptMs: publicSeconds * 1000, mostBytes });
  changes.hear((touched) => waysToShow(touched).forEach((way) => kept.drop(way)));
  return {
    isKept: ({ name }, request) =>
      keptReads[name] !== undefined &&
      request.method === 'GET' &&
      request.caller === null &&
      !hasSession(request) &&
      changes.isHeard(),
    serve: async (asked, make) => {
      const key = JSON.stringify([asked.route.name, asked.input.params, asked.input.query]);
      const answer = await kept.get(key, async () => keepable(asked, await make()));
      return sendKept(asked, answer, kept.ageMs(answer));
    },
  };
}

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

async function sendKept({ request, reply }: VisitorRequest, answer: KeptAnswer, ageMs: number): Promise<FastifyReply> {
  const { body, tag } = answer;
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  void reply.headers(answer.headers).headers(publicCaching).header('etag', etagIn(encoding, tag));
  // The seconds that we kept it count as the client's.
  void reply.header('age', String(Math.ceil(ageMs / 1000)));
  if (isInnerCall(request)) void reply.header(shownHeader, answer.shows.join());
  if (isKnown(request, tag)) return reply.status(304).send();
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  const bytes = body.ready(encoding) ?? (await body.in(encoding));
  return reply.status(answer.status).type('application/json; charset=utf-8').send(bytes);
}
