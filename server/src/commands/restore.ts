import { join, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { openDatabase } from '../database/open-database';
import { StartError } from '../errors/start-error';
import { refuseToStart } from '../lifecycle/refuse-to-start';
import { silently } from '../progress/progress';
import { readConfig } from '../settings/config';

/** `npm run restore -- folder`: restores a backup into the empty database of the settings. */
async function main(): Promise<void> {
  const [, , given] = process.argv;
  if (given === undefined) throw new StartError('Name the backup: npm run restore -- folder');
  const config = readConfig(process.env);
  const database = await openDatabase(config, {
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    progress: silently,
  });
  try {
    const uploads = config.files.kind === 'local' ? join(config.dataDir, 'uploads') : null;
    const url = config.migrationDatabaseUrl ?? database.url;
    const { madeAt, tables } = await restoreBackup({ folder: resolve(given), url, uploads });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`${JSON.stringify({ madeAt, tables: tables.length, rows })}\n`);
    process.stdout.write('Everything is restored. Now run: npm run check:invariants\n');
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  refuseToStart(error);
}
