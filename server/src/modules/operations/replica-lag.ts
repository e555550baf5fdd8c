import type { Database } from '../../database/database';
import { databaseTrouble } from '../../database/database-errors';
import { newestRun } from './operations.repository';

export interface ReplicaLag {
  /** How far it's behind; null when it doesn't answer or has no data yet. */
  readonly lagSeconds: number | null;
}

/**
 * How far the database for reads is behind the one for writes: by the newest mark of a recurring task on both sides. Such a mark is
 * made every half a minute, so that is how exact it is; it needs no right of its own, and holds for every kind of replica.
 * @returns null without a replica
 * Source: rule ERR-07.
 */
export async function readReplicaLag(db: Database, reads: Database): Promise<ReplicaLag | null> {
  if (reads === db) return null;
  const here = await newestRun(db);
  const there = await newestRun(reads).catch(whenAway);
  if (here === null || there === null) return { lagSeconds: null };
  return { lagSeconds: Math.max(0, Math.round((here.getTime() - there.getTime()) / 1000)) };
}

/** A replica that is away is what is to be told here, not a failure of the call. */
function whenAway(error: unknown): null {
  if (databaseTrouble(error) !== null) return null;
  throw error;
}
