import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { bearerOf, sessionCookieName } from './session';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that's authenticated by a cookie with 403 `csrf`, unless it comes from one of our pages. A bearer token is proof enough,
 * because no browser adds it automatically.
 * @param origin the origin of PUBLIC_URL
 * Source: rule SES-08.
 */
export function refuseForeignWrites(app: FastifyInstance, origin: string): void {
  const cookieName = sessionCookieName(origin);
  app.addHook('onRequest', (request, _reply, done) => {
    const hasCookie = request.cookies[cookieName] !== undefined;
    if (hasCookie && bearerOf(request.headers.authorization) === undefined) refuseForeign(request, origin);
    done();
  });
}

/** @throws AppError csrf */
function refuseForeign(request: FastifyRequest, origin: string): void {
  if (safeMethods.has(request.method)) return;
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  if (originOf(request.headers.origin ?? request.headers.referer) === origin) return;
  throw new AppError('csrf');
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}
