import { openPreparingPool } from '../database/connection';
import { databaseOn, type Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { refuseToStart } from '../lifecycle/refuse-to-start';
import { silently } from '../progress/progress';
import { readConfig, type Config } from '../settings/config';

/** What a command works with. */
export interface Opened {
  readonly config: Config;
  readonly url: string;
  /** Without timeouts: a command takes as long as it takes. */
  readonly db: Database;
}

/**
 * Runs a command on the database of the settings, and closes it again. A failure prints sentences that say what to do, and exits with code 1.
 * @param refuse throws a StartError if the command can't work with these settings, before anything is opened
 */
export async function onDatabase(
  work: (opened: Opened) => Promise<void>,
  refuse: (config: Config) => void = () => undefined,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    refuse(config);
    await opened(config, work);
  } catch (error) {
    refuseToStart(error);
  }
}

/** The same within a command that reports failures itself. */
export async function opened(config: Config, work: (opened: Opened) => Promise<void>): Promise<void> {
  const database = await openDatabase(config, {
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    progress: silently,
  });
  const pool = openPreparingPool(database.url, () => undefined);
  try {
    await work({ config, url: database.url, db: databaseOn(pool) });
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** Prints one line of a command's result. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
