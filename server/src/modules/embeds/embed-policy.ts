import type { Config } from '../../settings/config';

/**
 * The policy of an embeddable page. It may load its own files and nothing else, and only the sites of EMBED_ORIGINS may frame it; any
 * site without that setting. Our own site may too, for the preview.
 * Source: rules WEB-03 and WEB-04.
 */
export function embedPolicy({ embedOrigins }: Pick<Config, 'embedOrigins'>): string {
  const framers = embedOrigins.length === 0 ? '*' : ["'self'", ...embedOrigins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
