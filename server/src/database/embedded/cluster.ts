import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors/start-error';
import type { PostgresBinaries } from './binaries';
import type { ClusterHome } from './home';
import { run } from './run';
import { giveTo } from './run-as';

/** The superuser and the database of every embedded cluster. */
export const EMBEDDED_NAME = 'ascendant';

/** Character classes for trigrams and text search; Debian and glibc ≥ 2.35 have the first, macOS the second. */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Makes the cluster unless it is there: a password of its own, UTF-8, and Unicode order and case by PostgreSQL's own
 * tables (the same on every machine). It is built aside and renamed into place, so that a crash half way, or two first
 * starts at once, never leave half a database: the second rename fails and its work is thrown away.
 * @throws StartError with what initdb said, or where the cluster was made by another major version
 */
export async function ensureCluster(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  if (await stat(home.data).catch(() => null)) return refuseOtherVersion(home, binaries);
  const aside = join(dirname(home.folder), `${basename(home.folder)}.${randomBytes(6).toString('hex')}`);
  try {
    await buildCluster(aside, home, binaries);
    await rename(aside, home.folder).catch(async (error: unknown) => {
      if (!(await stat(home.data).catch(() => null))) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The password of the cluster's superuser. */
export async function clusterPassword(home: ClusterHome): Promise<string> {
  return (await readFile(home.password, 'utf8')).trim();
}

async function buildCluster(aside: string, home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  await mkdir(aside, { recursive: true });
  await chmod(aside, 0o755);
  const data = join(aside, 'data');
  const password = randomBytes(24).toString('base64url');
  const passwordForInit = join(aside, 'password.initdb');
  await mkdir(data, { mode: 0o700 });
  await writeFile(join(aside, 'password'), `${password}\n`, { mode: 0o600 });
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
  const args = [`--pgdata=${data}`, `--username=${EMBEDDED_NAME}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const order = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  let said = '';
  for (const ctype of CTYPES) {
    const { code, output } = await run(binaries.initdb, [...args, ...order, `--lc-ctype=${ctype}`], home.user);
    if (code === 0) return;
    said = output;
  }
  throw new StartError(`PostgreSQL could not make a database in ${home.folder}: ${lastLine(said)}`);
}

async function refuseOtherVersion(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  const made = (await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const ours = binaries.version.split('.')[0];
  if (made !== ours) {
    throw new StartError(
      `The database in ${home.folder} was made by PostgreSQL ${made || 'of an unknown version'}, and this is ${ours}.`,
    );
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
