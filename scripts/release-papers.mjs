// What comes with a release for people who ask what's in it: a list of everything (SBOM, CycloneDX) and the notices of third parties.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesText } from './notices.mjs';

/** Writes both into the folder of a release. @throws Error if npm can't say what's in it */
export function writePapers(folder) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bom(), null, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), `${noticesText(lock)}\n`);
}

/** What the lock file names, which is what npm ci installs, without what only development needs. @throws Error if npm can't say */
function bom() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { stdout, stderr, status } = spawnSync(npm, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const made = JSON.parse(stdout);
  // npm names it after the folder it's in.
  made.metadata.component.name = 'ascendant';
  return made;
}
