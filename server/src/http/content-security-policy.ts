import type { Config } from '../settings/config';

/** Vite's module reloading in development: inline scripts and styles, and a socket of its own. Never in a built server. */
const DEVELOPMENT = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
} as const;

/**
 * Where Stripe's script and its frames come from.
 * Source: Stripe documentation, docs.stripe.com/security/guide, Content security policy.
 */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * The policy of an answer. No inline script or style is allowed: what a page is rendered from travels in a script element
 * that is data.
 * @param isEmbed whether other sites may show this page in a frame
 * Source: rules WEB-02 and WEB-03.
 */
export function contentSecurityPolicy(
  config: Config,
  { isEmbed, isDevelopment }: { isEmbed: boolean; isDevelopment: boolean },
): string {
  const stripe = config.payments.kind === 'stripe';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': stripe ? `'self' ${STRIPE_SCRIPTS}` : "'self'",
    'frame-src': stripe ? `${STRIPE_SCRIPTS} https://hooks.stripe.com` : "'none'",
    'connect-src': stripe ? "'self' https://api.stripe.com" : "'self'",
    'img-src': "'self' data: blob:",
    'style-src': "'self'",
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': isEmbed ? embedders(config) : "'none'",
    ...(isDevelopment ? DEVELOPMENT : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The only paths that other sites may frame, as they arrive: undecoded, in this very case. */
export function isEmbedPath(path: string): boolean {
  return /^\/iframe\/events(?:\/\d{1,10})?$/.test(path);
}

function embedders({ embedOrigins }: Config): string {
  return embedOrigins.length === 0 ? '*' : embedOrigins.join(' ');
}
