// Builds what changed: the pages for the browser and for the server (Vite), and the server (esbuild). Each part is built in a
// temporary folder and then moved into place, so that an interrupted build leaves the previous one intact.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { command, must, tool } from './run.mjs';
import { checksum, isFresh, stamp } from './sources.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const tools = ['package-lock.json', 'scripts/build.mjs', 'tsconfig.base.json'];
const parts = [
  {
    name: 'pages',
    sources: [...tools, 'packages/domain/src', 'packages/contract/src', 'web'],
    folders: ['web/dist/client', 'web/dist/server'],
    stampFile: 'web/dist/stamp',
    make: async ([client, server]) => {
      must(tool('vite'), ['build', 'web', '--logLevel', 'warn', '--outDir', client, '--emptyOutDir']);
      must(tool('vite'), ['build', 'web', '--logLevel', 'warn', '--outDir', server, '--ssr', 'src/entry-server.tsx']);
      await minify(join(client, 'first.js'));
      compressAll(client);
    },
  },
  {
    name: 'server',
    sources: [...tools, 'packages', 'server/src', 'server/db'],
    folders: ['server/dist'],
    stampFile: 'server/dist/stamp',
    make: ([folder]) => bundle(['server/src/main.ts', 'server/src/commands/ascendant.ts'], folder, withoutFaults),
  },
];

/** Builds the parts whose sources changed. @param wanted the names of the parts; all by default */
export async function buildChanged(wanted = parts.map(({ name }) => name)) {
  for (const { name, sources, folders, stampFile, make } of parts.filter(({ name }) => wanted.includes(name))) {
    const sum = checksum(sources);
    if (isFresh(stampFile, sum)) continue;
    console.log(`Building the ${name} …`);
    for (const folder of folders) removeUnfinished(folder);
    const aside = folders.map((folder) => resolve(`${folder}.${process.pid}`));
    try {
      await make(aside);
      folders.forEach((folder, index) => replace(aside[index], folder));
    } catch (error) {
      // The system's own errors have sentences in run.mjs.
      if (error?.code !== undefined) throw error;
      throw new Error(
        `The ${name} couldn't be built; the lines above say why. ` +
          'If memory or disk space was short, free some; if a file was changed, restore it. Then start again.',
        { cause: error },
      );
    } finally {
      for (const folder of aside) rmSync(folder, { recursive: true, force: true });
    }
    stamp(stampFile, sum);
  }
}

/** Removes statements labelled FAULT, which let tests stop the program at certain points (server/src/faults/fault-points.ts). */
export const withoutFaults = { dropLabels: ['FAULT'] };

/** Programs that run in a thread of the server's process. */
const threads = ['server/src/modules/tickets/pdf/ticket-thread.ts'];

/**
 * Bundles a program of the server (or several), and those of its threads, with our own packages. Packages from npm stay where they are.
 * @param folder gets a file named like each entry. It must be inside the repository, where node_modules can be found
 * @param options further options for esbuild
 */
export async function bundle(entry, folder, options = {}) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [...[entry].flat(), ...threads],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
    packages: 'external',
    plugins: [workspacePackages],
    ...options,
  });
}

/** Bundles the sources of our own packages. */
const workspacePackages = {
  name: 'workspace-packages',
  setup(build) {
    build.onResolve({ filter: /^@ascendant\// }, ({ path }) => {
      const [, name, ...rest] = path.split('/');
      return { path: join(root, 'packages', name, 'src', `${rest.join('/')}.ts`) };
    });
  },
};

/** Leaves the comments out of a script that the first paint waits for. */
async function minify(path) {
  const { transform } = await import('esbuild');
  const { code } = await transform(readFileSync(path, 'utf8'), { minify: true });
  writeFileSync(path, code);
}

/** Bytes: many files of code are small, and a page loads a dozen of them. */
const worthCompressing = 150;

/** Writes `.br` and `.gz` versions of files that are worth compressing, so that the server never has to. */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    if (statSync(path).size < worthCompressing) continue;
    const bytes = readFileSync(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Another start may be doing the same. Its result is just as good, and may be in the way. */
function replace(made, folder) {
  for (let tries = 0; ; tries++) {
    rmSync(folder, { recursive: true, force: true });
    try {
      return renameSync(made, folder);
    } catch (error) {
      if (tries === 10 || !['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    }
  }
}

/** Removes what builds that were killed have left behind. */
function removeUnfinished(folder) {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.`) ? Number(name.slice(basename(folder).length + 1)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await command(() => buildChanged(process.argv.length > 2 ? process.argv.slice(2) : undefined));
}
