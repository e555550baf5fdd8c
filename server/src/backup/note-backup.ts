import { recordAudit } from '../audit/audit.repository';
import { inTransaction, type Database } from '../database/database';
import { recordRun } from '../jobs/queue.repository';

/** The name of a finished backup in the table of recurring tasks' last runs. */
export const backupTask = 'backup';

/** Records in the database that a complete backup was just made. The health page (rule ERR-07) and the audit log show it. */
export async function noteBackup(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await recordRun(tx, backupTask);
    await recordAudit(tx, { actor: null, action: 'backup.made' });
  });
}
