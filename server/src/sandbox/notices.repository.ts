import { sql } from 'drizzle-orm';
import { sandboxEvents, type SandboxEventRow } from '../../db/schema/sandbox';
import type { Queryable } from '../database/database';
import { statement } from '../database/statement';

/** An event about an intent, not yet sent. */
export interface NewNotice {
  readonly id: string;
  readonly type: string;
  /** The intent's id. */
  readonly objectId: string;
  readonly payload: SandboxEventRow['payload'];
}

export async function insertNotice(tx: Queryable, notice: NewNotice): Promise<void> {
  await tx.insert(sandboxEvents).values(notice);
}

/** A notice to send. */
export type DueNotice = Pick<SandboxEventRow, 'id' | 'payload'>;

/** Until a notice is sent again, if it isn't accepted: twice as long each time. */
const firstWaitSeconds = 5;
const longestWaitSeconds = 3600;
/** Beyond these tries, the wait is the longest; a larger power would be too large a number. */
const mostDoublings = 12;

/**
 * Takes notices that are due, oldest first, and postpones them before they're sent, so that a crash during sending only repeats them.
 * Another process that asks at the same time gets different ones.
 */
export async function takeDueNotices(db: Queryable, limit: number): Promise<DueNotice[]> {
  return dueNotices(db, { limit });
}

const dueNotices = statement<{ limit: number }, DueNotice>(
  (value) => sql`
    with due as (
      select id, next_try_at as due_at from ${sandboxEvents} where delivered_at is null and next_try_at <= now()
      order by next_try_at, id limit ${value('limit')} for update skip locked),
    postponed as (
      update ${sandboxEvents} set tries = tries + 1,
        next_try_at = now() + make_interval(secs => least(${sql.raw(String(longestWaitSeconds))},
          ${sql.raw(String(firstWaitSeconds))} * 2 ^ least(tries, ${sql.raw(String(mostDoublings))})))
      from due where due.id = ${sandboxEvents.id} returning ${sandboxEvents.id}, payload, due_at)
    select id, payload from postponed order by due_at, id`,
);

export async function markNoticesDelivered(db: Queryable, ids: readonly string[]): Promise<void> {
  await delivered(db, { ids: [...ids] });
}

const delivered = statement<{ ids: readonly string[] }, object>(
  (value) => sql`update ${sandboxEvents} set delivered_at = now() where id = any(${value('ids')}::text[])`,
);
