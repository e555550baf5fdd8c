import type { Route } from '@ascendant/contract/route';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page';
import { openApiDocument } from './openapi';

/** Serves `/docs`, a plain page that lists every call, and its source, `/docs/openapi.json`. */
export function serveDocs(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  const document = openApiDocument(routes, publicUrl);
  const page = docsPage(document);
  app.get('/docs/openapi.json', async () => document);
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}
