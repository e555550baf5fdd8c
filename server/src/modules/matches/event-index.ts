import { setImmediate } from 'node:timers/promises';
import { groupScore } from '@ascendant/astrology/matching/group';
import { matchZ } from '@ascendant/astrology/matching/score';
import type { IndexReading } from '../../application/event-scores';
import { eventLists, everything, unheardChanges, type Changes } from '../../database/changes';
import type { Database } from '../../database/database';
import * as skies from './event-skies.repository';
import { indexedEvents, type IndexedEvents } from './indexed-events';
import {
  bestByDay,
  rankRows,
  otherRows,
  type BestOfDay,
  type RankedRows,
  type RankWanted,
  type OthersWanted,
} from './rank-rows';
import { rankingCache, type RankingQuestion } from './ranking-cache';
import { takeIn } from './take-in';

/** How far back we look for changes again, to catch transactions that were still open last time. */
const overlapMs = 15_000;
/** Events that are read in one statement. */
const piece = 500;
/** How long the first requests wait for the first reading, and how long a failed one isn't tried again. */
const firstReadingTimeoutMs = 2_000;
const pauseAfterFailureMs = 5_000;

/**
 * The vectors of all published events in one block of memory, kept up with the tables by looking for what has changed whenever
 * a person asks. The first reading goes through the events by id, piece by piece, and continues where it failed.
 * Source: docs/rules/matching-model.md, "Retrieval".
 */
export interface EventIndex {
  /** Brings it up to date; cheap when nothing has changed. @returns false while the first reading isn't complete */
  refresh(): Promise<boolean>;
  /** How far the first reading is. */
  readonly reading: () => IndexReading;
  /** The best upcoming events for a party. @param key what `accept` and `weigh` depend on; without it the ranking isn't cached */
  rank(wanted: RankWanted, key?: string | null): RankedRows;
  /** The upcoming events of at least a score, by the local day they start on. */
  bestByDay(wanted: Pick<RankWanted, 'party' | 'now' | 'least'>): ReadonlyMap<string, BestOfDay>;
  /** Events that aren't recommended, near and new ones first. @param key as of `rank` */
  others(wanted: OthersWanted, key?: string | null): readonly number[];
  /** The party's score for an event; null for an unpublished one. */
  score(party: readonly Float32Array[], eventId: number): number | null;
  readonly find: IndexedEvents['find'];
}

export function openEventIndex(
  db: Database,
  report: (error: unknown) => void,
  changes: Changes = unheardChanges,
): EventIndex {
  const indexed = indexedEvents();
  let seenUntil: Date | null = null;
  let looking: Promise<void> | undefined;
  const first = firstReading(db, indexed, report);
  const unread = unreadChanges(changes);
  const ranked = rankingCache<RankedRows>(indexed);
  const byDay = rankingCache<ReadonlyMap<string, BestOfDay>>(indexed);
  const others = rankingCache<readonly number[]>(indexed);

  const look = async (since: Date): Promise<void> => {
    unread.read();
    const from = new Date(since.getTime() - overlapMs);
    const { at, categoryIds } = await skies.lookAround(db, from);
    const found = await skies.findChangedEvents(db, from, categoryIds);
    await takeIn(
      db,
      indexed,
      found.filter((event) => !isTakenIn(event, indexed)),
    );
    seenUntil = at;
  };

  return {
    reading: () => ({ isReady: first.readSince() !== null, events: indexed.matrix.size }),
    refresh: async () => {
      await first.advance();
      const since = seenUntil ?? first.readSince();
      if (since === null) return false;
      if (seenUntil !== null && !unread.hasAny()) return true;
      looking ??= look(since)
        .catch((error: unknown) => {
          unread.missed();
          throw error;
        })
        .finally(() => {
          looking = undefined;
        });
      await looking;
      return true;
    },
    rank: (request, key = null) => {
      const { best, total } = ranked(questionOf(request, key), (wanted) => rankRows(indexed, { ...request, wanted }));
      return { best: best.slice(0, request.wanted), total };
    },
    bestByDay: (request) => byDay(questionOf({ ...request, wanted: 0 }, ''), () => bestByDay(indexed, request)),
    others: (request, key = null) =>
      others(questionOf(request, key), (wanted) => otherRows(indexed, { ...request, wanted })).slice(0, request.wanted),
    score: (party, eventId) => {
      const vector = indexed.vectorOf(eventId);
      return vector === null ? null : groupScore(party.map((person) => matchZ(person, vector)));
    },
    find: indexed.find,
  };
}

/** What a ranking depends on: the people, the least score, the order, and what the key names. */
function questionOf(
  { party, least, now, wanted, by = 'match' }: Pick<RankWanted, 'party' | 'least' | 'now' | 'wanted' | 'by'>,
  key: string | null,
): RankingQuestion {
  return { key: key === null ? null : [key, by, least, ...party.map(String)].join(' '), now, wanted };
}

/** Whether events may have changed since they were looked at last. Without hearing of changes, they always may have. */
function unreadChanges(changes: Changes) {
  let hasChanges = true;
  changes.hear((touched) => {
    hasChanges ||= touched === eventLists || touched === everything;
  });
  return {
    hasAny: () => hasChanges || !changes.isHeard(),
    /** From here on, what's heard is new. */
    read: () => {
      hasChanges = false;
    },
    missed: () => {
      hasChanges = true;
    },
  };
}

/** Reads all upcoming events once. It runs in the background; only the first requests wait a moment for it. */
function firstReading(db: Database, indexed: IndexedEvents, report: (error: unknown) => void) {
  let startedAt: Date | null = null;
  let readSince: Date | null = null;
  let afterId = 0;
  let running: Promise<void> | undefined;
  let nextTryAt = 0;

  const read = async (): Promise<void> => {
    startedAt ??= (await skies.lookAround(db, null)).at;
    for (;;) {
      const found = await skies.findEventsAfter(db, afterId, piece);
      const last = found.at(-1);
      if (last === undefined) break;
      await takeIn(db, indexed, found);
      afterId = last.id;
      await setImmediate();
    }
    readSince = startedAt;
  };

  const start = () => {
    nextTryAt = Date.now() + pauseAfterFailureMs;
    running = read().catch((error: unknown) => {
      running = undefined;
      report(error);
    });
    return Promise.race([running, sleep(firstReadingTimeoutMs)]);
  };
  let waiting: Promise<unknown> = Promise.resolve();
  return {
    readSince: () => readSince,
    advance: async (): Promise<void> => {
      if (readSince !== null) return;
      if (running === undefined && Date.now() >= nextTryAt) waiting = start();
      await waiting;
    },
  };
}

/** Doesn't keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Whether we have this very state of the event: what was changed lately is read again and again. */
function isTakenIn({ id, isPublished, updatedAt }: skies.EventStartRow, indexed: IndexedEvents): boolean {
  const known = indexed.find(id);
  return isPublished ? known?.updatedAt.getTime() === updatedAt.getTime() : known === undefined;
}
