import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that's authenticated by a cookie, unless it comes from one of our pages. A bearer token is proof enough,
 * because no browser adds it automatically.
 * @param origin the origin of PUBLIC_URL
 * @throws AppError csrf
 * Source: rule SES-08.
 */
export function refuseForeignWrites(request: FastifyRequest, hasCookie: boolean, origin: string): void {
  if (safeMethods.has(request.method) || !hasCookie) return;
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  if (originOf(request.headers.origin ?? request.headers.referer) === origin) return;
  throw new AppError('csrf');
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
