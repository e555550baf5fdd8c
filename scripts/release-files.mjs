// The files of a release: the program and its pages, the packages from npm that it needs, and what an operator reads.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our own packages that are more than code: the program finds their files by their names. */
const own = [
  [
    'server',
    [
      'package.json',
      'dist',
      'fonts',
      'db/oldest-programs.json',
      'db/parks.csv',
      'db/migrations',
      'db/functions',
      'db/schema',
      'db/seed/data',
    ],
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
program=$(readlink -f "$0")
# A folder that this user may not read, such as root's after su, stops one of the packages.
[ -r . ] && [ -x . ] || cd /
exec "\${NODE:-node}" "$(dirname "$program")/node_modules/@ascendant/server/dist/ascendant.js" "$@"
`;

/**
 * Writes the files of a release into an empty folder.
 * @param version what the program says it is
 * @param packages the folder that has node_modules: another one if they're for another kind of processor
 * @param hasPostgres false to leave out the embedded PostgreSQL and its 60 MB
 */
export function writeRelease(folder, version, { packages = '.', hasPostgres = true } = {}) {
  for (const [source, files] of own)
    for (const file of files) copy(join(source, file), join(folder, 'node_modules/@ascendant', nameOf(source), file));
  const program = join(folder, 'node_modules/@ascendant/server');
  writeFileSync(join(program, 'package.json'), json({ ...readPackage(program), version }));
  for (const path of neededPackages(packages))
    if (hasPostgres || !path.includes('@embedded-postgres')) copy(join(packages, path), join(folder, path), true);
  for (const file of documents) copy(file, join(folder, file));
  const { engines, license } = readPackage('.');
  const described = { name: 'ascendant', version, private: true, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), json(described));
  writeFileSync(join(folder, 'ascendant'), launcher);
  chmodSync(join(folder, 'ascendant'), 0o755);
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function nameOf(source) {
  return source.replace('packages/', '');
}

/** What packages bring along and no program reads: sources in TypeScript, types, maps, what's to read but licences, and their tests. */
const unread =
  /\.[cm]?ts$|\.map$|\.a$|\/(?!licen[cs]e|notice)[^/]*\.(md|markdown)$|^\/(tests?|__tests__|benchmarks?|examples?|docs)(\/|$)/i;

/** The folder of a package with what only pages load; null if there's none, or programs load something of it, too. */
function browserFolder({ main = '', module = '', exports = {}, unpkg, browser }) {
  const file = [unpkg, browser].find((given) => typeof given === 'string');
  const folder = file === undefined ? '.' : dirname(join('/', file));
  const isRead = [main, module, JSON.stringify(exports)].some((read) => join('/', read).includes(`${folder}/`));
  return folder === '/' || folder === '.' || isRead ? null : folder;
}

/** Packages inside of packages are copied themselves. The program that a clone starts is in the one with the commands. */
function copy(from, to, isFromNpm = false) {
  mkdirSync(dirname(to), { recursive: true });
  const forBrowsers = isFromNpm ? browserFolder(readPackage(from)) : null;
  const filter = (path) => {
    const inside = path.slice(from.length);
    if (isFromNpm) return !unread.test(inside) && !inside.includes('/node_modules') && inside !== forBrowsers;
    return !/\.(ts|tsx)$|\/main\.js(\.map)?$/.test(path) && !path.includes('migrations/meta');
  };
  // Links inside of a package stay links: PostgreSQL's libraries have three names each.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

/** The folders of the packages from npm that the program needs, with what they need, as installed in a folder. */
export function neededPackages(root = '.') {
  const found = new Set();
  const visit = (name, from, isOptional) => {
    const path = installed(root, name, from);
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
    } = readPackage(join(root, path));
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
function installed(root, name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return fitsHere(join(root, path)) ? path : null;
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
