import { grantBeforehand, grantToApplication } from '../database/grants';
import { migrate } from '../database/migrate';
import { refuseOtherSchema } from '../database/schema-check';
import { migrateJobs } from '../jobs/runner';
import type { Progress } from '../progress/progress';
import type { Config } from '../settings/config';

/**
 * Migrates the database and the queue, and lets the application's role use them.
 * @param url of the open database
 * @returns the names of the migrations applied now
 */
export async function migrateAll(config: Config, url: string, progress: Progress): Promise<readonly string[]> {
  const owner = config.migrationDatabaseUrl ?? url;
  if (config.migrationDatabaseUrl !== undefined) await grantBeforehand(owner, url);
  const applied = await migrate(owner, { progress });
  await migrateJobs(owner);
  if (config.migrationDatabaseUrl !== undefined) await grantToApplication(owner, url);
  return applied;
}

/**
 * Migrates at the start if that's asked for, as with the embedded database.
 * @throws StartError if it isn't, and this program can't run on the database as it is
 */
export async function prepareSchema(config: Config, url: string, progress: Progress): Promise<void> {
  if (config.migratesAtStart) await migrateAll(config, url, progress);
  else await refuseOtherSchema(url);
}
