import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a changing request that a cookie would sign in, unless it comes from a page of ours. A bearer token is proof
 * enough: no browser adds it by itself.
 * @param origin of PUBLIC_URL
 * @throws AppError csrf
 * Source: rule SES-08.
 */
export function refuseForeignWrites(request: FastifyRequest, hasCookie: boolean, origin: string): void {
  if (SAFE_METHODS.has(request.method) || !hasCookie) return;
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  if (originOf(request.headers.origin ?? request.headers.referer) === origin) return;
  throw new AppError('csrf');
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
