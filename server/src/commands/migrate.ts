import { openDatabase } from '../database/open-database';
import { migrateAll } from '../lifecycle/prepare-schema';
import { progressOn } from '../progress/progress';
import { readConfig } from '../settings/config';
import { programVersion } from '../version';
import type { Command } from './command';
import { print } from './on-database';

/** `npm run migrate`: brings the database to this version while processes of earlier ones use it. */
export const migrateDatabase: Command = async () => {
  const config = readConfig(process.env);
  const progress = progressOn((line) => process.stderr.write(line));
  const database = await openDatabase(config, { say: (sentence) => process.stderr.write(`${sentence}\n`), progress });
  try {
    for (const name of await migrateAll(config, database.url, progress)) print(`applied ${name}`);
    print(`The database is ready for version ${programVersion}.`);
  } finally {
    await database.stop();
  }
};
