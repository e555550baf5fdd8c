import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StartError } from '../errors/start-error';
import { innerFetch } from './inner-calls';
import { PageCache, type CachedPage } from './page-cache';
import type { PageRenderer } from './page-renderer';
import { isApiPath, pathOf } from './request-facts';
import { hasSession } from './session';
import { serveStaticFiles } from './static-files';

/** Where the build puts the pages. */
const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Everything that isn't a page: missing files, and the API. */
const notAPage = /^\/(?:assets|uploads|dev)\/|\.[a-z0-9]{2,12}$/;

/** Addresses that lead to another page. Source: specification 1, section 2 (Route table). */
const moved = [['/home', '/profile']] as const;

const rendererModule = z.object({
  render: z.custom<PageRenderer['render']>((value) => typeof value === 'function'),
  fillTemplate: z.custom<PageRenderer['fillTemplate']>((value) => typeof value === 'function'),
});

/**
 * Serves the built pages: files as they are, and every other address rendered on the server as a visitor sees it. A
 * rendered page never contains personal data, so each one can be cached for some seconds.
 * @throws StartError if the pages haven't been built
 */
export async function servePages(app: FastifyInstance, origin: string, folder = built): Promise<void> {
  const { template, renderer } = await builtPages(folder);
  const cache = new PageCache();
  const fetchApi = innerFetch(app);
  await serveStaticFiles(app, join(folder, 'client'));
  for (const [from, to] of moved) app.get(from, async (_request, reply) => reply.redirect(to));
  app.get('/*', async (request, reply) => {
    if (isApiPath(pathOf(request)) || notAPage.test(pathOf(request))) return reply.callNotFound();
    const isKnown = hasSession(request);
    const page = await cache.get(`${isKnown} ${request.url}`, async () => {
      const rendered = await renderer.render(request.url, { fetchApi, origin, hasSession: isKnown });
      return { status: rendered.status, html: renderer.fillTemplate(template, rendered) };
    });
    return sendPage(request, reply, page);
  });
}

async function builtPages(folder: string): Promise<{ template: string; renderer: PageRenderer }> {
  try {
    const template = await readFile(join(folder, 'client/index.html'), 'utf8');
    const imported: unknown = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
    return { template, renderer: rendererModule.parse(imported) };
  } catch (error) {
    throw new StartError(
      `The pages haven't been built (${error instanceof Error ? error.name : 'unknown'}). Run npm run build.`,
    );
  }
}

/** The server caches pages for a moment, but browsers ask every time, so that signing in or out shows at once. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply
    .status(page.status)
    .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' })
    .type('text/html; charset=utf-8')
    .send(page[encoding]);
}
