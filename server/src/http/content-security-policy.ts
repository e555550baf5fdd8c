import type { Config } from '../config';

/** What a page needs beside the fixed policy. */
export interface PagePolicy {
  /** Of this very answer: for the style elements that a library adds (scroll locks of dialogs). */
  readonly nonce?: string;
  /** `'sha256-…'` of inline scripts that stand in our own template. */
  readonly scriptHashes?: readonly string[];
}

/** Vite's module reloading in development: inline scripts, and a socket of its own. Never in a built server. */
const DEVELOPMENT = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
} as const;

/**
 * The policy of an answer. Source: reliability rules WEB-02 and WEB-03.
 * @param isEmbed whether other sites may show this page in a frame
 */
export function contentSecurityPolicy(
  config: Config,
  { isEmbed, isDevelopment, page = {} }: { isEmbed: boolean; isDevelopment: boolean; page?: PagePolicy },
): string {
  const stripe = config.payments.kind === 'stripe';
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': list("'self'", ...(page.scriptHashes ?? []), stripe && 'https://js.stripe.com'),
    'frame-src': stripe ? 'https://js.stripe.com https://hooks.stripe.com' : "'none'",
    'connect-src': list("'self'", stripe && 'https://api.stripe.com'),
    'img-src': "'self' data: blob:",
    'style-src': list("'self'", page.nonce !== undefined && `'nonce-${page.nonce}'`),
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

function list(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' ');
}
