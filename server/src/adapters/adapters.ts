import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../settings/config';
import type { Database } from '../database/database';
import type { Clock } from './clock';
import type { FileStore } from './file-store';
import type { Mailer } from './mailer';

/** Everything the application reaches the outside through. Tests build the application on others (test/test-app.ts). */
export interface Adapters {
  readonly config: Config;
  /** The connections that `db` works on; for the job queue and for health. */
  readonly pool: Pool;
  readonly db: Database;
  /** For reads that may be a moment old: the replica of DATABASE_REPLICA_URL, or `db` itself. */
  readonly reads: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly log: Logger;
}
