import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { bestEncoding } from '../../http/encoded-body';
import type { CoverStore, StoredCover } from './cover-store';
import { findCover } from './event-cover.service';

/** A picture opened on its own is a document, so it mustn't load or run anything. */
const asPicture = "default-src 'none'; sandbox";

interface CoverDeps {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly store: CoverStore;
}

/** Serves the drawn pictures of events to anyone who may read the event. */
export function serveCovers({ http, ...deps }: CoverDeps): void {
  http.get<{ Params: { file: string } }>('/covers/:file', async (request, reply) => {
    const answer = await findCover(deps, request.params.file, request.caller);
    if ('movedTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.movedTo, 302);
    void reply.header('cache-control', answer.caching);
    return sendPicture(request, reply, answer.picture);
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: StoredCover): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding']);
  void reply.header('content-security-policy', asPicture).header('vary', 'Accept-Encoding').type('image/svg+xml');
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.send(picture[encoding]);
}
