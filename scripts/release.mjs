// Builds a release: an archive that runs with Node alone, with a list of everything in it (SBOM, CycloneDX) and the notices of third parties.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build.mjs';
import { noticesText } from './notices.mjs';
import { writeRelease } from './release-files.mjs';
import { command } from './run.mjs';
import { tryRelease } from './try-release.mjs';

const folder = 'dist/release';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(async () => {
  await buildChanged();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = `ascendant-${version}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
  writeRelease(join(folder, name), version);
  const sbom = join(folder, name, 'sbom.cdx.json');
  const notices = join(folder, name, 'THIRD-PARTY-NOTICES.txt');
  writeFileSync(sbom, `${JSON.stringify(bom(), null, 2)}\n`);
  writeFileSync(notices, `${noticesText(JSON.parse(readFileSync('package-lock.json', 'utf8')))}\n`);
  const archive = join(folder, `${name}-${process.platform}-${process.arch}.tar.gz`);
  pack(archive, name);
  await tryRelease(resolve(archive), version);
  console.log(
    `Wrote ${archive} (${Math.round(statSync(archive).size / 1e6)} MB), which starts and serves; and ${join(folder, name)}.`,
  );
});

/** Files keep their times: browsers revalidate some by them. @throws Error if tar can't */
function pack(archive, name) {
  const owners = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const { status, stderr } = spawnSync('tar', [...owners, '-czf', archive, '-C', folder, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
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
