import { resolve } from 'node:path';
import { restoreBackup } from '@ascendant/embedded-postgres/backup/restore-backup';
import { backedUpTables } from '../backup/backed-up-tables.repository';
import { refuseOwnServer, uploadsOf } from '../backup/embedded-only';
import { StartError } from '../errors/start-error';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** `npm run restore -- folder`: restores a backup into the embedded database, which must be empty. */
export const restore: Command = ([given]) =>
  onDatabase(
    async ({ config, url }) => {
      const folder = resolve(given ?? '');
      const { madeAt, tables } = await restoreBackup({
        program: backedUpTables,
        folder,
        url,
        uploads: uploadsOf(config),
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      print(JSON.stringify({ madeAt, tables: tables.length, rows }));
      print('Everything is restored. Now run: npm run check:invariants');
    },
    (config) => {
      refuseOwnServer('restore')(config);
      if (given === undefined) throw new StartError('Name the backup: npm run restore -- folder');
    },
  );
