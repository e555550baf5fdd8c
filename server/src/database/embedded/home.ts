import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../errors/start-error';
import type { PostgresUser } from './run-as';
import { postgresUser } from './run-as';
import { canEnter, openPlace } from './staging';

/**
 * Where one embedded database lives: `data` (PostgreSQL's own), `password` (of its superuser, mode 0600), `log`, and
 * `users/` (one file for each process of ours that uses it). All but `log` and `users` appear at once, when it is made.
 */
export interface ClusterHome {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly log: string;
  readonly users: string;
  readonly user: PostgresUser | undefined;
}

/**
 * Finds the home of the database that belongs to a data folder of ours: `<dataDir>/postgres`, unless PostgreSQL's user
 * cannot enter that; then a place in the open, whose path `<dataDir>/postgres-is-at` keeps.
 * @throws StartError where a database exists behind a door that was closed since
 */
export async function findHome(dataDir: string, say: (sentence: string) => void): Promise<ClusterHome> {
  await mkdir(dataDir, { recursive: true });
  const usual = join(dataDir, 'postgres');
  const user = await postgresUser(join(usual, 'data'));
  if (await canEnter(dataDir, user)) return home(usual, user);
  if (await exists(join(usual, 'data'))) throw closed(usual, user);
  const elsewhere = await stagedFolder(dataDir, user);
  say(`PostgreSQL's user cannot enter ${dataDir}, so the database is in ${elsewhere}.`);
  return home(elsewhere, await postgresUser(join(elsewhere, 'data')));
}

function home(folder: string, user: PostgresUser | undefined): ClusterHome {
  const at = (name: string) => join(folder, name);
  return { folder, data: at('data'), password: at('password'), log: at('log'), users: at('users'), user };
}

async function stagedFolder(dataDir: string, user: PostgresUser | undefined): Promise<string> {
  const pointer = join(dataDir, 'postgres-is-at');
  const fresh = join(await openPlace(user), `database-${randomBytes(6).toString('hex')}`);
  // Of two first starts at once, one writes the pointer and the other follows it.
  await writeFile(pointer, `${fresh}\n`, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(pointer, 'utf8')).trim();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function closed(folder: string, user: PostgresUser | undefined): StartError {
  return new StartError(
    `The database in ${folder} cannot be reached by its user (uid ${user?.uid}): open the folders above it (chmod o+x).`,
  );
}
