import type { Queryable } from '../database/database';
import type { LimitName } from './limits';
import { addToBuckets, type WindowCount } from './rate-limit.repository';
import { overLimit, rowsOf, type Counted, type LimitRow } from './rate-limits';

const flushMs = 1000;

/** Changes in place. */
interface Bucket {
  readonly row: LimitRow;
  /** Counted here, and not sent to the database yet. */
  waiting: number;
  /** Being added to the database by the flush that's running. */
  sent: number;
  /** The last count from the database, for all processes. */
  known: number;
  secondsLeft: number;
  readAt: number;
}

export type WideLimitName = Extract<LimitName, 'signedIn' | 'publicRead' | 'uncachedRead' | 'picture' | 'webhook'>;

/**
 * The limits that every request counts against. They're wide (hundreds per minute), so each process counts by itself and
 * adds its sum to the database once a second. That way a read doesn't cost a write.
 */
export interface WideLimits {
  /** @throws AppError rate_limited */
  take(name: WideLimitName, counted: Counted): void;
  /** The same, but if the limit is reached it returns false. */
  takeIfFree(name: WideLimitName, counted: Counted): boolean;
  /**
   * Adds pending counts to the database, and reads what other processes counted. Only one runs at a time: another call waits for the one
   * that's running. Counts that couldn't be added wait for the next.
   */
  flush(): Promise<void>;
  stop(): void;
}

export function wideLimitsOn(db: Queryable, isOn: boolean): WideLimits {
  const buckets = new Map<string, Bucket>();
  let running: Promise<void> | undefined;
  const flush = (): Promise<void> => {
    running ??= flushAll(db, buckets).finally(() => {
      running = undefined;
    });
    return running;
  };
  // Without a database, the counts wait. Calls that need it reply with 503 anyway.
  const timer = setInterval(() => void flush().catch(() => undefined), flushMs);
  timer.unref();
  /** @returns the bucket that's full; null after counting */
  const takeAll = (name: WideLimitName, counted: Counted): Bucket | null => {
    if (!isOn) return null;
    for (const row of rowsOf(name, counted)) {
      const bucket = bucketOf(buckets, row);
      if (bucket.known + bucket.sent + bucket.waiting >= row.count) return bucket;
      bucket.waiting += 1;
    }
    return null;
  };
  return {
    take: (name, counted) => {
      const full = takeAll(name, counted);
      if (full) throw overLimit(full.secondsLeft);
    },
    takeIfFree: (name, counted) => takeAll(name, counted) === null,
    flush,
    stop: () => clearInterval(timer),
  };
}

function bucketOf(buckets: Map<string, Bucket>, row: LimitRow): Bucket {
  const bucket = buckets.get(row.bucket) ?? {
    row,
    waiting: 0,
    sent: 0,
    known: 0,
    secondsLeft: row.seconds,
    readAt: performance.now(),
  };
  buckets.set(row.bucket, bucket);
  return bucket;
}

function isIdle({ waiting, readAt, row }: Bucket): boolean {
  return waiting === 0 && performance.now() - readAt > row.seconds * 1000;
}

/** Sends what waits in one statement. What's counted meanwhile waits for the next flush. */
async function flushAll(db: Queryable, buckets: Map<string, Bucket>): Promise<void> {
  for (const [name, bucket] of buckets) if (isIdle(bucket)) buckets.delete(name);
  const changed = [...buckets.values()].filter(({ waiting, known, row }) => waiting > 0 || known >= row.count);
  if (changed.length === 0) return;
  for (const bucket of changed) [bucket.sent, bucket.waiting] = [bucket.waiting, 0];
  try {
    const counts = await addToBuckets(
      db,
      changed.map(({ row, sent }) => ({ ...row, amount: sent })),
    );
    for (const bucket of changed) noteCount(bucket, counts.get(bucket.row.bucket));
  } catch (error) {
    for (const bucket of changed) bucket.waiting += bucket.sent;
    throw error;
  } finally {
    for (const bucket of changed) bucket.sent = 0;
  }
}

function noteCount(bucket: Bucket, found: WindowCount | undefined): void {
  bucket.known = found?.count ?? 0;
  bucket.secondsLeft = found?.secondsLeft ?? bucket.row.seconds;
  bucket.readAt = performance.now();
}
