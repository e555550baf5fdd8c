import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptAnswer } from '../cache/response-cache';
import type { Touched } from '../database/changes';

const header = 'x-inner-call';

/** In an answer to the program itself: which changes it shows. */
export const shownHeader = 'x-inner-shows';

/** Known only to this process: a request that carries it comes from the program itself. */
const secret = randomUUID();

/** Whether the program sent the request to itself to render a page. It isn't rate limited, and isn't logged twice. */
export function isInnerCall(request: FastifyRequest): boolean {
  return request.headers[header] === secret;
}

/** What a page's calls are answered with. */
export interface InnerCalls {
  readonly app: FastifyInstance;
  /** What's kept at an address. Without it, every call goes the usual way. */
  readonly keptAt?: (path: string) => KeptAnswer | undefined;
  /** Called with the changes that an answer shows. */
  readonly show?: (touched: readonly Touched[]) => void;
}

/** Calls our own API as a visitor, without the network; for rendering pages. */
export function innerFetch({ app, keptAt, show }: InnerCalls): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, { method = 'GET' }) => {
    if (method !== 'GET' || !path.startsWith('/api/')) throw new RangeError('A page can only read the API');
    const kept = keptAt?.(path);
    if (kept !== undefined) {
      show?.(kept.shows);
      return new Response(kept.body.plain.toString(), { status: kept.status, headers: kept.headers });
    }
    const answer = await app.inject({ method, url: path, headers: { [header]: secret } });
    const shown = answer.headers[shownHeader];
    if (typeof shown === 'string' && shown !== '') show?.(shown.split(','));
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.payload === '' ? null : answer.payload, { status: answer.statusCode, headers });
  };
}
