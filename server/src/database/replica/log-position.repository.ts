import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { positionOf, type LogPosition } from './freshness';

/** Where the primary's log ends: also what isn't on disk yet, which others see already if commits don't wait for the disk. */
export async function writtenPosition(primary: Database): Promise<LogPosition> {
  const { rows } = await primary.execute<{ position: string }>(
    sql`select pg_current_wal_insert_lsn()::text as position`,
  );
  return positionOf(rows[0]?.position ?? '');
}

/** How much of the log a replica has replayed; null if it doesn't replay one, so it isn't a streaming replica. */
export async function replayedPosition(replica: Database): Promise<LogPosition | null> {
  const { rows } = await replica.execute<{ position: string | null }>(
    sql`select pg_last_wal_replay_lsn()::text as position`,
  );
  const [{ position } = { position: null }] = rows;
  return position === null ? null : positionOf(position);
}
