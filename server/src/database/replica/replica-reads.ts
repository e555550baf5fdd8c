import { setTimeout as sleep } from 'node:timers/promises';
import { everything, type Changes } from '../changes';
import type { Database } from '../database';
import { databaseTrouble, sqlState } from '../database-errors';
import { Freshness, type LogPosition } from './freshness';
import { replayedPosition, writtenPosition } from './log-position.repository';
import type { Reads } from './reads';

/** How often we compare both. */
const checkEveryMs = 200;
/** A read on a standby is cancelled with this when it keeps the standby from replaying. */
const cancelledToReplay = '40001';

export interface ReplicaDeps {
  readonly primary: Database;
  readonly replica: Database;
  /** Called when a check fails, once until one succeeds. */
  readonly report: (error: Error) => void;
}

interface Waiting {
  readonly since: number;
  readonly tell: () => void;
}

/**
 * Reads from a streaming replica while it's at most a second behind. A read that fails because the replica is away runs again on the
 * primary, which then answers everything until the replica has been checked again.
 * Source: docs/rules/reliability.md, "Reads from a replica".
 */
export function replicaReads({ primary, replica, report }: ReplicaDeps): Reads {
  const freshness = new Freshness();
  const stopping = new AbortController();
  let waiting: readonly Waiting[] = [];

  /** Tells what the replica has by now; everything if the replica isn't read. */
  const tellReplayed = (): void => {
    const isRead = freshness.isFresh(performance.now());
    const told = waiting.filter(({ since }) => !isRead || freshness.hasAllBefore(since));
    waiting = waiting.filter((each) => !told.includes(each));
    told.forEach(({ tell }) => tell());
  };

  const checking = checkUntil(stopping.signal, () => check(freshness, primary, replica), report);
  // On its own, because a check of a replica that hangs takes long.
  const telling = setInterval(tellReplayed, checkEveryMs).unref();

  return {
    run: async (work) => {
      if (!freshness.isFresh(performance.now())) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (!isOfTheReplica(error)) throw error;
        freshness.lose();
        return work(primary);
      }
    },
    lag: () => {
      const ageMs = freshness.ageMs(performance.now());
      return { lagSeconds: ageMs === null ? null : Math.floor(ageMs / 1000) };
    },
    readable: (changes) =>
      toldTogether(changes, (tell) => {
        waiting = [...waiting, { since: performance.now(), tell }];
      }),
    close: async () => {
      stopping.abort();
      clearInterval(telling);
      await checking;
      await replica.$client.end();
    },
  };
}

/** After a break, changes are missing, so what's cached is dropped at once, and again when the replica has them. */
function toldTogether(changes: Changes, later: (tell: () => void) => void): Changes {
  return {
    ...changes,
    hear: (listener) =>
      changes.hear((touched) => {
        if (touched === everything) listener(touched);
        later(() => listener(touched));
      }),
  };
}

/** Whether the same read may succeed on the primary. */
const isOfTheReplica = (error: unknown): boolean =>
  databaseTrouble(error) === 'away' || sqlState(error) === cancelledToReplay;

async function check(freshness: Freshness, primary: Database, replica: Database): Promise<void> {
  const askedAt = performance.now();
  const [position, replayed] = await Promise.all([writtenPosition(primary), positionOfReplica(replica, freshness)]);
  freshness.note({ askedAt, position });
  freshness.replayed(replayed);
}

/** Where the replica is. One that doesn't answer is gone, not late: its age would only grow. */
async function positionOfReplica(replica: Database, freshness: Freshness): Promise<LogPosition> {
  try {
    const replayed = await replayedPosition(replica);
    if (replayed !== null) return replayed;
    throw new Error('DATABASE_REPLICA_URL is not a streaming replica, so nothing is read from it');
  } catch (error) {
    freshness.lose();
    throw error;
  }
}

/** Checks again and again; a failure is reported once until a check succeeds. */
async function checkUntil(
  stopped: AbortSignal,
  look: () => Promise<void>,
  report: (error: Error) => void,
): Promise<void> {
  let isReported = false;
  while (!stopped.aborted) {
    await look().then(
      () => (isReported = false),
      (error: Error) => {
        if (!isReported && !stopped.aborted) report(error);
        isReported = true;
      },
    );
    await sleep(checkEveryMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}
