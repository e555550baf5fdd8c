import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateFormOf } from '@ascendant/domain/date-form';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { webFolder } from '../folders';
import { innerFetch } from '../http/inner-calls';
import { isApiPath, pathOf } from '../http/request-facts';
import { hasSession } from '../http/session';
import type { Config } from '../settings/config';
import type { PageRenderer, RenderOptions } from './page-renderer';

/** Serves the pages from their sources through Vite, for `npm run dev`. Same rendering, without a cache. */
export async function serveDevelopmentPages(
  app: FastifyInstance,
  { publicUrl: origin, currency }: Pick<Config, 'publicUrl' | 'currency'>,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use((request, response, next) =>
    isOurs(request.url ?? '/') ? next() : vite.middlewares(request, response, next),
  );
  app.addHook('onClose', () => vite.close());
  app.get('/*', async (request, reply) => {
    if (isApiPath(pathOf(request))) return reply.callNotFound();
    const dateForm = dateFormOf(request.headers['accept-language']);
    const { status, html } = await rendered(vite, request.url, {
      origin,
      currency,
      app,
      isKnown: hasSession(request),
      dateForm,
    });
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  });
}

/** Paths that the server answers itself. Vite would look for a file. */
function isOurs(url: string): boolean {
  return /^\/(?:api|docs|healthz|readyz|metrics|dev|uploads|covers)(?:[/?]|$)/.test(url);
}

async function rendered(
  vite: ViteDevServer,
  url: string,
  {
    app,
    isKnown,
    ...reader
  }: Pick<RenderOptions, 'origin' | 'currency' | 'dateForm'> & { app: FastifyInstance; isKnown: boolean },
): Promise<{ status: number; html: string }> {
  const template = await vite.transformIndexHtml(url, await readFile(join(webFolder, 'index.html'), 'utf8'));
  // Vite types every module as a record of anything. This one is web/src/entry-server.tsx.
  const renderer = (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer & Record<string, unknown>;
  const page = await renderer.render(url, { ...reader, fetchApi: innerFetch({ app }), hasSession: isKnown });
  return { status: page.status, html: renderer.pageTemplate(template)(page) };
}
