import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** How long a browser or a proxy may show a public answer without asking. Source: rule WEB-05, 30 s at most. */
const PUBLIC_SECONDS = 10;

/**
 * Says how an answer may be kept: nothing that was asked with a session is, and public reads for seconds.
 * @param body as it will be sent
 * @returns whether the asker has this very body already, and 304 without one is enough
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
    .header('cache-control', `public, max-age=${PUBLIC_SECONDS}`)
    .header('vary', 'Cookie, Authorization')
    .header('etag', etag);
  return (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
