import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { EmbeddedPostgresError } from '@ascendant/embedded-postgres/system-trouble';
import type { Client } from 'pg';
import { StartError } from '../errors/start-error';
import type { Progress } from '../progress/progress';
import type { Config } from '../settings/config';
import { connectToPrepare } from './connection';
import { reasonOf, remedyOf, type DatabaseSetting } from './start-trouble';

/** An open database, and how to close it. */
export interface OpenDatabase {
  readonly url: string;
  /** Stops the embedded server. Does nothing for any other. */
  stop(): Promise<void>;
}

const oldestVersion = 15;
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Whom opening a database tells what. */
interface Told {
  /** Called with a sentence about anything unusual. */
  readonly say: (sentence: string) => void;
  readonly progress: Progress;
}

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, and checks that it's fit to store bookings.
 * @throws StartError with sentences that never contain the URL's password
 */
export async function openDatabase(config: Config, { say, progress }: Told): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    progress('Connecting to the database');
    await refuseUnfit(config.databaseUrl, config, say);
    if (config.migrationDatabaseUrl !== undefined)
      await (await connected(config.migrationDatabaseUrl, 'MIGRATION_DATABASE_URL')).end();
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres(config.dataDir, { say, progress }).catch(asStartError);
  return { url, stop };
}

/** Passes on to the operator why the embedded database can't start. */
function asStartError(error: unknown): never {
  throw error instanceof EmbeddedPostgresError ? new StartError(error.message) : error;
}

async function refuseUnfit(url: string, { appEnv }: Config, say: Told['say']): Promise<void> {
  const client = await connected(url, 'DATABASE_URL');
  try {
    await refuseOld(client);
    if (appEnv === 'production') await refuseNonDurable(client);
    if (await canLoseBookings(client)) say(asynchronousStandby);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connected(url: string, setting: DatabaseSetting): Promise<Client> {
  try {
    return await connectToPrepare(url);
  } catch (error) {
    throw new StartError(
      remedyOf(error, setting) ??
        `The database of ${setting} can't be used: ${reasonOf(error)}. Correct ${setting}, or the database's settings.`,
    );
  }
}

async function refuseOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major < oldestVersion)
    throw new StartError(
      `The database is PostgreSQL ${major}. This program needs ${oldestVersion} or later: upgrade it, or set DATABASE_URL to another one.`,
    );
}

const asynchronousStandby =
  "The database has a standby, and commits don't wait for it: a failover can lose bookings that were confirmed. Set synchronous_standby_names, or accept it.";

/** Whether a standby could take over that lacks what was acknowledged. */
async function canLoseBookings(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean }>(
    `select exists (select from pg_stat_replication) and (current_setting('synchronous_standby_names') = ''
       or current_setting('synchronous_commit') in ('off', 'local')) as can`,
  );
  return rows[0]?.can === true;
}

/** Production doesn't start on a database that could lose what it has acknowledged. Source: rule CRA-19. */
async function refuseNonDurable(client: Client): Promise<void> {
  for (const name of durable) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
    if (rows[0]?.value === 'off')
      throw new StartError(
        `APP_ENV=production refuses a database whose ${name} is off, because it could lose bookings. Switch it on.`,
      );
  }
}
