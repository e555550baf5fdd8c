import { rmSync } from 'node:fs';
import { scratchFolder } from '@ascendant/embedded-postgres/scratch-folder';
import { startEmbeddedPostgres } from '@ascendant/embedded-postgres/start-embedded-postgres';
import { Client } from 'pg';

/** A data folder for a site that stays as it is in its first seconds: its gazetteer is never loaded. */
export interface UnloadedPlaces {
  readonly dataDir: string;
  /** Of its PostgreSQL. */
  readonly databaseUrl: string;
  /** Stops the database, after the site. */
  stop(): Promise<void>;
}

/** The lock of `server/src/modules/places/gazetteer.repository.ts`: one process at a time loads the gazetteer. */
const loadingLock = 4_705_231_107;

/** Starts the folder's database before any site does, and keeps the lock that loading needs. */
export async function unloadedPlaces(): Promise<UnloadedPlaces> {
  const dataDir = await scratchFolder();
  const database = await startEmbeddedPostgres(dataDir);
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [loadingLock]);
  return {
    dataDir,
    databaseUrl: database.url,
    stop: async () => {
      await holder.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
