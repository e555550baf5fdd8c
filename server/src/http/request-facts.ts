import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';

declare module 'fastify' {
  /** Changes in place: the session is read after the request was made. */
  interface FastifyRequest {
    /** Who's asking. Null for visitors, and until the session has been read. */
    caller: Caller | null;
    /** The gate device or API key that asks. Only the calls that it can make see it, as their caller; for everything else it's no one. */
    device: Caller | null;
  }
}

/** The pattern of the route that serves a request, such as `/api/events/:id`. Safe for logs and metrics (ERR-03). */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

/** The pattern of the route that renders pages: every address that no other route serves. */
export const everyPage = '/*';

/** The path of a request, without the query. It can contain ids and codes, so it must not be logged. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/**
 * The path and query of a request line, without a host. A client may also send a whole URL, as to a proxy, and a path that
 * begins with two slashes reads as a host to a URL parser: neither may choose the host that we put into pages and links.
 */
export function originForm(target: string): string {
  const path = /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#]*/i, '') : target;
  return `/${path.replace(/^\/+/, '')}`;
}

const forMachines = new Set(['/healthz', '/readyz', '/healthz/database', '/metrics', '/metrics/health']);

/** Whether a route answers the machines that watch the site: always, when it's busy or its database is away too, and without a session. */
export function isForMachines(route: string): boolean {
  return forMachines.has(route);
}

/** Whether a path belongs to the built scripts, styles and fonts. */
export function isAssetPath(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Whether a path belongs to the API, which always replies with JSON. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || isOctoPath(path);
}

/** Whether a path belongs to the standard by which resellers book, whose errors have its own words. */
export function isOctoPath(path: string): boolean {
  return path === '/octo' || path.startsWith('/octo/');
}

/** Whether a request says that it has a body. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
