import { EmbeddedPostgresError } from '@ascendant/embedded-postgres/embedded-postgres-error';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { Client } from 'pg';
import { StartError } from '../errors/start-error';
import type { Config } from '../settings/config';

/** An open database, and how to close it. */
export interface OpenDatabase {
  readonly url: string;
  /** Stops the embedded server. Does nothing for any other. */
  stop(): Promise<void>;
}

const oldestVersion = 15;
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one, and checks that it's fit to store bookings.
 * @throws StartError with one sentence that never contains the URL's password
 */
export async function openDatabase(config: Config, say: (sentence: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    await refuseUnfit(config.databaseUrl, config);
    return { url: config.databaseUrl, stop: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres(config.dataDir, say).catch(asStartError);
  return { url, stop };
}

/** Passes on to the operator why the embedded database can't start. */
function asStartError(error: unknown): never {
  throw error instanceof EmbeddedPostgresError ? new StartError(error.message) : error;
}

async function refuseUnfit(url: string, { appEnv }: Config): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL can't be reached: ${reasonOf(error)}.`);
  }
  try {
    await refuseOld(client);
    if (appEnv === 'production') await refuseNonDurable(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major < oldestVersion)
    throw new StartError(`The database is PostgreSQL ${major}. This program needs ${oldestVersion} or later.`);
}

/** Production doesn't start on a database that could lose what it has acknowledged. Source: rule CRA-19. */
async function refuseNonDurable(client: Client): Promise<void> {
  for (const name of durable) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
    if (rows[0]?.value === 'off')
      throw new StartError(
        `APP_ENV=production refuses a database whose ${name} is off, because it could lose bookings.`,
      );
  }
}

/** The driver's message for a failed connection. It can name the host, but never the password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : 'unknown reason';
}
