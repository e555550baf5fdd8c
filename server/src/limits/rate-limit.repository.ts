import { sql, type SQL } from 'drizzle-orm';
import { rateLimits } from '../../db/schema/program';
import type { Queryable } from '../database/database';

/** A row counts the calls of one step. A window has this many steps, and slides by one step at a time. */
const steps = 60;

/** The count of a bucket in the window that ends now. */
export interface WindowCount {
  /** Including what was just added. */
  readonly count: number;
  /** Until the oldest of them leaves the window. */
  readonly secondsLeft: number;
  /** The step that was added to, in seconds since 1970; needed to undo it. */
  readonly step: number;
}

interface Bucket {
  readonly bucket: string;
  /** The length of the window. */
  readonly seconds: number;
}

/** A bucket, and how much to add to it; 0 only reads. */
export interface Addition extends Bucket {
  readonly amount: number;
}

/** Counts that a process sends together, and again if it doesn't know what has become of them. It has one batch under way at a time. */
export interface Batch {
  /** The process. */
  readonly sender: string;
  /** Identifies it among the sender's batches. Later than that of the batch before, and the same when the batch is sent again. */
  readonly madeAt: Date;
}

/** Adds to a bucket and reads it in one statement, by the database's clock. @param amount 0 only reads */
export async function addToBucket(db: Queryable, bucket: Bucket, amount: number): Promise<WindowCount> {
  const found = (await addToBuckets(db, [{ ...bucket, amount }])).get(bucket.bucket);
  if (found === undefined) throw new RangeError('The count returned no row');
  return found;
}

/**
 * The same for several buckets in one statement, in the order of their names so that two processes can't block each other.
 * @param batch adds only the first time that it's sent
 * @returns by bucket
 */
export async function addToBuckets(
  db: Queryable,
  additions: readonly Addition[],
  batch: Batch | null = null,
): Promise<ReadonlyMap<string, WindowCount>> {
  const asked = JSON.stringify(
    additions.map(({ bucket, seconds, amount }) => ({ bucket, seconds, amount, step_seconds: stepOf(seconds) })),
  );
  const { rows } = await db.execute<{ bucket: string; count: number; secondsLeft: number; step: number }>(sql`
    with asked as materialized (
      select bucket, seconds, amount, floor(extract(epoch from now()) / step_seconds)::bigint * step_seconds as step
      from json_to_recordset(${asked}::json) as wanted (bucket text, seconds int, amount int, step_seconds int)
    ), ${batch === null ? sql`first_time as (select)` : noteBatch(batch)}, added as (
      insert into ${rateLimits} as kept (bucket, window_start, count)
      select bucket, to_timestamp(step), amount from asked where amount > 0 and exists (select from first_time) order by bucket
      on conflict (bucket, window_start) do update set count = kept.count + excluded.count
      returning bucket, window_start, count
    ), in_sight as (
      select bucket, window_start, count from added
      union all
      select kept.bucket, kept.window_start, kept.count from asked join ${rateLimits} as kept using (bucket)
      where kept.window_start > now() - make_interval(secs => asked.seconds)
        and not exists (select from added where (added.bucket, added.window_start) = (kept.bucket, kept.window_start))
    )
    select
      asked.bucket,
      coalesce(sum(count), 0)::int as "count",
      coalesce(extract(epoch from min(window_start) - now()) + asked.seconds, 0)::float8 as "secondsLeft",
      asked.step::float8 as "step"
    from asked left join in_sight on in_sight.bucket = asked.bucket and in_sight.count > 0
    group by asked.bucket, asked.seconds, asked.step`);
  return new Map(rows.map(({ bucket, ...found }) => [bucket, found]));
}

/** Notes a batch in place of the sender's last one, with a count of 0. Returns a row for a batch that's new. */
function noteBatch({ sender, madeAt }: Batch): SQL {
  const bucket = `batches:${sender}`;
  return sql`forgotten as (
      delete from ${rateLimits} where bucket = ${bucket} and window_start < ${madeAt}
    ), first_time as (
      insert into ${rateLimits} (bucket, window_start, count) values (${bucket}, ${madeAt}, 0)
      on conflict (bucket, window_start) do nothing returning bucket
    )`;
}

/** The length of a step of a window, in seconds. */
function stepOf(seconds: number): number {
  return Math.max(1, Math.floor(seconds / steps));
}

/** Undoes one addition: the call was refused, and refused calls don't count. */
export async function takeFromBucket(db: Queryable, bucket: string, step: number): Promise<void> {
  await db.execute(sql`update ${rateLimits} set count = count - 1
    where bucket = ${bucket} and window_start = to_timestamp(${step}::float8) and count > 0`);
}

/** Deletes windows that no limit needs any more. */
export async function removeOldWindows(db: Queryable, olderThanSeconds: number): Promise<void> {
  await db.execute(
    sql`delete from ${rateLimits} where window_start < now() - make_interval(secs => ${olderThanSeconds}::int)`,
  );
}
