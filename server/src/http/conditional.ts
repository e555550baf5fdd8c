import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser or proxy can reuse a public reply without asking again. Source: rule WEB-05, 30 s at most. */
const publicSeconds = 10;

/**
 * Sets the caching headers of a reply: nothing requested with a session is cached, and public reads are for some seconds.
 * @param body as it will be sent
 * @returns whether the client already has this body, so that a 304 without a body is enough
 */
export function sayCaching(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPublic, body }: { isPublic: boolean; body: string },
): boolean {
  if (!isPublic || request.method !== 'GET') {
    void reply.header('cache-control', 'no-store');
    return false;
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply
    .header('cache-control', `public, max-age=${publicSeconds}`)
    .header('vary', 'Cookie, Authorization')
    .header('etag', etag);
  return (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
