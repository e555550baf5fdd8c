// The files of a release: the program and its pages, the packages from npm that it needs, and what an operator reads.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our own packages that are more than code: the program finds their files by their names. */
const own = [
  [
    'server',
    ['package.json', 'dist', 'fonts', 'db/oldest-programs.json', 'db/migrations', 'db/functions', 'db/schema'],
  ],
  ['web', ['package.json', 'dist/client', 'dist/server']],
  ['packages/covers', ['package.json', 'data']],
];
/** Those whose code is in the bundle, but whose packages from npm aren't. */
const bundled = [
  'server',
  'packages/astrology',
  'packages/contract',
  'packages/covers',
  'packages/domain',
  'packages/embedded-postgres',
];
const documents = [
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'deploy',
  'docs/backups.md',
  'docs/operating.md',
];

const launcher = `#!/bin/sh
# Runs Ascendant with the Node.js on the path, or the one that NODE names.
exec "\${NODE:-node}" "$(dirname "$(readlink -f "$0")")/node_modules/@ascendant/server/dist/ascendant.js" "$@"
`;

/** Writes the files of a release into an empty folder. */
export function writeRelease(folder, version) {
  for (const [source, files] of own)
    for (const file of files) copy(join(source, file), join(folder, 'node_modules/@ascendant', nameOf(source), file));
  for (const path of neededPackages()) copy(path, join(folder, path), true);
  for (const file of documents) copy(file, join(folder, file));
  const { engines, license } = readPackage('.');
  const described = { name: 'ascendant', version, private: true, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  writeFileSync(join(folder, 'ascendant'), launcher);
  chmodSync(join(folder, 'ascendant'), 0o755);
}

function nameOf(source) {
  return source.replace('packages/', '');
}

/** Sources in TypeScript, types and maps of others' code aren't needed to run; neither are packages inside of packages, which are copied themselves. */
function copy(from, to, isFromNpm = false) {
  mkdirSync(dirname(to), { recursive: true });
  const filter = (path) => {
    if (isFromNpm) return !/\.d\.[cm]?ts$|\.map$/.test(path) && !path.slice(from.length).includes('/node_modules');
    return !/\.(ts|tsx)$/.test(path) && !path.includes('migrations/meta');
  };
  // Links inside of a package stay links: PostgreSQL's libraries have three names each.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** The folders of the packages from npm that the program needs, with what they need, as installed here. */
export function neededPackages() {
  const found = new Set();
  const visit = (name, from, isOptional) => {
    const path = installed(name, from);
    if (path === null && isOptional) return;
    if (path === null) throw new Error(`The package ${name} isn't installed. Run npm ci.`);
    if (found.has(path)) return;
    found.add(path);
    visitAll(path);
  };
  const visitAll = (path) => {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = readPackage(path);
    for (const name of Object.keys(dependencies)) if (!isOwn(name)) visit(name, path, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) visit(name, path, true);
    // Optional ones are other drivers and bundlers, which happen to be here.
    for (const name of Object.keys(peerDependencies))
      if (peerDependenciesMeta[name]?.optional !== true) visit(name, path, true);
  };
  for (const source of bundled) visitAll(source);
  return [...found].sort();
}

function isOwn(name) {
  return name.startsWith('@ascendant/');
}

/** Where Node would find a package. @returns null if it isn't installed, or is for another C library */
function installed(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return fitsHere(path) ? path : null;
    if (folder === '.' || folder === '/') return null;
  }
}

function fitsHere(path) {
  const { libc } = readPackage(path);
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  return libc === undefined || libc.includes(isGlibc ? 'glibc' : 'musl');
}

function readPackage(path) {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
}
