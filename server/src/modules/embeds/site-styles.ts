import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
