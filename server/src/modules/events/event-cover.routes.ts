import { drawCover } from '@ascendant/covers/cover';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error';
import type { Database } from '../../database/database';
import type { CoverStore, StoredCover } from './cover-store';
import { coverFile, coverFormats, coverInput, coverUrl, eventOfCover } from './event-cover';
import { findEvent } from './event-columns.repository';

const forEver = 'public, max-age=31536000, immutable';
/** A picture is a document of its own when it is opened alone: it may load nothing and run nothing. */
const asPicture = "default-src 'none'; sandbox";

interface CoverDeps {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly store: CoverStore;
}

/**
 * Serves the drawn pictures of events. The address names all that is drawn: a picture is drawn once, and browsers keep it for ever.
 * An address that was right before the event changed leads to the picture of today.
 */
export function serveCovers({ http, db, store }: CoverDeps): void {
  http.get<{ Params: { file: string } }>('/covers/:file', async (request, reply) => {
    const { file } = request.params;
    const eventId = eventOfCover(file);
    if (eventId === null) throw new AppError('not_found');
    const stored = await store.find(file);
    if (stored !== null) return sendPicture(request, reply, stored);
    const event = await findEvent(db, eventId);
    if (event === null) throw new AppError('not_found');
    const format = coverFormats.find((candidate) => coverFile(event, candidate) === file);
    if (format === undefined) return reply.header('cache-control', 'no-store').redirect(coverUrl(event, 'card'), 302);
    return sendPicture(request, reply, await store.keep(file, drawCover(coverInput(event), format).svg));
  });
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, { svg, gzipped }: StoredCover): FastifyReply {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  void reply
    .header('cache-control', forEver)
    .header('content-security-policy', asPicture)
    .header('vary', 'Accept-Encoding')
    .type('image/svg+xml');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(svg);
}
