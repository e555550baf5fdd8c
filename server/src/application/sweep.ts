import type { Database } from '../database/database';
import { removeOldErrorLogs } from '../http/error-log.repository';
import { removeOldKeys } from '../http/idempotency.repository';
import { removeOldWindows } from '../limits/rate-limit.repository';
import { emptyOldMails } from '../mail/mail-delivery.repository';

const longestLimitSeconds = 2 * 86_400;

/** Deletes expired data that belongs to no module (PRI-06). Modules sweep their own. */
export async function sweep(db: Database): Promise<void> {
  await removeOldWindows(db, longestLimitSeconds);
  await removeOldKeys(db);
  await removeOldErrorLogs(db);
  await emptyOldMails(db);
}
