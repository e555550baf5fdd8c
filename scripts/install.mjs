// Installs node_modules from package-lock.json if it's missing or the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { isFresh, stamp } from './sources.mjs';

const stampFile = 'node_modules/.ascendant-lock';

/** Installs exactly the locked versions, including development tools, which the build needs. */
export function installMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (isFresh(stampFile, lock)) return;
  // Installed manually: npm records what it installed in its own lock file.
  if (existsSync('node_modules/.package-lock.json') && matchesLock()) return stamp(stampFile, lock);
  console.log('Installing dependencies …');
  const status = run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (status !== 0)
    throw new Error(
      `npm couldn't install the dependencies (exit code ${status}); the lines above say why. ` +
        'Check the network, the free disk space and that this user may write here, then start again.',
    );
  stamp(stampFile, lock);
}

function matchesLock() {
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const present = installedPackages();
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || present[path]?.version === version,
  );
}

/** @returns none if npm was interrupted while it wrote them */
function installedPackages() {
  try {
    return JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
