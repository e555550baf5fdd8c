import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInnerCall } from '../http/inner-calls';
import { isAssetPath, pathOf } from '../http/request-facts';
import type { WideLimitName, WideLimits } from './wide-limits';

/** Probes of the machine that runs the server. A visitor who's over the limit mustn't make it restart. */
const probes = new Set(['/healthz', '/readyz']);
const picture = /^\/(?:covers|share|uploads)\//;
const fromProviders = /^\/(?:api\/webhooks\/|emails\/[^/]+\/stop$)/;

/**
 * Counts every request but those for assets against a wide limit before anything is done for it: pages, files, refused calls and addresses
 * that don't exist too.
 * Source: docs/rules/security.md, "Rate limits".
 */
export function countRequests(app: FastifyInstance, count: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, _reply, done) => {
    count(request);
    done();
  });
}

/** @returns counts one request. Throws AppError rate_limited */
export function requestCounter(wide: Pick<WideLimits, 'take'>): (request: FastifyRequest) => void {
  return (request) => {
    const limit = isInnerCall(request) ? null : wideLimitOf(request);
    if (limit !== null) wide.take(limit, { target: targetOf(request), ip: request.ip });
  };
}

/** The wide limit that a request counts against; null for assets and probes. */
function wideLimitOf(request: FastifyRequest): WideLimitName | null {
  const path = pathOf(request);
  if (isAssetPath(path) || probes.has(path)) return null;
  if (picture.test(path)) return 'picture';
  if (request.method === 'POST' && fromProviders.test(path)) return 'webhook';
  if (request.device?.apiKeyId !== undefined) return request.device.role === 'reseller' ? 'reseller' : 'apiKey';
  return request.caller === null ? 'publicRead' : 'signedIn';
}

/** A busy program mustn't lock out the people of its organization, so a key counts apart from them. */
export function targetOf({ caller, device }: Pick<FastifyRequest, 'caller' | 'device'>): string | number | undefined {
  return device?.apiKeyId === undefined ? caller?.userId : `key:${device.apiKeyId}`;
}
