import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '@ascendant/embedded-postgres/backup/restore-backup';
import { connectToPrepare, openPreparingPool } from '../database/connection';
import { databaseOn } from '../database/database';
import { StartError } from '../errors/start-error';
import { checkInvariants } from '../invariants/invariants';
import { backedUpTables } from './backed-up-tables.repository';
import { createTrial, dropTrial } from './trial-database.repository';

/**
 * Restores a backup into a database of its own beside the site's, checks every promise about seats and money in it, and deletes it again.
 * @param url of the site's database, by a role that may create databases
 * @throws EmbeddedPostgresError if it can't be restored. @throws StartError if what's restored breaks a promise
 * Source: rule OPS-05.
 */
export async function tryBackup(folder: string, url: string): Promise<void> {
  const name = `backup_trial_${randomBytes(6).toString('hex')}`;
  const client = await connectToPrepare(url);
  const uploads = await mkdtemp(join(tmpdir(), 'ascendant-trial-'));
  try {
    await createTrial(client, name);
    const trial = new URL(url);
    trial.pathname = `/${name}`;
    await restoreBackup({ program: backedUpTables, folder, url: trial.href, uploads });
    await refuseBroken(trial.href);
  } finally {
    await dropTrial(client, name);
    await client.end();
    await rm(uploads, { recursive: true, force: true });
  }
}

async function refuseBroken(url: string): Promise<void> {
  const pool = openPreparingPool(url, () => undefined);
  try {
    const broken = (await checkInvariants(databaseOn(pool), null)).filter(({ offending }) => offending !== 0);
    if (broken.length > 0)
      throw new StartError(`The backup was restored, and breaks: ${broken.map(({ name }) => name).join('; ')}.`);
  } finally {
    await pool.end();
  }
}
