import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

const HEADER = 'x-inner-call';

/** Known to this process only: what carries it was asked by the program itself. */
const SECRET = randomUUID();

/** Whether the program asked itself, to render a page: it is not counted against anybody, and not logged twice. */
export function isInnerCall(request: FastifyRequest): boolean {
  return request.headers[HEADER] === SECRET;
}

/** Asks our own API as a visitor, without the network; for rendering pages. */
export function innerFetch(app: FastifyInstance): (path: string, init: RequestInit) => Promise<Response> {
  return async (path, { method = 'GET' }) => {
    if (method !== 'GET' || !path.startsWith('/api/')) throw new RangeError('A page reads the API, and nothing else');
    const answer = await app.inject({ method, url: path, headers: { [HEADER]: SECRET } });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.payload === '' ? null : answer.payload, { status: answer.statusCode, headers });
  };
}
