import type { FastifyRequest } from 'fastify';
import { createTurns, type SharedTurnLimits } from '../concurrency/turns';
import { anyEvent, eventLists, waysToShow, type Changes } from '../database/changes';
import { AppError } from '../errors/app-error';
import { EncodedBody } from '../http/encoded-body';
import { subscriberOf } from '../http/forwarded-for';
import { sendsSession } from '../http/session';
import type { WideLimits } from '../limits/wide-limits';
import { ResponseCache, type CachedResponse, type MadeResponse } from './response-cache';

/** Documents are cached for less time than the responses they show: writing one from cached responses is quick. */
export const documentCache = { ttlMs: 5000, maxBytes: 16 * 2 ** 20 };

/**
 * How many documents are written at once. They take up to 20 ms of the one thread each, so one address has a part of them only: the rest is for
 * everyone else. Who sends a session comes before visitors. Source: docs/rules/reliability.md, "Overload".
 */
const writing: SharedTurnLimits = {
  atOnce: 4,
  waiting: 200,
  mostWaitMs: 5000,
  share: { atOnce: 1, waiting: 30 },
};

/** Pages and feeds, which a visitor can ask for and which take longer to write than any response of the API. */
export interface Documents {
  /**
   * What's cached under the key, or what `make` writes. Only writing counts against the address's limit and takes a turn.
   * @throws AppError rate_limited, busy
   */
  get(request: FastifyRequest, key: string, make: () => Promise<MadeResponse>): Promise<CachedResponse>;
  /** The same for a text about events. @param key its address by default */
  text(request: FastifyRequest, make: () => Promise<string>, key?: string): Promise<string>;
}

export function cachedDocuments(changes: Changes, wide: Pick<WideLimits, 'take'>): Documents {
  const cache = new ResponseCache(documentCache);
  changes.hear((touched) => waysToShow(touched).forEach((way) => cache.drop(way)));
  const takeTurn = createTurns(writing, () => new AppError('busy', { retryAfterSeconds: 1 }));
  const asked = new Map<string, Promise<CachedResponse>>();
  const write = async (
    request: FastifyRequest,
    key: string,
    make: () => Promise<MadeResponse>,
  ): Promise<CachedResponse> => {
    const { ip } = request;
    wide.take('uncachedRead', { ip });
    const endTurn = await takeTurn({ who: subscriberOf(ip), isUrgent: sendsSession(request) });
    try {
      return await cache.get(key, make);
    } finally {
      endTurn();
    }
  };
  const get: Documents['get'] = async (request, key, make) => {
    const fresh = cache.fresh(key);
    if (fresh !== undefined) return fresh;
    // Those who ask for the same from one address wait for one turn.
    const shared = `${subscriberOf(request.ip)} ${key}`;
    const known = asked.get(shared);
    if (known !== undefined) return known;
    const written = write(request, key, make).finally(() => asked.delete(shared));
    asked.set(shared, written);
    return written;
  };
  return {
    get,
    text: async (request, make, key = request.url) => {
      const { body } = await get(request, key, async () => textResponse(await make()));
      return body.plain.toString();
    },
  };
}

function textResponse(text: string): MadeResponse {
  const body = new EncodedBody(text);
  return { status: 200, headers: {}, tag: '', body, shows: [eventLists, anyEvent], isCacheable: true };
}
