import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The site's page as the build made it. */
const built = fileURLToPath(new URL('../../../../web/dist/client/index.html', import.meta.url));

/**
 * The address of the site's style sheet, whose colours, fonts and sizes the embeddable pages use. Its name has a hash of its content.
 * @returns null if the site hasn't been built
 */
export async function siteStyles(page = built): Promise<string | null> {
  const html = await readFile(page, 'utf8').catch(() => '');
  const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  return /href="(\/assets\/[\w.-]+\.css)"/.exec(link)?.[1] ?? null;
}
