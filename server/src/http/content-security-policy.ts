import { providerHosts } from '../adapters/payments/provider-hosts';
import type { Config } from '../settings/config';

/** What Vite's hot module replacement needs in development: inline scripts and styles, and a socket. Never in a built server. */
const development = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
} as const;

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
