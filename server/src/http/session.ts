import { accountRoutes } from '@ascendant/contract/account';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import { tellsKey } from '@ascendant/domain/organization/api-key';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, SessionReader } from '../access/caller';
import { AppError } from '../errors/app-error';
import { isAssetPath, isForMachines, pathOf, routeOf } from './request-facts';

/** Addresses are in logs of others. It's refused without being tried. Source: rule KEY-04. */
const keyInAddress =
  'Send the key as “Authorization: Bearer asc_…”, never in an address. Others may have read this one: turn it off.';

/** How sessions are read. The accounts module sets the reader when it registers. Until then everyone is a visitor. */
export interface Sessions {
  readWith(reader: SessionReader): void;
  /** The same for gate devices and API keys, whose bearer values begin with something that no session's does. */
  readDevicesWith(prefix: string, reader: DeviceReader): void;
}

/**
 * Looks a gate device or an API key up.
 * @param secret its bearer value without the prefix
 * @throws AppError for one that we don't know or that has ended
 */
export type DeviceReader = (secret: string) => Promise<Caller>;

/**
 * Reads the session of every request that has one.
 * @param publicUrl our origin
 */
export function readSessions(app: FastifyInstance, publicUrl: string): Sessions {
  const cookieName = sessionCookieName(publicUrl);
  let read: SessionReader = async () => null;
  const devices: (readonly [prefix: string, reader: DeviceReader])[] = [];
  app.decorateRequest('caller', null);
  app.decorateRequest('device', null);
  const readInto = async (request: FastifyRequest): Promise<void> => {
    const bearer = bearerOf(request.headers.authorization);
    for (const [prefix, readDevice] of devices) {
      if (bearer?.startsWith(prefix) !== true) continue;
      request.device = await readDevice(bearer.slice(prefix.length));
      return;
    }
    const isOver = isSignedOut(request) && pathOf(request) !== accountRoutes.logout.path;
    request.caller = await read({ bearer, cookie: isOver ? undefined : request.cookies[cookieName] });
  };
  app.addHook('onRequest', (request, _reply, goOn) => {
    if (tellsKey(request.url)) return goOn(new AppError('bad_request', { message: keyInAddress }));
    if (!hasSession(request) || isAssetPath(pathOf(request)) || isForMachines(routeOf(request))) return void goOn();
    readInto(request).then(() => goOn(), goOn);
  });
  return {
    readWith: (reader) => {
      read = reader;
    },
    readDevicesWith: (prefix, reader) => {
      devices.push([prefix, reader]);
    },
  };
}

/** Whether a request has anything that might be a session. Its reply then must not be shared (WEB-05). */
export function hasSession(request: FastifyRequest): boolean {
  if (!sendsSession(request)) return false;
  const isOver = isSignedOut(request) && pathOf(request) !== accountRoutes.logout.path;
  return !isOver || request.headers.authorization !== undefined;
}

/** The same before cookies are parsed: also true for a session that ended without a network. */
export function sendsSession({ headers: { authorization, cookie = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return authorization !== undefined || cookie.includes('session=');
}

/** Whether the browser's person has signed out without a network, and the server hasn't ended the session yet. */
function isSignedOut({ cookies }: FastifyRequest): boolean {
  return cookies[signedOutCookie] !== undefined;
}

/** The name of the session cookie. With the prefix `__Host-`, browsers let only this exact host set it. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The value of `Authorization: Bearer …`. @returns undefined if the header is missing or of another kind */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([\w~+/.=-]{1,512})$/i.exec(header ?? '')?.[1];
}
