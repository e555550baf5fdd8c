import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup';
import { noteBackup } from '../backup/note-backup';
import { openPool } from '../database/connection';
import { databaseOn } from '../database/database';
import { openDatabase } from '../database/open-database';
import { refuseToStart } from '../lifecycle/refuse-to-start';
import { silently } from '../progress/progress';
import { readConfig } from '../settings/config';

/** `npm run backup [-- folder]`: writes everything to a new folder, by default in DATA_DIR/backups. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const name = `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const folder = resolve(process.argv[2] ?? join(config.dataDir, 'backups', name));
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const database = await openDatabase(config, {
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    progress: silently,
  });
  const pool = openPool(database.url, () => undefined, 1);
  try {
    const uploads = config.files.kind === 'local' ? join(config.dataDir, 'uploads') : null;
    const { tables, uploads: files } = await makeBackup({ url: database.url, folder, uploads });
    await noteBackup(databaseOn(pool));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`${JSON.stringify({ folder, tables: tables.length, rows, uploads: files.length })}\n`);
  } finally {
    await pool.end();
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  refuseToStart(error);
}
