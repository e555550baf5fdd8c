import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Release } from './releases';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const seeding = 'server/test/crash/releases/seed-release.ts';
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'scripts',
  'server',
  'web/package.json',
];

/** People and events that a release's own tests have made in its database. */
const seeded = z.object({
  paidEventId: z.number(),
  freeEventId: z.number(),
  people: z.array(z.object({ id: z.number(), session: z.record(z.string(), z.string()) })),
});
export type Seeded = z.infer<typeof seeded>;

/** The program of a release, bundled from its own sources. */
export interface ReleasedProgram {
  /** Where its bundles are. */
  readonly folder: string;
  /** Makes people and events with what this release knows of the tables. */
  seed(url: string): Promise<Seeded>;
  remove(): Promise<void>;
}

/** Takes a release out of the history, and bundles the program of the crash suite's servers. */
export async function releasedProgram({ commit }: Release): Promise<ReleasedProgram> {
  const at = join(root, 'node_modules/.cache/ascendant-releases', commit);
  await rm(at, { recursive: true, force: true });
  await mkdir(at, { recursive: true });
  await run('sh', ['-ec', 'git archive "$1" -- $3 | tar -x -C "$2"', 'sh', commit, at, sources.join(' ')], {
    cwd: root,
  });
  await cp(join(root, seeding), join(at, seeding), { recursive: true });
  await givePackages(at);
  const folder = join(at, 'node_modules/.cache/bundles');
  await bundle(at, folder);
  return {
    folder,
    seed: async (url) => {
      const { stdout } = await run(process.execPath, [join(folder, 'seed-release.js'), url], {
        maxBuffer: 16 * 1024 * 1024,
      });
      return seeded.parse(JSON.parse(stdout));
    },
    remove: () => rm(at, { recursive: true, force: true }),
  };
}

async function bundle(at: string, folder: string): Promise<void> {
  const entries = JSON.stringify(['server/test/process/serve-bookings.ts', seeding]);
  const script = `import { bundle } from ${JSON.stringify(join(at, 'scripts/build.mjs'))}; await bundle(${entries}, ${JSON.stringify(folder)});`;
  await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: at });
}

/** The packages of the release: this clone's if they're the same, with its own workspaces; otherwise npm installs them. */
async function givePackages(at: string): Promise<void> {
  const [ours, theirs] = await Promise.all([root, at].map(lockedPackages));
  if (ours !== theirs) {
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: at });
    return;
  }
  for (const workspace of ['.', 'server'])
    await linkAll(join(root, workspace, 'node_modules'), join(at, workspace, 'node_modules'));
  const own = join(at, 'node_modules/@ascendant');
  await mkdir(own);
  await symlink(join(at, 'server'), join(own, 'server'));
  await symlink(join(at, 'web'), join(own, 'web'));
  for (const name of await readdir(join(at, 'packages'))) await symlink(join(at, 'packages', name), join(own, name));
}

/** A workspace has packages of its own only where their versions differ from those of the others. */
async function linkAll(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@ascendant' || name === '.cache') continue;
    await symlink(join(from, name), join(to, name));
  }
}

/** What the lock file says of packages from npm. */
async function lockedPackages(folder: string): Promise<string> {
  const lock = z
    .object({ packages: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')));
  const fromNpm = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return JSON.stringify(fromNpm.map(([path, { version }]) => [path, version]));
}
