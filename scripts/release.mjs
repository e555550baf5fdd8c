// Builds a release: an archive that runs with Node alone, with a list of everything in it (SBOM, CycloneDX) and the notices of third parties.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildVersion } from './build-version.mjs';
import { buildChanged } from './build.mjs';
import { writeRelease } from './release-files.mjs';
import { writePapers } from './release-papers.mjs';
import { command } from './run.mjs';
import { tryRelease } from './try-release.mjs';

const folder = 'dist/release';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(async () => {
  await buildChanged();
  const version = buildVersion();
  const name = `ascendant-${version}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, name), { recursive: true });
  writeRelease(join(folder, name), version);
  writePapers(join(folder, name));
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
