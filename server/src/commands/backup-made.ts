import { noteBackup } from '../backup/note-backup';
import { refuseOtherSchema } from '../database/schema-check';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** `ascendant backup-made`: for the program that backs up a database of your own to say, when it's done, so that health knows. */
export const noteBackupMade: Command = () =>
  onDatabase(async ({ db, url }) => {
    await refuseOtherSchema(url);
    await noteBackup(db);
    print('System health knows of the backup.');
  });
