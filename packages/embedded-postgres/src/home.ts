import { randomBytes } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresUser, type PostgresUser } from './run-as';
import { canEnter, openFolder } from './staging';
import { EmbeddedPostgresError } from './system-trouble';

/**
 * The files of one embedded database: `data` (PostgreSQL's data folder), `password` (the superuser's, mode 0600), `log`,
 * and `users/` (one file for each process that uses it). All except `log` and `users` appear at once on creation.
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
 * Finds the database folder that belongs to a data folder: `<dataDir>/postgres`, unless PostgreSQL's user can't enter it.
 * Then it's a folder that any user can enter, and `<dataDir>/postgres-is-at` contains its path.
 * @throws EmbeddedPostgresError if a database exists but PostgreSQL's user can no longer reach it
 */
export async function findHome(dataDir: string, say: (sentence: string) => void): Promise<ClusterHome> {
  await mkdir(dataDir, { recursive: true });
  const usual = join(dataDir, 'postgres');
  const user = await postgresUser(join(usual, 'data'));
  if (await canEnter(dataDir, user)) return home(usual, user);
  if (await exists(join(usual, 'data'))) throw unreachable(usual, user);
  const elsewhere = await stagedFolder(dataDir, user);
  say(`PostgreSQL's user can't enter ${dataDir}, so the database is in ${elsewhere}.`);
  return home(elsewhere, await postgresUser(join(elsewhere, 'data')));
}

function home(folder: string, user: PostgresUser | undefined): ClusterHome {
  const at = (name: string) => join(folder, name);
  return { folder, data: at('data'), password: at('password'), log: at('log'), users: at('users'), user };
}

async function stagedFolder(dataDir: string, user: PostgresUser | undefined): Promise<string> {
  const pointer = join(dataDir, 'postgres-is-at');
  const fresh = join(await openFolder(user), `database-${randomBytes(6).toString('hex')}`);
  // If two first starts run at once, one writes the pointer and the other follows it.
  await writeFile(pointer, `${fresh}\n`, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(pointer, 'utf8')).trim();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function unreachable(folder: string, user: PostgresUser | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL's user (uid ${user?.uid}) can't reach the database in ${folder}. Make the folders above it accessible (chmod o+x).`,
  );
}
