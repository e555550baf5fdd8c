// Installs node_modules from package-lock.json if it's missing or the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { must } from './run.mjs';
import { isFresh, stamp } from './sources.mjs';

const stampFile = 'node_modules/.ascendant-lock';
const oldest = [20, 19];

/** Exits with one sentence if Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Ascendant needs Node ${oldest.join('.')} or later. This is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly the locked versions, including development tools, which the build needs. */
export function installMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (isFresh(stampFile, lock)) return;
  // Installed manually: npm records what it installed in its own lock file.
  if (existsSync('node_modules/.package-lock.json') && matchesLock()) return stamp(stampFile, lock);
  console.log('Installing dependencies …');
  must('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  stamp(stampFile, lock);
}

function matchesLock() {
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: present } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || present[path]?.version === version,
  );
}
