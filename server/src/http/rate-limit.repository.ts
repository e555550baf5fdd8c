import { sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema/rate-limits';
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

/**
 * Adds to a bucket and reads it in one statement, by the database's clock.
 * @param amount 0 only reads
 */
export async function addToBucket(db: Queryable, { bucket, seconds }: Bucket, amount: number): Promise<WindowCount> {
  const stepSeconds = Math.max(1, Math.floor(seconds / steps));
  const { rows } = await db.execute<{ count: number; secondsLeft: number; step: number }>(sql`
    with now_step as (
      select floor(extract(epoch from now()) / ${stepSeconds}::int)::bigint * ${stepSeconds}::int as step
    ), added as (
      insert into ${rateLimits} as kept (bucket, window_start, count)
      select ${bucket}, to_timestamp(step), ${amount}::int from now_step where ${amount}::int > 0
      on conflict (bucket, window_start) do update set count = kept.count + excluded.count
      returning window_start, count
    ), in_sight as (
      select window_start, count from added
      union all
      select window_start, count from ${rateLimits}
      where bucket = ${bucket} and window_start > now() - make_interval(secs => ${seconds}::int)
        and window_start not in (select window_start from added)
    )
    select
      coalesce(sum(count), 0)::int as "count",
      coalesce(extract(epoch from min(window_start) - now()) + ${seconds}::int, 0)::float8 as "secondsLeft",
      (select step::float8 from now_step) as "step"
    from in_sight where count > 0`);
  const [found] = rows;
  if (found === undefined) throw new RangeError('The count returned no row');
  return found;
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
