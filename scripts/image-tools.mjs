// buildah and podman with a storage of their own, which needs no rights over the machine's and is deleted with dist.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Names of Debian's packages, by the programs that the build needs. */
const programs = { buildah: 'buildah', podman: 'podman', runc: 'runc', mmdebstrap: 'mmdebstrap', strip: 'binutils' };

/** @returns the packages of Debian whose programs aren't here */
export function missingPrograms(arch) {
  const foreign =
    arch === 'arm64' && process.arch !== 'arm64' ? { 'aarch64-linux-gnu-strip': 'binutils-aarch64-linux-gnu' } : {};
  return Object.entries({ ...programs, ...foreign })
    .filter(([program]) => !isHere(program))
    .map(([, name]) => name);
}

function isHere(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** @returns buildah and podman, each a function of its arguments that returns what was printed and throws what went wrong */
export function containers(storage) {
  const at = resolve(storage);
  mkdirSync(at, { recursive: true });
  const settings = join(at, 'storage.conf');
  writeFileSync(settings, `[storage]\ndriver = "vfs"\nrunroot = "${at}/run"\ngraphroot = "${at}/graph"\n`);
  const env = { ...process.env, CONTAINERS_STORAGE_CONF: settings, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
  const podmanArgs = ['--cgroup-manager=cgroupfs', '--runtime=runc'];
  return {
    buildah: (args) => run('buildah', args, env),
    podman: Object.assign((args) => run('podman', [...podmanArgs, ...args], env), {
      /** Starts one without waiting for its end. */
      beside: (args) => spawn('podman', [...podmanArgs, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    }),
  };
}

function run(program, args, env) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw Object.assign(new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`), { status });
  return stdout.trim();
}
