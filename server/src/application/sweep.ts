import type { Database } from '../database/database';
import { removeOldKeys } from '../http/idempotency.repository';
import { removeOldErrorLogs } from '../http/error-log.repository';
import { removeOldWindows } from '../http/rate-limit.repository';
import { emptyOldMails } from '../mail/mail-delivery.repository';

const LONGEST_LIMIT_SECONDS = 2 * 86_400;

/** The house's own tidying: what has had its time goes (PRI-06). Modules sweep what is theirs. */
export async function sweep(db: Database): Promise<void> {
  await removeOldWindows(db, LONGEST_LIMIT_SECONDS);
  await removeOldKeys(db);
  await removeOldErrorLogs(db);
  await emptyOldMails(db);
}
