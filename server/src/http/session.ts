import { calls } from '@ascendant/contract/calls';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionReader } from '../access/caller';
import { isAssetPath, pathOf } from './request-facts';
import { bearerOf, sessionCookieName } from './session-credentials';

/** How sessions are read. The accounts module sets the reader when it registers. Until then everyone is a visitor. */
export interface Sessions {
  readWith(reader: SessionReader): void;
}

/**
 * Reads the session of every request that has one.
 * @param publicUrl our origin
 */
export function readSessions(app: FastifyInstance, publicUrl: string): Sessions {
  const cookieName = sessionCookieName(publicUrl);
  let read: SessionReader = async () => null;
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const bearer = bearerOf(request.headers.authorization);
    const isOver = isSignedOut(request) && pathOf(request) !== calls.logout.path;
    const credentials = { bearer, cookie: isOver ? undefined : request.cookies[cookieName] };
    if (hasSession(request) && !isAssetPath(pathOf(request))) request.caller = await read(credentials);
  });
  return {
    readWith: (reader) => {
      read = reader;
    },
  };
}

/** Whether a request has anything that might be a session. Its reply then must not be shared (WEB-05). */
export function hasSession(request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined) return true;
  const cookies = request.headers.cookie ?? '';
  return cookies.includes('session=') && (!isSignedOut(request) || pathOf(request) === calls.logout.path);
}

/** Whether the browser's person has signed out without a network, and the server hasn't ended the session yet. */
function isSignedOut({ cookies }: FastifyRequest): boolean {
  return cookies[signedOutCookie] !== undefined;
}
