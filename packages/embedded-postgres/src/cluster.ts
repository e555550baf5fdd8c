import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries';
import { embeddedName } from './database-url';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import type { ClusterHome } from './home';
import { run } from './run';
import { giveTo } from './run-as';

/** Locales whose character classes suit trigrams and text search. Debian and glibc 2.35 or later have the first, macOS the second. */
const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Creates the cluster if it doesn't exist: with its own password, UTF-8, and the Unicode order and case of PostgreSQL's
 * built-in tables, which are the same on every machine. It's built in a temporary folder and renamed into place, so that
 * a crash or two simultaneous first starts never leave half a database: the second rename fails and its work is deleted.
 * @throws EmbeddedPostgresError with initdb's last line, or if another major version created the cluster
 */
export async function ensureCluster(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  if (await stat(home.data).catch(() => null)) return refuseOtherVersion(home, binaries);
  const temporary = join(dirname(home.folder), `${basename(home.folder)}.${randomBytes(6).toString('hex')}`);
  try {
    await buildCluster(temporary, home, binaries);
    await rename(temporary, home.folder).catch(async (error: unknown) => {
      if (!(await stat(home.data).catch(() => null))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The password of the cluster's superuser. */
export async function clusterPassword(home: ClusterHome): Promise<string> {
  return (await readFile(home.password, 'utf8')).trim();
}

async function buildCluster(temporary: string, home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  await mkdir(temporary, { recursive: true });
  await chmod(temporary, 0o755);
  const data = join(temporary, 'data');
  const password = randomBytes(24).toString('base64url');
  const passwordForInit = join(temporary, 'password.initdb');
  await mkdir(data, { mode: 0o700 });
  await writeFile(join(temporary, 'password'), `${password}\n`, { mode: 0o600 });
  await writeFile(passwordForInit, `${password}\n`, { mode: 0o600 });
  await giveTo(home.user, data);
  await giveTo(home.user, passwordForInit);
  await initialize(data, passwordForInit, home, binaries);
  await rm(passwordForInit);
}

async function initialize(
  data: string,
  passwordFile: string,
  home: ClusterHome,
  binaries: PostgresBinaries,
): Promise<void> {
  const args = [`--pgdata=${data}`, `--username=${embeddedName}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const order = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  let said = '';
  for (const ctype of ctypes) {
    const { code, output } = await run(binaries.initdb, [...args, ...order, `--lc-ctype=${ctype}`], home.user);
    if (code === 0) return;
    said = output;
  }
  throw new EmbeddedPostgresError(`PostgreSQL couldn't create a database in ${home.folder}: ${lastLine(said)}`);
}

async function refuseOtherVersion(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  const made = (await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const ours = binaries.version.split('.')[0];
  if (made !== ours) {
    throw new EmbeddedPostgresError(
      `The database in ${home.folder} was created by PostgreSQL ${made || '(unknown version)'}, and this is ${ours}.`,
    );
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
