import { inTransaction, type Database } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import { lastEventId, moveEventInstants, noteZoneTableApplied, zoneTableIsNew } from './event-instants.repository';

/** Ids looked at in one transaction, so that no lock is held for long. */
const idsAtOnce = 2_000;

/**
 * The job: after an update of the zone table, computes the instants of events that aren't over again, and has those told who booked one that
 * moved. An event that has followed the table already isn't touched, so it may run twice.
 * Source: docs/decisions/0090-one-zone-table.md.
 * @returns how many events moved
 */
export async function renewEventInstants(db: Database, stopping: AbortSignal): Promise<number> {
  if (!(await zoneTableIsNew(db))) return 0;
  const last = await lastEventId(db);
  let count = 0;
  for (let first = 1; first <= last; first += idsAtOnce) {
    stopping.throwIfAborted();
    count += await renewBatch(db, [first, first + idsAtOnce - 1]);
  }
  await noteZoneTableApplied(db);
  return count;
}

async function renewBatch(db: Database, ids: readonly [number, number]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const moved = await moveEventInstants(tx, ids);
    for (const event of moved) await addJob(tx, 'tell_of_clock_change', event);
    return moved.length;
  });
}
