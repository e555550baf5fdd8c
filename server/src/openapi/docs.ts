import type { Route } from '@ascendant/contract/route';
import { productName } from '@ascendant/domain/site/brand';
import type { FastifyInstance } from 'fastify';
import { developersPage } from './developers-page';
import { docsPage, docsStyle } from './docs-page';
import { openApiDocument } from './openapi';
import type { DescribedApi, OpenApiDocument } from './openapi-types';

/** The API that we promise to keep: those of its calls that a key makes. */
export const isPromised = ({ path }: Pick<Route, 'path'>): boolean => path.startsWith('/api/v1/');

export const promisedApi = (routes: readonly Route[]): DescribedApi => ({
  routes: routes.filter(isPromised),
  title: `${productName} API`,
  description:
    'For the programs of organizations. We only add to it: calls, parameters that can be left out, and fields.',
  takesKeys: true,
});

export const wholeApi = (routes: readonly Route[]): DescribedApi => ({
  routes: routes.filter((route) => !isPromised(route)),
  title: productName,
  description: 'Every call that the site makes. They change with its releases. Amounts are in dollars.',
  takesKeys: false,
});

/**
 * Serves `/developers`, which says how organizations' programs ask, and `/docs`, a plain page that lists every call of the site; and their sources.
 * Each is written when it's first asked for: it takes as long as a third of the rest of the start, which every test of the server waits for.
 */
export function serveDocs(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  serve(app, { address: '/docs', document: () => openApiDocument(wholeApi(routes), publicUrl), page: docsPage });
  serve(app, {
    address: '/developers',
    document: () => openApiDocument(promisedApi(routes), publicUrl),
    page: developersPage,
  });
}

interface Described {
  readonly address: string;
  readonly document: () => Promise<OpenApiDocument>;
  readonly page: (document: OpenApiDocument) => Promise<string>;
}

function serve(app: FastifyInstance, { address, document, page }: Described): void {
  let made: Promise<OpenApiDocument> | undefined;
  let written: Promise<string> | undefined;
  const source = () => (made ??= document());
  app.get(`${address}/openapi.json`, source);
  app.get(address, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(await (written ??= source().then(page))),
  );
}
