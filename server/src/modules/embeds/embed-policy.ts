import type { Config } from '../../settings/config';

/**
 * The policy of an embeddable page. It may load its own files and nothing else, and only the sites of EMBED_ORIGINS may frame it; any
 * site without that setting. Our own site may too, for the preview.
 * @param styleHash of the only style that's written in the page, for a chosen accent colour; null without one
 * Source: rules WEB-03 and WEB-04.
 */
export function embedPolicy({ embedOrigins }: Pick<Config, 'embedOrigins'>, styleHash: string | null): string {
  const framers = embedOrigins.length === 0 ? '*' : ["'self'", ...embedOrigins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash === null ? '' : ` '${styleHash}'`}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
