import type { Route } from '@ascendant/contract/route';
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page';
import { openApiDocument } from './openapi';
import type { OpenApiDocument } from './openapi-types';

/**
 * Serves `/docs`, a plain page that lists every call, and its source, `/docs/openapi.json`. Both are written when they're first asked for:
 * it takes as long as a third of the rest of the start, which every test of the server waits for.
 */
export function serveDocs(app: FastifyInstance, routes: readonly Route[], publicUrl: string): void {
  let written: Promise<Docs> | undefined;
  const docs = () => (written ??= write(routes, publicUrl));
  app.get('/docs/openapi.json', async () => (await docs()).document);
  app.get('/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send((await docs()).page));
}

interface Docs {
  readonly document: OpenApiDocument;
  readonly page: string;
}

async function write(routes: readonly Route[], publicUrl: string): Promise<Docs> {
  const document = await openApiDocument(routes, publicUrl);
  return { document, page: await docsPage(document) };
}
