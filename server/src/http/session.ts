import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionReader } from '../access/caller';
import { bearerOf, sessionCookieName } from './session-credentials';
import { refuseForeignWrites } from './csrf';

/** Who reads sessions: the module of accounts says, when it registers. Until then everybody is a visitor. */
export interface Sessions {
  readWith(reader: SessionReader): void;
}

/**
 * Reads the session of every request that brings one, and refuses writes that another site sent with our cookie.
 * @param publicUrl our own origin
 */
export function readSessions(app: FastifyInstance, publicUrl: string): Sessions {
  const cookieName = sessionCookieName(publicUrl);
  let read: SessionReader = async () => null;
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const credentials = { bearer: bearerOf(request.headers.authorization), cookie: request.cookies[cookieName] };
    if (credentials.bearer === undefined) refuseForeignWrites(request, credentials.cookie !== undefined, publicUrl);
    if (hasSession(request) && !isAsset(request)) request.caller = await read(credentials);
  });
  return {
    readWith: (reader) => {
      read = reader;
    },
  };
}

/** Whether a request brought anything that might be a session: then its answer is nobody else's (WEB-05). */
export function hasSession(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || request.headers.cookie?.includes('session=') === true;
}

function isAsset(request: FastifyRequest): boolean {
  return request.url.startsWith('/assets/');
}
