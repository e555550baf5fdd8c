import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error';
import type { FileStore } from '../../adapters/file-store';
import type { Database } from '../../database/database';
import { findEvent } from './event-columns.repository';
import type { KeptFiles } from './kept-files';
import { eventOfShare, makeSharePicture, shareFile, shareType, shareUrl } from './share-picture';

const forEver = 'public, max-age=31536000, immutable';

interface ShareDeps {
  readonly http: FastifyInstance;
  readonly db: Database;
  /** Where photographs are. */
  readonly files: FileStore;
  /** Where what was made is kept. */
  readonly kept: KeptFiles;
}

/**
 * Serves the pictures that other sites show beside a link to an event. The address names all that is seen: a picture is made once. An
 * address that was right before the event changed leads to the picture of today.
 */
export function serveSharePictures({ http, db, files, kept }: ShareDeps): void {
  http.get<{ Params: { file: string } }>('/share/:file', async (request, reply) => {
    const { file } = request.params;
    const eventId = eventOfShare(file);
    const event = eventId === null ? null : await findEvent(db, eventId);
    if (event === null) throw new AppError('not_found');
    if (shareFile(event) !== file) return reply.header('cache-control', 'no-store').redirect(shareUrl(event), 302);
    let picture = await kept.read(file);
    if (picture === null) {
      picture = await makeSharePicture(files, event);
      await kept.write(file, picture);
    }
    return reply.header('cache-control', forEver).type(shareType).send(picture);
  });
}
