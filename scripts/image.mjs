// Builds the container image from the release and Debian's packages, with no registry of images, and tries it.
// node scripts/image.mjs [--arch arm64] [--if-possible]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildVersion } from './build-version.mjs';
import { buildChanged } from './build.mjs';
import { addPeople, base } from './image-base.mjs';
import { containers, missingPrograms } from './image-tools.mjs';
import { writeRelease } from './release-files.mjs';
import { packagesFor } from './release-packages.mjs';
import { writePapers } from './release-papers.mjs';
import { command } from './run.mjs';
import { tryImage, whyNoneStarts } from './try-image.mjs';

/** The newest of the version in .nvmrc that both packages of the registry have. Renew it with Node's security releases. */
const nodeVersion = '24.21.0';
const largestMb = 250;
const folder = 'dist/image';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
const { values } = parseArgs({
  options: { arch: { type: 'string', default: process.arch }, 'if-possible': { type: 'boolean', default: false } },
});

await command(async () => {
  const missing = missingPrograms(values.arch);
  if (missing.length > 0) {
    const sentence = `It needs ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`;
    if (!values['if-possible']) throw new Error(`The image can't be built here. ${sentence}`);
    return console.log(`SKIPPED: the image wasn't built or tried. ${sentence}`);
  }
  await image(values.arch);
});

/** Builds it, says how large it is, tries it if it's for this processor, and writes an archive that podman and docker load. */
async function image(arch) {
  const version = buildVersion();
  // A tag of an image has no plus sign.
  const tag = version.replace('+', '-');
  const context = join(folder, `linux-${arch}`);
  rmSync(context, { recursive: true, force: true });
  mkdirSync(join(context, 'ascendant'), { recursive: true });
  mkdirSync(join(context, 'data'));
  await buildChanged();
  writeRelease(join(context, 'ascendant'), version, { packages: packagesFor(arch), hasPostgres: false });
  writePapers(join(context, 'ascendant'));
  base(context, arch);
  addPeople(join(context, 'base'));
  addNode(context, arch);
  const { buildah, podman } = containers(join(folder, 'storage'));
  const name = `localhost/ascendant:${tag}-${arch}`;
  const label = `org.opencontainers.image.version=${version}`;
  const platform = ['--platform', `linux/${arch === 'x64' ? 'amd64' : arch}`];
  buildah([
    'bud',
    '--squash',
    '--format',
    'oci',
    ...platform,
    '--label',
    label,
    '-t',
    name,
    '-f',
    'deploy/container/Containerfile',
    context,
  ]);
  const sizeMb = Number(podman(['image', 'inspect', '--format', '{{.Size}}', name])) / 1e6;
  console.log(`${name}: ${Math.round(sizeMb)} MB`);
  if (sizeMb > largestMb) throw new Error(`The image has more than ${largestMb} MB.`);
  if (arch !== process.arch) console.log(`It wasn't started: this machine can't run ${arch}.`);
  else await tryOrSkip(podman, name);
  const archive = join(folder, `ascendant-${tag}-linux-${arch}.oci.tar`);
  rmSync(archive, { force: true });
  buildah(['push', name, `oci-archive:${archive}:ascendant:${tag}`]);
  console.log(`Wrote ${archive}. podman load -i ${archive}`);
}

/** With --if-possible, a machine that starts no container at all isn't the image's fault. */
async function tryOrSkip(podman, name) {
  const why = values['if-possible'] ? whyNoneStarts(podman, name) : null;
  if (why === null) await tryImage(podman, name);
  else console.log(`SKIPPED: the image wasn't tried, because no container starts here. ${why}`);
}

/** Node's own program, from its package of npm, without the names of its functions, which are an eighth of it. */
function addNode(context, arch) {
  const unpacked = join(context, 'package');
  const npm = spawnSync(
    'npm',
    ['pack', '--silent', `node-linux-${arch}@${nodeVersion}`, '--pack-destination', context],
    { encoding: 'utf8' },
  );
  if (npm.status !== 0) throw new Error(`npm pack failed: ${npm.stderr}`);
  const packed = readdirSync(context).find((name) => name.endsWith('.tgz'));
  must('tar', ['-xzf', join(context, packed), '-C', context]);
  must(arch === 'arm64' && process.arch !== 'arm64' ? 'aarch64-linux-gnu-strip' : 'strip', [
    '-o',
    join(context, 'node'),
    join(unpacked, 'bin/node'),
  ]);
  mkdirSync(join(context, 'base/usr/share/doc/node'), { recursive: true });
  cpSync(join(unpacked, 'LICENSE'), join(context, 'base/usr/share/doc/node/copyright'));
  rmSync(unpacked, { recursive: true });
  rmSync(join(context, packed));
  writeFileSync(join(context, '.containerignore'), '');
}

function must(program, args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}
