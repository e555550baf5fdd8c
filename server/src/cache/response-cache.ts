import { LRUCache } from 'lru-cache';
import { everything, type Touched } from '../database/changes';
import type { EncodedBody } from '../http/encoded-body';
import { periodAt } from '../http/moments';

/** A response that can be sent to many. */
export interface MadeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  /** Identifies the body. */
  readonly tag: string;
  /** Changes that it must not survive. */
  readonly shows: readonly Touched[];
  /** False for one that's only for those who are waiting for it. */
  readonly isCacheable: boolean;
}

export interface CachedResponse extends MadeResponse {
  /** On the clock of `performance.now`. */
  readonly madeAt: number;
  /** The period in which it was begun. */
  readonly period: number;
}

export interface ResponseCacheOptions {
  readonly ttlMs: number;
  readonly maxBytes: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** What time it is, in milliseconds since 1970. */
  readonly clock?: () => number;
}

/** A response needs about this many bytes besides its body. */
const overheadBytes = 500;
/** Its compressed forms need about this part of the body again. */
const compressedShare = 0.5;
/** Of all bytes, one response may take no more than this part. */
const largestShare = 0.1;
/** A response that was just dropped for a change isn't dropped for the next ones of the kind before this time is over. */
export const pauseMs = 250;
/** How often we look for responses that have expired. */
export const sweepMs = 1000;

/**
 * A cache of responses for some seconds, within a number of bytes. Those who ask for a response while it's being made wait for it, so it's
 * made once. None outlives the minute, at whose end an event may start or a price end by itself. A change drops what shows it; a response that
 * was being made at that moment isn't cached, and later requests don't wait for it.
 * Source: docs/rules/reliability.md, "Response cache".
 */
export class ResponseCache {
  private readonly cached: LRUCache<string, CachedResponse>;
  private readonly beingMade = new Map<string, Promise<CachedResponse>>();
  private readonly keysBy = new Map<Touched, Set<string>>();
  /** Whether there were more changes of a kind since the last one that dropped responses. */
  private readonly paused = new Map<Touched, boolean>();
  /** Runs while anything is cached. */
  private sweeper: NodeJS.Timeout | undefined;
  private readonly ttlMs: number;
  private readonly now: () => number;
  private readonly clock: () => number;

  constructor({ ttlMs, maxBytes, now = () => performance.now(), clock = Date.now }: ResponseCacheOptions) {
    this.ttlMs = ttlMs;
    this.now = now;
    this.clock = clock;
    this.cached = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * largestShare),
      sizeCalculation: sizeOf,
      dispose: (response, key) => this.forget(response, key),
    });
  }

  /** A response that's cached and fresh. */
  fresh(key: string): CachedResponse | undefined {
    const response = this.cached.get(key);
    if (response === undefined || this.isFresh(response)) return response;
    this.cached.delete(key);
    return undefined;
  }

  /** @param make makes a response that isn't cached. If it throws, everyone who waits gets the error, and nothing is cached */
  async get(key: string, make: () => Promise<MadeResponse>): Promise<CachedResponse> {
    return this.fresh(key) ?? this.beingMade.get(this.nameOf(key)) ?? this.make(key, make);
  }

  ageMs({ madeAt }: CachedResponse): number {
    return this.now() - madeAt;
  }

  private isFresh(response: CachedResponse): boolean {
    return this.ageMs(response) < this.ttlMs && response.period === periodAt(this.clock());
  }

  /** What's being made since an earlier period isn't for those who ask now. */
  private nameOf(key: string): string {
    return `${periodAt(this.clock())} ${key}`;
  }

  /** Drops what a change touches, at once for the first of several changes and a moment later for the others. */
  drop(touched: Touched): void {
    if (touched === everything) return this.dropAll();
    if (this.paused.has(touched)) return void this.paused.set(touched, true);
    const keys = this.keysBy.get(touched);
    if (keys === undefined && this.beingMade.size === 0) return;
    this.beingMade.clear();
    for (const key of keys ?? []) this.cached.delete(key);
    this.paused.set(touched, false);
    setTimeout(() => this.dropAgain(touched), pauseMs).unref();
  }

  dropAll(): void {
    this.beingMade.clear();
    this.cached.clear();
  }

  /** How many kinds of changes would drop something. */
  touchable(): number {
    return this.keysBy.size;
  }

  private dropAgain(touched: Touched): void {
    const isTouched = this.paused.get(touched) === true;
    this.paused.delete(touched);
    if (isTouched) this.drop(touched);
  }

  /** Its age counts from the moment it was begun: that's when its data was read at the earliest. */
  private make(key: string, make: () => Promise<MadeResponse>): Promise<CachedResponse> {
    const madeAt = this.now();
    const [period, name] = [periodAt(this.clock()), this.nameOf(key)];
    const isWanted = () => this.beingMade.get(name) === making;
    const making: Promise<CachedResponse> = (async () => {
      try {
        const response = { ...(await make()), madeAt, period };
        if (response.isCacheable && isWanted() && this.isFresh(response)) this.store(key, response);
        return response;
      } finally {
        if (isWanted()) this.beingMade.delete(name);
      }
    })();
    this.beingMade.set(name, making);
    return making;
  }

  private store(key: string, response: CachedResponse): void {
    this.cached.set(key, response);
    if (!this.cached.has(key)) return;
    this.sweepLater();
    for (const touched of response.shows) {
      const keys = this.keysBy.get(touched) ?? new Set();
      this.keysBy.set(touched, keys.add(key));
    }
  }

  /** Most responses are never asked for again, and would take memory until there are too many bytes. */
  private sweepLater(): void {
    this.sweeper ??= setTimeout(() => {
      this.sweeper = undefined;
      const old = [...this.cached.entries()].filter(([, response]) => !this.isFresh(response));
      for (const [key] of old) this.cached.delete(key);
      if (this.cached.size > 0) this.sweepLater();
    }, sweepMs).unref();
  }

  private forget(response: CachedResponse, key: string): void {
    for (const touched of response.shows) {
      const keys = this.keysBy.get(touched);
      keys?.delete(key);
      if (keys?.size === 0) this.keysBy.delete(touched);
    }
  }
}

function sizeOf({ body, shows }: CachedResponse, key: string): number {
  return Math.ceil(body.plain.length * (1 + compressedShare)) + 2 * key.length + 100 * shows.length + overheadBytes;
}
