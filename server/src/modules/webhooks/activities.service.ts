import { v1PageSize } from '@ascendant/contract/v1/routes';
import { typesWithin } from '@ascendant/domain/channel/activity';
import { organizerOf } from '@ascendant/domain/event/access';
import type { Caller } from '../../access/caller';
import { inTransaction, type Database } from '../../database/database';
import { v1, type Site } from '../keys/keys.module';
import * as repository from './activities.repository';
import { bodiesOf } from './activity-body';

/** How many bodies are written in one transaction. */
const batch = 500;

/**
 * The job: writes the bodies of what has happened, and a delivery for each webhook that wants one. All of a batch is stored at once, so it can
 * be killed anywhere.
 * Source: rule HOK-01.
 */
export async function writeActivities(db: Database, site: Site, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await writeBatch(db, site)) === batch);
}

/** @returns how many it has written */
function writeBatch(db: Database, site: Site): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await repository.lockWriting(tx))) return 0;
    const unwritten = await repository.takeUnwritten(tx, batch);
    if (unwritten.length === 0) return 0;
    const bodies = await bodiesOf(tx, unwritten, site);
    await repository.storeBodies(
      tx,
      unwritten.map(({ id, sequence }) => ({ id, sequence, body: bodies.get(id) ?? null })),
    );
    return unwritten.length;
  });
}

interface ActivitiesQuery {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** What happened that the key may read, in order. */
export async function activitiesFor(db: Database, caller: Caller, { limit = v1PageSize, after }: ActivitiesQuery) {
  const types = typesWithin(caller.scopes ?? []);
  const query = { types, after: v1.idIn(after) ?? 0, limit: limit + 1 };
  const rows = types.length === 0 ? [] : await repository.findActivities(db, organizerOf(caller), query);
  return v1.pageOf(rows, limit, ({ sequence }) => String(sequence));
}
