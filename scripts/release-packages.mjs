import { spawnSync } from 'node:child_process';
// The packages from npm for a kind of processor: those of this clone if it's this machine's, otherwise installed aside.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** @param arch as Node names it: x64 or arm64. @returns the folder that has node_modules. @throws Error if npm can't install them */
export function packagesFor(arch, folder = 'dist/packages') {
  if (arch === process.arch && process.platform === 'linux') return '.';
  const at = join(folder, `linux-${arch}`);
  rmSync(at, { recursive: true, force: true });
  for (const file of ['.npmrc', 'package-lock.json', ...manifests()]) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    if (existsSync(file)) cpSync(file, join(at, file));
  }
  // Nothing of another processor can run here, so no install script does.
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--os=linux', `--cpu=${arch}`, '--libc=glibc'];
  const { status, stderr } = spawnSync('npm', args, { cwd: resolve(at), encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci for ${arch} failed: ${stderr}`);
  return at;
}

function manifests() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const own = Object.keys(packages).filter(
    (path) => !path.startsWith('node_modules/') && !path.includes('/node_modules/'),
  );
  return own.map((path) => join(path, 'package.json'));
}
