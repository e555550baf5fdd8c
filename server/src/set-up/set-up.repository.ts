import { sql } from 'drizzle-orm';
import { webhooks } from '../../db/schema/activities';
import { bookingAnswers } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { users } from '../../db/schema/users';
import { accountWebhookTask } from '../adapters/payments/notice-types';
import type { Queryable } from '../database/database';

/** What a set-up is judged by. */
export interface SetUpFigures {
  readonly major: number;
  /** The database's clock, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly standbys: number;
  /** Whether a commit waits for one of them. */
  readonly waitsForStandby: boolean;
  readonly categories: number;
  readonly lastWebhookMs: number | null;
  /** The last payment that came through; it should have had a webhook. */
  readonly lastPaidMs: number | null;
  /** About connected accounts, at an address of their own. */
  readonly lastAccountWebhookMs: number | null;
  readonly payoutAccounts: number;
}

/** Answers to organizers, phone numbers and secrets of webhooks that were encrypted with none of these keys. @param keyIds as of `Sealer` */
export async function countUnreadable(db: Queryable, keyIds: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select sealed from ${bookingAnswers} union all
    select secret from ${webhooks} union all
    select phone_sealed from ${users} where phone_sealed is not null union all
    select guest_phone_sealed from ${bookings} where guest_phone_sealed is not null) as every (sealed)
    where encode(substring(sealed from 2 for 4), 'hex') <> all(${sql.param([...keyIds])}::text[])`);
  return rows[0]?.count ?? 0;
}

type Row = { [Name in keyof SetUpFigures]: SetUpFigures[Name] };

export async function readSetUpFigures(db: Queryable): Promise<SetUpFigures> {
  const { rows } = await db.execute<Row>(sql`select
    current_setting('server_version_num')::int / 10000 as major,
    extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs",
    (select count(*)::int from pg_stat_replication) as standbys,
    current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local')
      as "waitsForStandby",
    (select count(*)::int from categories where is_active) as categories,
    (select extract(epoch from max(received_at))::float8 * 1000 from provider_events) as "lastWebhookMs",
    (select extract(epoch from max(confirmed_at))::float8 * 1000 from bookings where total_cents > 0) as "lastPaidMs",
    (select extract(epoch from ended_at)::float8 * 1000 from task_runs where task = ${accountWebhookTask}) as "lastAccountWebhookMs",
    (select count(*)::int from payout_accounts) as "payoutAccounts"`);
  const [row] = rows;
  if (row === undefined) throw new RangeError('no figures came back');
  return row;
}
