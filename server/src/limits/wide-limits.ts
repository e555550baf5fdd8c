import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LimitName } from '@ascendant/domain/rate-limits';
import type { Queryable } from '../database/database';
import { addToBuckets, type WindowCount } from './rate-limit.repository';
import { overLimit, rowsOf, type Counted, type LimitRow } from './rate-limits';

const flushMs = 1000;
/** How long a process that stops waits for the database to take its last counts. */
const lastFlushMs = 2000;

/** Changes in place. */
interface Bucket {
  readonly row: LimitRow;
  /** Counted here, and not sent to the database yet. */
  waiting: number;
  /** Sent in the batch that's under way, or that failed and will be sent again. */
  sent: number;
  /** The last count from the database, for all processes. */
  known: number;
  secondsLeft: number;
  /** When the database last counted it, or it was first needed; by `performance.now`. */
  readAt: number;
}

export type WideLimitName = Extract<
  LimitName,
  'signedIn' | 'publicRead' | 'apiKey' | 'reseller' | 'uncachedRead' | 'picture' | 'webhook'
>;

/**
 * The limits that every request counts against. They're wide (hundreds per minute), so each process counts by itself and
 * adds its sum to the database once a second. That way a read doesn't cost a write.
 */
export interface WideLimits {
  /** @throws AppError rate_limited */
  take(name: WideLimitName, counted: Counted): void;
  /** Adds pending counts to the database, and reads what other processes counted. One at a time: a second call waits for the first one's end. */
  flush(): Promise<void>;
  /** Stores what's left, if the database takes it in time. */
  stop(): Promise<void>;
}

/**
 * @param isOn false (RATE_LIMITS=off) counts nothing and refuses nothing
 * @param report called when counts can't be stored, and not again until they could. They're sent again, as long as they're in their window
 */
export function wideLimitsOn(
  db: Queryable,
  isOn: boolean,
  report: (error: unknown) => void = () => undefined,
): WideLimits {
  const buckets = new Map<string, Bucket>();
  const flush = oneAtATime(flusher(db, buckets));
  let isFailing = false;
  const flushOrReport = async (): Promise<void> => {
    try {
      await flush();
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
  };
  const timer = setInterval(() => void flushOrReport(), flushMs);
  timer.unref();
  return {
    take: (name, counted) => {
      if (!isOn) return;
      const taken = rowsOf(name, counted).map((row) => bucketOf(buckets, row));
      const full = taken.find(({ known, sent, waiting, row }) => known + sent + waiting >= row.count);
      if (full) throw overLimit(full.secondsLeft);
      for (const bucket of taken) bucket.waiting += 1;
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      // What one that was under way has left out is stored by the second.
      const stored = flushOrReport().then(flushOrReport);
      await Promise.race([stored, sleep(lastFlushMs, undefined, { ref: false })]);
    },
  };
}

function bucketOf(buckets: Map<string, Bucket>, row: LimitRow): Bucket {
  const known = buckets.get(row.bucket);
  if (known !== undefined && !isOver(known)) return known;
  const bucket = { row, waiting: 0, sent: 0, known: 0, secondsLeft: row.seconds, readAt: performance.now() };
  buckets.set(row.bucket, bucket);
  return bucket;
}

/** Whether everything that was counted has left the window, whatever the database knows of it. */
function isOver({ readAt, row }: Bucket): boolean {
  return performance.now() - readAt > row.seconds * 1000;
}

function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}

/**
 * Sends what was counted as a batch. What's counted meanwhile waits for the next one. A batch that failed is sent again as it was: the
 * database may have stored it, and knows it by its time.
 */
function flusher(db: Queryable, buckets: Map<string, Bucket>): () => Promise<void> {
  const sender = randomUUID();
  let batch = { sender, madeAt: new Date(0) };
  let sending: readonly Bucket[] = [];
  const send = async (): Promise<void> => {
    if (sending.length === 0) return;
    const additions = sending.map(({ row, sent }) => ({ ...row, amount: sent }));
    const counts = await addToBuckets(db, additions, batch);
    for (const bucket of sending) noteCount(bucket, counts.get(bucket.row.bucket));
    sending = [];
  };
  return async () => {
    try {
      sending = sending.filter((bucket) => !isOver(bucket));
      await send();
      sending = takeWaiting(buckets);
      batch = { sender, madeAt: new Date(Math.max(Date.now(), batch.madeAt.getTime() + 1)) };
      await send();
    } finally {
      for (const [name, bucket] of buckets) if (isOver(bucket)) buckets.delete(name);
    }
  };
}

/** The buckets with something to send, and those that are full: they become free with time. */
function takeWaiting(buckets: ReadonlyMap<string, Bucket>): readonly Bucket[] {
  const changed = [...buckets.values()].filter(({ waiting, known, row }) => waiting > 0 || known >= row.count);
  for (const bucket of changed) [bucket.sent, bucket.waiting] = [bucket.waiting, 0];
  return changed;
}

function noteCount(bucket: Bucket, found: WindowCount | undefined): void {
  bucket.sent = 0;
  bucket.known = found?.count ?? 0;
  bucket.secondsLeft = found?.secondsLeft ?? bucket.row.seconds;
  bucket.readAt = performance.now();
}
