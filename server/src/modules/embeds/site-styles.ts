import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inkOn } from '@ascendant/domain/event/embed';
import { webFolder } from '../../folders';

/** The site's page as the build made it. */
const built = join(webFolder, 'dist/client/index.html');

/** What the embeddable pages use of the site. The names have a hash of their content. */
export interface SiteStyles {
  /** The style sheet, with colours, fonts and sizes; null if the site hasn't been built. */
  readonly sheet: string | null;
  /** The fonts that the site loads early, so that nothing moves when they arrive. */
  readonly fonts: readonly string[];
}

export async function siteStyles(page = built): Promise<SiteStyles> {
  const html = await readFile(page, 'utf8').catch(() => '');
  const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  return {
    sheet: /href="(\/assets\/[\w.-]+\.css)"/.exec(link)?.[1] ?? null,
    fonts: [...html.matchAll(/href="(\/assets\/[\w.-]+\.woff2)"/g)].flatMap(([, href]) => href ?? []),
  };
}

/** An accent colour as a style, with a text colour that reads on it. @param accent six hexadecimal digits, checked; undefined for ours */
export function accentStyle(accent: string | undefined): string | null {
  if (accent === undefined) return null;
  const root = `:root{--color-sunrise:#${accent};--color-sunrise-hover:#${accent};--color-on-sunrise:${inkOn(accent)}}`;
  // The list's own buttons are outlined; with a chosen colour, they have it.
  const book = '.embed-actions .embed-button:not(.embed-quiet)';
  return `${root}${book}{background:var(--color-sunrise);border-color:transparent;color:var(--color-on-sunrise)}`;
}

/** What allows exactly this style in a content security policy. */
export function styleHash(style: string | null): string | null {
  return style === null ? null : `sha256-${createHash('sha256').update(style).digest('base64')}`;
}
