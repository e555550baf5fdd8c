import type { FastifyInstance, FastifyRequest } from 'fastify';
import { providerHosts } from '../adapters/payments/provider-hosts';
import type { Config } from '../settings/config';
import { isApiPath, pathOf } from './request-facts';

/** What Vite's hot module replacement needs in development: inline scripts and styles, and a socket. Never in a built server. */
const development = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
} as const;

const yearSeconds = 31_536_000;
/** Addresses that other sites must not learn: they're part of a payment, or contain a code. */
const silentPaths = /^\/(checkout(\/[^/]*)?|reset-password|payment-success)$/;
/** Where the camera scans tickets. */
const cameraPath = /^\/organizer\/check-in\/\d{1,10}$/;

/** The security headers of a reply to a request. */
export type SecurityHeaders = (request: Pick<FastifyRequest, 'url' | 'id'>) => Readonly<Record<string, string>>;

/** Headers of every response, errors and files too; a route may set its own policy afterwards. Source: rules WEB-01 and WEB-03. */
export function securityHeaders(config: Config, isDevelopment: boolean): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': contentSecurityPolicy(config, { isDevelopment }),
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }
      : {}),
  };
  const usual = {
    ...everywhere,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
  return (request) => {
    const path = pathOf(request);
    const headers = { ...usual, 'x-request-id': request.id };
    if (isApiPath(path)) return headers;
    if (silentPaths.test(path)) return { ...headers, 'referrer-policy': 'no-referrer' };
    if (!cameraPath.test(path)) return headers;
    return { ...headers, 'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)' };
  };
}

/** Adds them to every reply, before anything else can fail. */
export function sendSecurityHeaders(app: FastifyInstance, headersOf: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersOf(request));
    done();
  });
}

/**
 * The policy of a reply. It allows no inline script or style: the data a page is rendered from is in a script element of
 * type application/json. It allows no other site to frame anything; the embeddable pages have a policy of their own.
 * Source: rules WEB-02 and WEB-03.
 */
export function contentSecurityPolicy(config: Config, { isDevelopment }: { isDevelopment: boolean }): string {
  const { scripts, frames, calls } = providerHosts[config.payments.kind];
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ownAnd(scripts),
    // Our embeddable pages, for their preview. Our other pages can't be framed.
    'frame-src': ownAnd(frames),
    'connect-src': ownAnd(calls),
    'img-src': "'self' data: blob:",
    'style-src': "'self'",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isDevelopment ? development : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function ownAnd(hosts: readonly string[]): string {
  return ["'self'", ...hosts].join(' ');
}
