import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; null for visitors, and until the session was read. */
    caller: Caller | null;
  }
}

/** The pattern of the route that serves a request, `/api/events/:id`: what logs and metrics may know (ERR-03). */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

/** The path of a request, without the query. It may hold ids and codes: not for logs. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** Whether a path is the API's, whose answers are always JSON. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
