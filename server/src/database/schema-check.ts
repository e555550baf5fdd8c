import { StartError } from '../errors/start-error';
import { connectToPrepare } from './connection';
import { readFunctions, whoseFunctions } from './functions';
import { appliedMigrations, isFromNewer, migrationsFolder, readMigrations, whyUnfit } from './migrations';

/** What to run, wherever a sentence says so. */
export const migrateFirst =
  'Run `npm run migrate` of this version first (in a release: `./ascendant migrate`), or set MIGRATE_AT_START=yes.';

/**
 * Why this program can't run on the database as it is, as sentences that say what to do; null if it can. A newer schema is all right, unless one of
 * its migrations says that it needs a newer program. Source: docs/decisions/0161-upgrades.md.
 */
export async function whyNotOnSchema(url: string): Promise<string | null> {
  const [migrations, functions] = await Promise.all([readMigrations(migrationsFolder), readFunctions()]);
  const client = await connectToPrepare(url);
  try {
    const applied = await appliedMigrations(client);
    const why = whyUnfit(applied, migrations);
    if (why !== null) return why;
    if (applied.size === 0) return `The database is empty. ${migrateFirst}`;
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (missing.length > 0)
      return `The database lacks ${missing.length === 1 ? 'a migration' : `${missing.length} migrations`} of this version. ${migrateFirst}`;
    const isOlder = (await whoseFunctions(client, functions)) === 'older';
    if (isOlder && !isFromNewer(applied, migrations))
      return `The database has the functions of an earlier version. ${migrateFirst}`;
    return null;
  } finally {
    await client.end();
  }
}

/** @throws StartError if this program can't run on the database as it is */
export async function refuseOtherSchema(url: string): Promise<void> {
  const why = await whyNotOnSchema(url);
  if (why !== null) throw new StartError(why);
}
