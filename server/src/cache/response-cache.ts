import { LRUCache } from 'lru-cache';
import { everything, type Touched } from '../database/changes';
import type { EncodedBody } from '../http/encoded-body';

/** An answer that can be sent to many. */
export interface MadeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  /** Identifies the body. */
  readonly tag: string;
  /** Changes that it must not survive. */
  readonly shows: readonly Touched[];
  /** False for one that's only for those who are waiting for it. */
  readonly isKeepable: boolean;
}

export interface KeptAnswer extends MadeAnswer {
  /** On the clock of `performance.now`. */
  readonly madeAt: number;
}

export interface KeptAnswersOptions {
  readonly keptMs: number;
  readonly mostBytes: number;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

/** An answer needs about this many bytes besides its body. */
const overheadBytes = 500;
/** Its compressed forms need about this part of the body again. */
const compressedShare = 0.5;
/** Of this part of all bytes, one answer may take no more. */
const largestShare = 0.1;
/** An answer that was just dropped for a change isn't dropped for the next ones of the kind before this time is over. */
export const pauseMs = 250;
/** How often we look for answers whose time is over. */
export const sweepMs = 1000;

/**
 * Keeps answers for some seconds, within a number of bytes. Those who ask for an answer while it's being made wait for it, so it's
 * made once. A change drops what shows it; an answer that was being made at that moment isn't kept, and later requests don't wait for it.
 * Source: docs/rules/reliability.md, "Kept answers".
 */
export class KeptAnswers {
  private readonly kept: LRUCache<string, KeptAnswer>;
  private readonly beingMade = new Map<string, Promise<KeptAnswer>>();
  private readonly keysBy = new Map<Touched, Set<string>>();
  /** Whether there were more changes of a kind since the last one that dropped answers. */
  private readonly paused = new Map<Touched, boolean>();
  /** Runs while anything is kept. */
  private sweeper: NodeJS.Timeout | undefined;
  private readonly keptMs: number;
  private readonly now: () => number;

  constructor({ keptMs, mostBytes, now = () => performance.now() }: KeptAnswersOptions) {
    this.keptMs = keptMs;
    this.now = now;
    this.kept = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: Math.floor(mostBytes * largestShare),
      sizeCalculation: sizeOf,
      dispose: (answer, key) => this.forget(answer, key),
    });
  }

  /** An answer that's kept and fresh. */
  fresh(key: string): KeptAnswer | undefined {
    const answer = this.kept.get(key);
    if (answer === undefined || this.ageMs(answer) < this.keptMs) return answer;
    this.kept.delete(key);
    return undefined;
  }

  /** @param make makes an answer that isn't kept. If it throws, everyone who waits hears the error, and nothing is kept */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    return this.fresh(key) ?? this.beingMade.get(key) ?? this.make(key, make);
  }

  ageMs({ madeAt }: KeptAnswer): number {
    return this.now() - madeAt;
  }

  /** Drops what a change touches, at once for the first of several changes and a moment later for the others. */
  drop(touched: Touched): void {
    if (touched === everything) return this.dropAll();
    if (this.paused.has(touched)) return void this.paused.set(touched, true);
    const keys = this.keysBy.get(touched);
    if (keys === undefined && this.beingMade.size === 0) return;
    this.beingMade.clear();
    for (const key of keys ?? []) this.kept.delete(key);
    this.paused.set(touched, false);
    setTimeout(() => this.dropAgain(touched), pauseMs).unref();
  }

  dropAll(): void {
    this.beingMade.clear();
    this.kept.clear();
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
  private make(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const madeAt = this.now();
    const isWanted = () => this.beingMade.get(key) === making;
    const making: Promise<KeptAnswer> = (async () => {
      try {
        const answer = { ...(await make()), madeAt };
        if (answer.isKeepable && isWanted()) this.keep(key, answer);
        return answer;
      } finally {
        if (isWanted()) this.beingMade.delete(key);
      }
    })();
    this.beingMade.set(key, making);
    return making;
  }

  private keep(key: string, answer: KeptAnswer): void {
    this.kept.set(key, answer);
    if (!this.kept.has(key)) return;
    this.sweepLater();
    for (const touched of answer.shows) {
      const keys = this.keysBy.get(touched) ?? new Set();
      this.keysBy.set(touched, keys.add(key));
    }
  }

  /** Most answers are never asked for again, and would take memory until there are too many bytes. */
  private sweepLater(): void {
    this.sweeper ??= setTimeout(() => {
      this.sweeper = undefined;
      const old = [...this.kept.entries()].filter(([, answer]) => this.ageMs(answer) >= this.keptMs);
      for (const [key] of old) this.kept.delete(key);
      if (this.kept.size > 0) this.sweepLater();
    }, sweepMs).unref();
  }

  private forget(answer: KeptAnswer, key: string): void {
    for (const touched of answer.shows) {
      const keys = this.keysBy.get(touched);
      keys?.delete(key);
      if (keys?.size === 0) this.keysBy.delete(touched);
    }
  }
}

function sizeOf({ body, shows }: KeptAnswer, key: string): number {
  return Math.ceil(body.plain.length * (1 + compressedShare)) + 2 * key.length + 100 * shows.length + overheadBytes;
}
