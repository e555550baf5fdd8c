import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binariesUnder, type PostgresBinaries } from './binaries';
import { run, type PostgresUser } from './run-as';
import { EmbeddedPostgresError } from './system-trouble';

/** Folders that every user can enter, best first: the first one survives a reboot. Only root ever needs one. */
const openFolders = ['/var/lib/ascendant', join(tmpdir(), 'ascendant')];

/**
 * A folder that PostgreSQL's user can enter, for files that it can't reach where they are.
 * @throws EmbeddedPostgresError if no such folder can be created
 */
export async function openFolder(user: PostgresUser | undefined): Promise<string> {
  for (const folder of openFolders) {
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => chmod(folder, 0o755).then(() => true),
      () => false,
    );
    if (made && (await canEnter(folder, user))) return folder;
  }
  throw new EmbeddedPostgresError(`PostgreSQL's user can't enter any of ${openFolders.join(', ')}. Set DATABASE_URL.`);
}

/** Whether a user can enter a folder, that is, every folder on the way from `/` to it. */
export async function canEnter(folder: string, user: PostgresUser | undefined): Promise<boolean> {
  if (user === undefined) return true;
  const found = await stat(folder).catch(() => null);
  const bit = found?.uid === user.uid ? 0o100 : 0o001;
  if (found !== null && (found.mode & bit) === 0) return false;
  return dirname(folder) === folder || canEnter(dirname(folder), user);
}

/**
 * Returns binaries that PostgreSQL's user can run: the installed ones, or a copy in an open folder if a folder above
 * them is closed (a clone under /root) or the files aren't readable (an installation with a strict umask).
 * @throws EmbeddedPostgresError with the system's message if they can't run anywhere
 */
export async function runnableBinaries(
  installed: PostgresBinaries,
  user: PostgresUser | undefined,
  say: (sentence: string) => void,
): Promise<PostgresBinaries> {
  const tried = await run(installed.postgres, ['--version'], user);
  if (tried.code === 0) return installed;
  if (user === undefined) throw cannotRun(tried.output);
  const copy = binariesUnder(join(await openFolder(user), `postgresql-${installed.version}`), installed.version);
  if ((await run(copy.postgres, ['--version'], user)).code === 0) return copy;
  await copyOpened(installed.root, copy.root);
  say(`PostgreSQL's user can't reach the installed programs, so they were copied to ${copy.root}.`);
  const again = await run(copy.postgres, ['--version'], user);
  if (again.code !== 0) throw cannotRun(again.output);
  return copy;
}

function cannotRun(output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL doesn't run here (${output.trim().split('\n')[0]}). Set DATABASE_URL.`,
  );
}

async function copyOpened(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openAll(unfinished);
  await rm(to, { recursive: true, force: true });
  // Another start may have finished the same copy first. Its copy is just as good.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
}

async function openAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
