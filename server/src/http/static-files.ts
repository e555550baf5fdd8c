import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sep } from 'node:path';

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/**
 * Serves the browser's files, in the compressed form that the build put beside them. Names in `assets/` contain a hash of
 * their content, so browsers can cache them forever.
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html*', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isNamedByHash = path.includes(`${sep}assets${sep}`);
      const caching = isNamedByHash ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`;
      void reply.header('cache-control', caching);
    },
  });
}
