import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Changes } from '../database/changes';
import type { Database } from '../database/database';
import type { Reads } from '../database/replica/reads';
import type { DatabaseSignal } from '../database/signal';
import type { Sealer } from '../encryption/sealer';
import type { Config } from '../settings/config';
import type { FileStore } from './file-store';
import type { Mailer } from './mailer';
import type { Outbound } from './outbound/outbound';

/** Everything the application uses to reach the outside. Tests build the application on other ones (test/test-app.ts). */
export interface Adapters {
  readonly config: Config;
  /** The mark on this installation's payments at the provider. */
  readonly site: string;
  /** The connections that `db` uses; for the job queue. */
  readonly pool: Pool;
  readonly db: Database;
  /** Whether the database answers. */
  readonly signal: DatabaseSignal;
  /** For reads that may be a second old. */
  readonly reads: Reads;
  /** The changes to what visitors see, made by any process. */
  readonly changes: Changes;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly files: FileStore;
  /** For addresses that people typed. */
  readonly outbound: Outbound;
  /** For what's encrypted in the database. */
  readonly sealer: Sealer;
  readonly log: Logger;
}

/**
 * The time of this machine, for values that can be slightly off: headers, caches, texts. Decisions about money, seats and
 * codes use the database's `now()` instead (PAY-18).
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
