import { sql } from 'drizzle-orm';

/**
 * Commits, and waits for the disk only then. Buyers of an event wait for its row, and commits that notify wait for each other in the whole
 * database, both until a commit is complete. Without the disk, that's soon. The answer comes when everything is on the disk,
 * because the message at the end is a transaction of its own, and its commit waits for all that's before it.
 * Until then others see what a crash could still undo. What they write comes after it in the log, so it's undone as well.
 * Source: docs/decisions/0088-locks-released-early.md.
 */
export const commitThenReachDisk = [
  'set local synchronous_commit = off',
  'commit',
  `select pg_logical_emit_message(true, 'ascendant', '')`,
].join('; ');

/**
 * Goes into the `from` of a statement that is a transaction of its own, and whose commit doesn't wait for the disk. Only for what's checked
 * again by the transaction that needs it: our process can outlive a crash of PostgreSQL, and remember what was lost.
 */
export const withoutReachingDisk = sql.raw(`set_config('synchronous_commit', 'off', true)`);
