// Brings node_modules to what package-lock.json says, if it is not there or the lock has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { must } from './run.mjs';
import { isFresh, stamp } from './sources.mjs';

const STAMP = 'node_modules/.ascendant-lock';
const OLDEST = [20, 19];

/** Ends with a sentence on a Node that is too old for the program. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Ascendant needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly the locked versions, development tools too (the build needs them). */
export function installMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (isFresh(STAMP, lock)) return;
  // Installed by hand: npm keeps what it did in a file that is newer than the lock it followed.
  if (existsSync('node_modules/.package-lock.json') && matchesLock()) return stamp(STAMP, lock);
  console.log('Installing what the program needs …');
  must('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  stamp(STAMP, lock);
}

function matchesLock() {
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages: present } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || present[path]?.version === version,
  );
}
