import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './reply';

/** Sends a file to save, while it's made. It's for one person, so nothing may cache it. Source: rule WEB-05. */
export function sendFile(reply: FastifyReply, { fileName, content }: FileAnswer, type = 'application/octet-stream') {
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(content));
}
