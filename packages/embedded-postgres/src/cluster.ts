import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries';
import type { ClusterHome } from './home';
import { embeddedName, isAlive } from './postmaster-file';
import { run, giveTo } from './run-as';
import { EmbeddedPostgresError, fullDisk } from './system-trouble';

/** Locales whose character classes suit trigrams and text search. Debian and glibc 2.35 or later have the first, macOS the second. */
const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Creates the cluster if it doesn't exist: with its own password, UTF-8, and the Unicode order and case of PostgreSQL's
 * built-in tables, which are the same on every machine. It's built in a temporary folder and renamed into place, so that
 * a crash or two simultaneous first starts never leave half a database: the second rename fails and its work is deleted.
 * @throws EmbeddedPostgresError with initdb's last line, if another major version created the cluster, or if something else is where it goes
 */
export async function ensureCluster(
  home: ClusterHome,
  binaries: PostgresBinaries,
  progress: (doing: string) => void,
): Promise<void> {
  const inside = await readdir(home.folder).catch(noneIfMissing);
  if (inside.includes(basename(home.data))) return refuseOtherVersion(home, binaries);
  if (inside.length > 0) throw incomplete(home.folder);
  progress('Creating the database');
  await removeUnfinished(home);
  const temporary = join(dirname(home.folder), unfinishedName(home, process.pid));
  try {
    await buildCluster(temporary, home, binaries);
    await rename(temporary, home.folder).catch(async (error: unknown) => {
      if (!(await stat(home.data).catch(() => null))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * The password of the cluster's superuser.
 * @throws EmbeddedPostgresError if its file is gone
 */
export async function clusterPassword(home: ClusterHome): Promise<string> {
  const password = (await readFile(home.password, 'utf8').catch(emptyIfMissing)).trim();
  if (password !== '') return password;
  throw new EmbeddedPostgresError(
    `The password of the database in ${home.folder} is missing: put the file ${home.password} back, or set DATA_DIR to an empty folder.`,
  );
}

function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}

function noneIfMissing(error: unknown): string[] {
  emptyIfMissing(error);
  return [];
}

function incomplete(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `There's something in ${folder} that isn't a complete database. Move it away, or set DATA_DIR to another folder.`,
  );
}

/** A cluster that's being built: its name says by which process. */
function unfinishedName(home: ClusterHome, pid: number): string {
  return `${basename(home.folder)}.${pid}.${randomBytes(6).toString('hex')}`;
}

/** Removes what starts that were killed have left behind. */
async function removeUnfinished(home: ClusterHome): Promise<void> {
  const prefix = `${basename(home.folder)}.`;
  const names = (await readdir(dirname(home.folder))).filter((name) => name.startsWith(prefix));
  const dead = names.filter((name) => {
    const pid = /^(\d+)\.[0-9a-f]{12}$/.exec(name.slice(prefix.length))?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  for (const name of dead) await rm(join(dirname(home.folder), name), { recursive: true, force: true });
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
    const full = fullDisk(output, home.folder);
    if (full !== null) throw new EmbeddedPostgresError(full);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL couldn't create a database in ${home.folder} (${tellingLine(said)}). Set DATA_DIR to another folder, or DATABASE_URL.`,
  );
}

async function refuseOtherVersion(home: ClusterHome, binaries: PostgresBinaries): Promise<void> {
  const made = (await readFile(join(home.data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const ours = binaries.version.split('.')[0];
  if (made === '') throw incomplete(home.data);
  if (made !== ours) {
    throw new EmbeddedPostgresError(
      `The database in ${home.folder} was created by PostgreSQL ${made}, and this is ${ours}. Use the version of Ascendant that created it and move your data with npm run backup, or set DATA_DIR to another folder.`,
    );
  }
}

/** The last line that says what went wrong; initdb ends with what it removed. */
function tellingLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /error|fatal|could not|cannot/i.test(line)) ?? lines.at(-1) ?? '';
}
