import { hash } from 'node:crypto';
import type { Route, RouteInput } from '@ascendant/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from './encoded-body';
import { sharedSeconds } from './moments';

/** A visitor's request, parsed. */
export interface VisitorRequest {
  readonly route: Route;
  readonly input: RouteInput<Route>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returned, as it's sent to every visitor. */
export interface VisitorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed by the contract. */
  readonly body: unknown;
}

/** Serves the reads whose responses are the same for every visitor. */
export interface SharedReads {
  isShared(route: Route, request: FastifyRequest): boolean;
  /** Sends the cached response, or makes it. Throws what `make` throws. */
  serve(read: VisitorRequest, make: () => Promise<VisitorResponse>): Promise<FastifyReply>;
}

/** How long a public reply can be reused without asking again, by us, a proxy or a browser. Source: rule WEB-05, 30 s at most. */
export const publicSeconds = 10;

/** The caching headers of a public reply but its tag. @param seconds how long it may be reused */
export function publicCaching(seconds = publicSeconds): Readonly<Record<string, string>> {
  return { 'cache-control': `public, max-age=${seconds}`, vary: 'Accept-Encoding, Cookie, Authorization' };
}

/** What identifies a body. @param body as text, or the same in UTF-8, which saves encoding it again */
export function tagOf(body: string | Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

/** The ETag of a body in an encoding. */
export function etagIn(encoding: Encoding, tag: string): string {
  return encoding === 'plain' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether the client already has this body in some encoding, so that a 304 without a body is enough. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((each) => /^(?:W\/)?"([\w-]{22})(?:-br|-gzip)?"$/.exec(each.trim())?.[1] === tag);
}

/**
 * Sets the caching headers of a reply: nothing requested with a session is cached, and public reads are for some seconds.
 * @param body as it will be sent
 * @returns whether the client already has this body
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
  const tag = tagOf(body);
  void reply.headers(publicCaching(sharedSeconds(publicSeconds))).header('etag', etagIn('plain', tag));
  return isKnown(request, tag);
}
