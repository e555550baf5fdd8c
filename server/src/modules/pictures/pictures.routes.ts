import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../adapters/file-store';
import { AppError } from '../../errors/app-error';
import { keyInUrl, pictureType, pictureUrl } from './picture-name';

const forEver = 'public, max-age=31536000, immutable';
/** A picture is a document of its own when it is opened alone: it may load nothing and run nothing. */
const asPicture = "default-src 'none'; sandbox";

/** Serves what was uploaded. Another picture has another address, so browsers keep each for ever. */
export function servePictures(http: FastifyInstance, files: FileStore): void {
  http.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const key = keyInUrl(pictureUrl(request.params.name));
    const file = key === null ? null : await files.get(key);
    if (file === null) throw new AppError('not_found');
    return reply
      .header('cache-control', forEver)
      .header('content-security-policy', asPicture)
      .type(pictureType)
      .send(file.content);
  });
}
