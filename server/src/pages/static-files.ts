import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;
const hourSeconds = 3600;
/** How files with a hash in their names are cached. */
export const namedByHash = `public, max-age=${yearSeconds}, immutable`;

/** A script in any of its forms, with the name that browsers know it by. */
const builtScript = /([^/\\]+\.js)(?:\.br|\.gz)?$/;

/**
 * Serves the browser's files, in the compressed form that the build put beside them. Names in `assets/` contain a hash of
 * their content, so browsers can cache them forever. A script's source map is named in a header, which developer tools follow.
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
      const caching = isNamedByHash ? namedByHash : `public, max-age=${hourSeconds}`;
      void reply.header('cache-control', caching);
      const [, script] = builtScript.exec(path) ?? [];
      if (isNamedByHash && script !== undefined) void reply.header('sourcemap', `${script}.map`);
    },
  });
}
