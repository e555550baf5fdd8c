import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { everyone, totals, type TotalSubject } from '../../db/schema/totals';
import { inTransaction, type Queryable } from './database';
import { localToday } from './local-day';

/** How many changes are added up in one statement. */
const most = 1_000;

/**
 * Adds what has changed to the kept totals. They're read after it, so that people see what they have just changed.
 * Source: docs/decisions/0078-kept-totals.md.
 */
export async function foldTotals(db: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ taken: number }>(sql`select fold_total_changes(${most}::int) as taken`);
    if ((rows[0]?.taken ?? 0) < most) return;
  }
}

/** Adds up every total again, from nothing. It reads every event and booking, and takes as long as it takes. */
export async function recountTotals(db: Queryable): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select recount_totals()`);
  });
}

/** The condition on `totals`. @param ownerId undefined for everyone's events */
export function isTotalOf(ownerId: number | undefined, subject: TotalSubject): SQL | undefined {
  return and(eq(totals.ownerId, ownerId ?? everyone), eq(totals.subject, subject));
}

export interface EventCounts {
  readonly all: number;
  /** Published, and starting today or later at their place. */
  readonly active: number;
  readonly byStatus: Readonly<Partial<Record<EventStatus, number>>>;
}

const today = sql`(now() at time zone 'UTC')::date`;
/** The day and the time zone of a bucket of `start_in_zone`. */
const [day, zone] = [sql`left(${totals.bucket}, 10)::date`, sql`substr(${totals.bucket}, 12)`];

/**
 * How many events there are, from the kept totals. An event that starts tomorrow by UTC is active everywhere; of those that start
 * yesterday or today, the time zone decides.
 * Source: specification 2, section 2 (Admin dashboard).
 */
export async function countEvents(tx: Queryable, ownerId: number | undefined): Promise<EventCounts> {
  const { rows } = await tx.execute<{ name: EventStatus | 'active'; count: number }>(sql`
    select ${totals.bucket} as name, ${totals.count}::int as count from ${totals} where ${isTotalOf(ownerId, 'status')}
    union all
    select 'active', sum(count)::int from (
      select ${totals.count} from ${totals} where ${isTotalOf(ownerId, 'start')} and ${totals.bucket} > ${today}::text
      union all
      select ${totals.count} from ${totals} where ${isTotalOf(ownerId, 'start_in_zone')}
        and ${totals.bucket} >= (${today} - 1)::text and ${totals.bucket} < (${today} + 1)::text
        and ${day} >= ${localToday(zone)}) as ahead`);
  const statuses = rows.flatMap(({ name, count }) => (name === 'active' ? [] : [[name, count] as const]));
  return {
    all: statuses.reduce((sum, [, count]) => sum + count, 0),
    active: rows.find(({ name }) => name === 'active')?.count ?? 0,
    byStatus: Object.fromEntries(statuses),
  };
}

/** How many accounts there are, from the kept totals. */
export async function countAccounts(tx: Queryable): Promise<number> {
  const [row] = await tx.select({ count: totals.count }).from(totals).where(isTotalOf(undefined, 'users'));
  return row?.count ?? 0;
}
