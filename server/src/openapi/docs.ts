import type { Route } from '@ascendant/contract/route';
import { productName } from '@ascendant/domain/site/brand';
import type { FastifyInstance } from 'fastify';
import { rssType } from '../html/rss';
import { changesFeed } from './changes-feed';
import { developersPage } from './developers-page';
import { docsPage, docsStyle } from './docs-page';
import { openApiDocument } from './openapi';
import type { DescribedApi } from './openapi-types';

/** The API that we promise to keep: those of its calls that a key makes. */
export const isPromised = ({ path }: Pick<Route, 'path'>): boolean => path.startsWith('/api/v1/');

export const promisedApi = (routes: readonly Route[]): DescribedApi => ({
  routes: routes.filter(isPromised),
  title: `${productName} API`,
  description:
    'For the programs of organizations. We only add to it: calls, parameters that can be left out, and fields.',
  takesKeys: true,
});

/** The other calls: those that the site makes itself, and those of resellers. */
export const siteApi = (routes: readonly Route[]): DescribedApi => ({
  routes: routes.filter((route) => !isPromised(route)),
  title: `Calls of ${productName}`,
  description:
    'Every call that the site makes, and those of resellers, which are OCTO’s. They aren’t promised: the site’s change with its releases. Amounts are in dollars.',
  takesKeys: false,
});

/**
 * Serves `/docs`, a plain page that lists the promised calls, `/docs/site`, which lists those of the site, and their sources; and `/developers`,
 * which says how organizations' programs ask. A list is written when it's first asked for: it takes as long as a third of the rest of the
 * start, which every test of the server waits for.
 */
export function serveDocs(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const html = 'text/html; charset=utf-8';
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get('/developers', async (_, reply) => reply.type(html).send(developersPage(publicUrl)));
  app.get('/developers/changes.xml', async (_, reply) => reply.type(rssType).send(changesFeed(publicUrl)));
  for (const { api, ...page } of pages) {
    const document = once(() => openApiDocument(api(routes), publicUrl));
    const written = once(() => document().then((source) => docsPage(source, page)));
    app.get(`${page.address}/openapi.json`, document);
    app.get(page.address, async (_, reply) => reply.type(html).send(await written()));
  }
}

const pages = [
  {
    address: '/docs',
    api: promisedApi,
    seeAlso:
      '<a href="/developers">How programs ask</a>. Not promised: <a href="/docs/site">every call of the site</a>.',
  },
  {
    address: '/docs/site',
    api: siteApi,
    seeAlso: 'For your own programs, there’s <a href="/docs">an API that we keep</a>.',
  },
] as const;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
