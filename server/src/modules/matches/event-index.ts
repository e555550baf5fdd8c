import { setImmediate } from 'node:timers/promises';
import { groupScore } from '@ascendant/astrology/matching/group';
import { matchZ } from '@ascendant/astrology/matching/score';
import type { IndexReading } from '../../application/event-scores';
import { eventLists, everything, unheardChanges, type Changes } from '../../database/changes';
import type { Database } from '../../database/database';
import * as skies from './event-skies.repository';
import { indexedEvents, type IndexedEvents } from './indexed-events';
import { keptRankings, type RankingQuestion } from './kept-rankings';
import {
  bestByDay,
  rankRows,
  soonestOthers,
  type BestOfDay,
  type RankedRows,
  type RankWanted,
  type SoonestWanted,
} from './rank-rows';
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
  /** The best upcoming events for a party. @param key what `accept` and `weigh` depend on; without it the ranking isn't kept */
  rank(wanted: RankWanted, key?: string | null): RankedRows;
  /** The upcoming events of at least a score, by the local day they start on. */
  bestByDay(wanted: Pick<RankWanted, 'party' | 'now' | 'least'>): ReadonlyMap<string, BestOfDay>;
  /** The soonest events that aren't recommended. @param key as of `rank` */
  others(wanted: SoonestWanted, key?: string | null): readonly number[];
  /** The party's score for an event; null for an unpublished one. */
  score(party: readonly Float32Array[], eventId: number): number | null;
  readonly find: IndexedEvents['find'];
}

export function openEventIndex(
  db: Database,
  report: (error: unknown) => void,
  changes: Changes = unheardChanges,
): EventIndex {
  const shelf = indexedEvents();
  let seenUntil: Date | null = null;
  let looking: Promise<void> | undefined;
  const first = firstReading(db, shelf, report);
  const news = listenForNews(changes);
  const ranked = keptRankings<RankedRows>(shelf);
  const byDay = keptRankings<ReadonlyMap<string, BestOfDay>>(shelf);
  const others = keptRankings<readonly number[]>(shelf);

  const look = async (since: Date): Promise<void> => {
    news.read();
    const from = new Date(since.getTime() - overlapMs);
    const { at, categoryIds } = await skies.lookAround(db, from);
    const found = await skies.findChangedEvents(db, from, categoryIds);
    await takeIn(
      db,
      shelf,
      found.filter((event) => !isTakenIn(event, shelf)),
    );
    seenUntil = at;
  };

  return {
    reading: () => ({ isReady: first.readSince() !== null, events: shelf.matrix.size }),
    refresh: async () => {
      await first.advance();
      const since = seenUntil ?? first.readSince();
      if (since === null) return false;
      if (seenUntil !== null && !news.hasAny()) return true;
      looking ??= look(since)
        .catch((error: unknown) => {
          news.missed();
          throw error;
        })
        .finally(() => {
          looking = undefined;
        });
      await looking;
      return true;
    },
    rank: (request, key = null) => {
      const { best, total } = ranked(questionOf(request, key), (wanted) => rankRows(shelf, { ...request, wanted }));
      return { best: best.slice(0, request.wanted), total };
    },
    bestByDay: (request) => byDay(questionOf({ ...request, wanted: 0 }, ''), () => bestByDay(shelf, request)),
    others: (request, key = null) =>
      others(questionOf(request, key), (wanted) => soonestOthers(shelf, { ...request, wanted })).slice(
        0,
        request.wanted,
      ),
    score: (party, eventId) => {
      const vector = shelf.vectorOf(eventId);
      return vector === null ? null : groupScore(party.map((person) => matchZ(person, vector)));
    },
    find: shelf.find,
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
function listenForNews(changes: Changes) {
  let hasNews = true;
  changes.hear((touched) => {
    hasNews ||= touched === eventLists || touched === everything;
  });
  return {
    hasAny: () => hasNews || !changes.isHeard(),
    /** From here on, what's heard is new. */
    read: () => {
      hasNews = false;
    },
    missed: () => {
      hasNews = true;
    },
  };
}

/** Reads all upcoming events once. It runs in the background; only the first requests wait a moment for it. */
function firstReading(db: Database, shelf: IndexedEvents, report: (error: unknown) => void) {
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
      await takeIn(db, shelf, found);
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
function isTakenIn({ id, isPublished, updatedAt }: skies.EventStartRow, shelf: IndexedEvents): boolean {
  const known = shelf.find(id);
  return isPublished ? known?.updatedAt.getTime() === updatedAt.getTime() : known === undefined;
}
