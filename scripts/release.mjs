// Builds what a release consists of: the program, a list of everything in it (SBOM, CycloneDX) and the notices of third parties.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build.mjs';
import { noticesText } from './notices.mjs';
import { command } from './run.mjs';

const folder = 'dist/release';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(async () => {
  await buildChanged();
  mkdirSync(folder, { recursive: true });
  const sbom = join(folder, 'sbom.cdx.json');
  const notices = join(folder, 'THIRD-PARTY-NOTICES.txt');
  writeFileSync(sbom, `${JSON.stringify(bom(), null, 2)}\n`);
  writeFileSync(notices, `${noticesText(JSON.parse(readFileSync('package-lock.json', 'utf8')))}\n`);
  console.log(`Wrote ${sbom} and ${notices}.`);
});

/** What npm has installed, without what only development needs. @throws Error if npm can't say */
function bom() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
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
