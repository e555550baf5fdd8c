import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Touched } from '../database/changes';

const header = 'x-inner-call';

/** In a response to the program itself: which changes it shows. */
export const shownHeader = 'x-inner-shows';

/** Known only to this process: a request that carries it comes from the program itself. */
const secret = randomUUID();

/** Whether the program sent the request to itself to render a page. It isn't rate limited, and isn't logged twice. */
export function isInnerCall(request: FastifyRequest): boolean {
  return request.headers[header] === secret;
}

/** What a page's calls need. */
export interface InnerCalls {
  readonly app: FastifyInstance;
  /** Called with the status and headers of each response. */
  readonly responded?: (status: number, headers: Headers) => void;
  /** Called with the changes that a response shows. */
  readonly show?: (touched: readonly Touched[]) => void;
}

/** Calls our own API as a visitor, without the network; for rendering pages. */
export function innerFetch({
  app,
  responded,
  show,
}: InnerCalls): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, { method = 'GET' }) => {
    if (method !== 'GET' || !path.startsWith('/api/')) throw new RangeError('A page can only read the API');
    const response = await app.inject({ method, url: path, headers: { [header]: secret } });
    const shown = response.headers[shownHeader];
    if (typeof shown === 'string' && shown !== '') show?.(shown.split(','));
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    responded?.(response.statusCode, headers);
    return new Response(response.payload === '' ? null : response.payload, { status: response.statusCode, headers });
  };
}
