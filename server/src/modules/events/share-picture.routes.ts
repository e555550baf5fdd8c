import type { FastifyInstance } from 'fastify';
import { shareType } from './share-picture';
import { findSharePicture, type SharePictureDeps } from './share-picture.service';

/** Serves the pictures that other sites show next to a link to an event, to anyone who may read the event. */
export function serveSharePictures({ http, ...deps }: SharePictureDeps & { readonly http: FastifyInstance }): void {
  http.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const answer = await findSharePicture(deps, request.params.file, request.caller);
    if ('movedTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.movedTo, 302);
    return reply.header('cache-control', answer.caching).type(shareType).send(answer.picture);
  });
}
