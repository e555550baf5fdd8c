import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagIn, isKnown, publicCaching, publicSeconds } from '../http/conditional';
import { isInnerCall, shownHeader } from '../http/inner-calls';
import { sharedSeconds } from '../http/moments';
import type { CachedResponse } from './response-cache';

/**
 * Sends a cached response to one client, in the encoding that it accepts; 304 without a body if the client has it.
 * @param ageMs how long we've cached it, which counts as the client's time too
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, ageMs }: { response: CachedResponse; ageMs: number },
): Promise<FastifyReply> {
  const { status, headers, body, tag, shows } = response;
  const encoding = body.encodingFor(request.headers['accept-encoding']);
  if (isInnerCall(request)) void reply.header(shownHeader, shows.join());
  const ageSeconds = Math.ceil(ageMs / 1000);
  const maxAge = Math.min(publicSeconds, ageSeconds + sharedSeconds(publicSeconds));
  void reply.headers(headers).headers(publicCaching(maxAge)).header('etag', etagIn(encoding, tag));
  void reply.header('age', String(ageSeconds));
  if (isKnown(request, tag)) return reply.status(304).send();
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  const bytes = body.ready(encoding) ?? (await body.in(encoding));
  return reply.status(status).type('application/json; charset=utf-8').send(bytes);
}
