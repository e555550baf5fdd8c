import type { Queryable } from '../database/database';
import type { LimitName } from './limits';
import { addToBucket } from './rate-limit.repository';
import { overLimit, rowsOf, type Counted, type LimitRow } from './rate-limits';

const flushMs = 1000;

/** Changes in place. */
interface Bucket {
  readonly row: LimitRow;
  /** Counted here, but not yet in the database. */
  waiting: number;
  /** The last count from the database, for all processes. */
  known: number;
  secondsLeft: number;
  readAt: number;
}

export type WideLimitName = Extract<LimitName, 'signedIn' | 'publicRead' | 'picture' | 'webhook'>;

/**
 * The limits that every request counts against. They're wide (hundreds per minute), so each process counts by itself and
 * adds its sum to the database once a second. That way a read doesn't cost a write.
 */
export interface WideLimits {
  /** @throws AppError rate_limited */
  take(name: WideLimitName, counted: Counted): void;
  /** The same, but if the limit is reached it returns false. */
  takeIfFree(name: WideLimitName, counted: Counted): boolean;
  /** Adds pending counts to the database, and reads what other processes counted. */
  flush(): Promise<void>;
  stop(): void;
}

export function wideLimitsOn(db: Queryable, isOn: boolean): WideLimits {
  const buckets = new Map<string, Bucket>();
  const flush = async (): Promise<void> => {
    for (const [name, bucket] of buckets) {
      if (isIdle(bucket)) buckets.delete(name);
      else await flushOne(db, bucket);
    }
  };
  // If the database is down, at most some seconds of counts are lost. Calls that need it reply with 503 anyway.
  const timer = setInterval(() => void flush().catch(() => undefined), flushMs);
  timer.unref();
  /** @returns the bucket that's full; null after counting */
  const takeAll = (name: WideLimitName, counted: Counted): Bucket | null => {
    if (!isOn) return null;
    for (const row of rowsOf(name, counted)) {
      const bucket = bucketOf(buckets, row);
      if (bucket.known + bucket.waiting >= row.count) return bucket;
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

async function flushOne(db: Queryable, bucket: Bucket): Promise<void> {
  const amount = bucket.waiting;
  if (amount === 0 && bucket.known < bucket.row.count) return;
  const { count, secondsLeft } = await addToBucket(db, bucket.row, amount);
  bucket.waiting -= amount;
  bucket.known = count;
  bucket.secondsLeft = secondsLeft;
  bucket.readAt = performance.now();
}
