import type { BackedUpProgram } from '@ascendant/embedded-postgres/backup/backup-format';
import { migrate } from '../database/migrate';
import { migrateJobs } from '../jobs/runner';

/** Our tables, the sandbox's ledger, and the queue, because a waiting job is a promise too. */
export const backedUpTables: BackedUpProgram = {
  schemas: ['public', 'sandbox', 'graphile_worker'],
  versionTables: ['schema_migrations', 'schema_functions', 'migrations'],
  async migrationsOf(client) {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    return rows;
  },
  async migrate(url) {
    await migrate(url);
    await migrateJobs(url);
  },
  /** A database with an account is in use. */
  async isInUse(client) {
    const { rows } = await client.query('select 1 from users limit 1');
    return rows.length > 0;
  },
};
