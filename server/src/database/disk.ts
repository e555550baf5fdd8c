import { sql } from 'drizzle-orm';

/**
 * Commits, and waits for the disk only then. Buyers of an event wait for its row, and commits that notify wait for each other in the whole
 * database, both until a commit is through: without the disk that's a tenth of the time. The answer comes when everything is on the disk,
 * because the message at the end is a transaction of its own, and its commit waits for all that's before it.
 * Until then others see what a crash could still undo. Whatever they write is on the disk after it, so it can't outlive it.
 * Source: docs/decisions/0088-locks-released-early.md.
 */
export const commitThenReachDisk = [
  'set local synchronous_commit = off',
  'commit',
  `select pg_logical_emit_message(true, 'ascendant', '')`,
].join('; ');

/**
 * Goes into the `from` of a statement that is a transaction of its own, and whose commit doesn't wait for the disk: for what's only worth
 * something together with what's committed after it, and is on the disk when that is.
 */
export const withoutReachingDisk = sql.raw(`set_config('synchronous_commit', 'off', true)`);
