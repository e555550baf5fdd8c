import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '@ascendant/embedded-postgres/backup/make-backup';
import { backedUpTables } from '../backup/backed-up-tables.repository';
import { refuseOwnServer, uploadsOf } from '../backup/embedded-only';
import { keepNewest } from '../backup/keep-newest';
import { noteBackup } from '../backup/note-backup';
import { tryBackup } from '../backup/try-backup';
import { StartError } from '../errors/start-error';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/**
 * `npm run backup [-- folder] [--keep N]`: writes the embedded database to a new folder, by default in DATA_DIR/backups, and restores it into a
 * database of its own to see that it can be. Then the older ones beside it are deleted, if it says how many to keep.
 */
export const backup: Command = (args) =>
  onDatabase(async ({ config, url, db }) => {
    const { given, keep } = readArgs(args);
    const name = `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const folder = resolve(given ?? join(config.dataDir, 'backups', name));
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    const made = await makeBackup({ program: backedUpTables, url, folder, uploads: uploadsOf(config) });
    await tryBackup(folder, url);
    await noteBackup(db);
    const deleted = keep === null ? 0 : await keepNewest(dirname(folder), keep);
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    print(JSON.stringify({ folder, tables: made.tables.length, rows, uploads: made.uploads.length, deleted }));
  }, refuseOwnServer('backup'));

/** @throws StartError if what's after the command can't be understood */
function readArgs(args: readonly string[]): { readonly given: string | undefined; readonly keep: number | null } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1))
    throw new StartError('Say how many backups to keep, at least 1: backup --keep 14');
  return { given: positionals[0], keep };
}
