import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries';
import { binariesUnder } from './binaries';
import type { PostgresUser } from './run-as';
import { run } from './run';
import { StartError } from '../../errors/start-error';

/** Places that every user can enter, best first: the first survives a reboot. Only root ever needs one. */
const OPEN_PLACES = ['/var/lib/ascendant', join(tmpdir(), 'ascendant')];

/**
 * A folder that the user PostgreSQL runs as can enter, for what must not stay where it is.
 * @throws StartError where no such folder can be made
 */
export async function openPlace(user: PostgresUser | undefined): Promise<string> {
  for (const place of OPEN_PLACES) {
    const made = await mkdir(place, { recursive: true, mode: 0o755 }).then(
      () => chmod(place, 0o755).then(() => true),
      () => false,
    );
    if (made && (await canEnter(place, user))) return place;
  }
  throw new StartError(`PostgreSQL's user can enter none of ${OPEN_PLACES.join(', ')}; set DATABASE_URL.`);
}

/** Whether that user can enter a folder: every folder on the way from `/` lets it pass. */
export async function canEnter(folder: string, user: PostgresUser | undefined): Promise<boolean> {
  if (user === undefined) return true;
  const found = await stat(folder).catch(() => null);
  const bit = found?.uid === user.uid ? 0o100 : 0o001;
  if (found !== null && (found.mode & bit) === 0) return false;
  return dirname(folder) === folder || canEnter(dirname(folder), user);
}

/**
 * The binaries where that user can run them: where they are, or a copy in an open place when a folder above them is
 * closed (a clone under /root) or their files are not readable (an installation with a strict umask).
 * @throws StartError where they run nowhere, with what the system said
 */
export async function runnableBinaries(
  installed: PostgresBinaries,
  user: PostgresUser | undefined,
  say: (sentence: string) => void,
): Promise<PostgresBinaries> {
  const tried = await run(installed.postgres, ['--version'], user);
  if (tried.code === 0) return installed;
  if (user === undefined) throw cannotRun(tried.output);
  const copy = binariesUnder(join(await openPlace(user), `postgresql-${installed.version}`), installed.version);
  if ((await run(copy.postgres, ['--version'], user)).code === 0) return copy;
  await copyOpened(installed.root, copy.root);
  say(`PostgreSQL's programs cannot be reached by its user where they are installed; a copy stands in ${copy.root}.`);
  const again = await run(copy.postgres, ['--version'], user);
  if (again.code !== 0) throw cannotRun(again.output);
  return copy;
}

function cannotRun(output: string): StartError {
  return new StartError(
    `The embedded PostgreSQL does not run here (${output.trim().split('\n')[0]}); set DATABASE_URL.`,
  );
}

async function copyOpened(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await openAll(unfinished);
  await rm(to, { recursive: true, force: true });
  // Another start may have finished the same copy first: then its copy is as good as ours.
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
