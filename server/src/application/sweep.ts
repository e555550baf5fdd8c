import type { Database } from '../database/database';
import { removeOldKeys } from '../http/idempotency.repository';
import { removeOldErrorLogs } from '../http/error-log.repository';
import { removeOldWindows } from '../http/rate-limit.repository';
import { emptyOldMails } from '../mail/mail-delivery.repository';

const LONGEST_LIMIT_SECONDS = 2 * 86_400;

/** Deletes expired data that belongs to no module (PRI-06). Modules sweep their own. */
export async function sweep(db: Database): Promise<void> {
  await removeOldWindows(db, LONGEST_LIMIT_SECONDS);
  await removeOldKeys(db);
  await removeOldErrorLogs(db);
  await emptyOldMails(db);
}
