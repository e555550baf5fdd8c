import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeBackup } from '@ascendant/embedded-postgres/backup/make-backup';
import { backedUpTables } from '../backup/backed-up-tables.repository';
import { refuseOwnServer, uploadsOf } from '../backup/embedded-only';
import { noteBackup } from '../backup/note-backup';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** `npm run backup [-- folder]`: writes the embedded database to a new folder, by default in DATA_DIR/backups. */
export const backup: Command = ([given]) =>
  onDatabase(async ({ config, url, db }) => {
    const name = `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const folder = resolve(given ?? join(config.dataDir, 'backups', name));
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    const made = await makeBackup({ program: backedUpTables, url, folder, uploads: uploadsOf(config) });
    await noteBackup(db);
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    print(JSON.stringify({ folder, tables: made.tables.length, rows, uploads: made.uploads.length }));
  }, refuseOwnServer('backup'));
