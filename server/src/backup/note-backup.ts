import { recordAudit } from '../audit/audit.repository';
import { inTransaction, type Database } from '../database/database';
import { recordRun } from '../jobs/queue.repository';

/** How a finished backup is called where the last run of everything that recurs is noted. */
export const backupTask = 'backup';

/** Notes in the database that a whole backup of it was made just now: health says so (rule ERR-07), and the audit log. */
export async function noteBackup(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await recordRun(tx, backupTask);
    await recordAudit(tx, { actor: null, action: 'backup.made' });
  });
}
