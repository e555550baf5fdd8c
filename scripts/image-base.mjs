// The part of Debian that Node needs: its C and C++ libraries, and nothing that could be run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6'];
const suite = 'bookworm';
const mergedUsr = '/usr/share/mmdebstrap/hooks/merged-usr';
/** What of these packages isn't needed, and the names of this machine's servers. */
const leftOut = [
  'etc/apt',
  'etc/resolv.conf',
  'etc/hostname',
  'etc/dpkg',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/lintian',
  'dev',
  'proc',
  'sys',
  'run',
  'usr/bin',
];

/** Unpacks it into `base` of a folder. @throws Error with what mmdebstrap says */
export function base(folder, arch) {
  const debianArch = arch === 'x64' ? 'amd64' : arch;
  const args = [
    '--variant=extract',
    `--architectures=${debianArch}`,
    `--include=${packages.join(',')}`,
    `--hook-dir=${mergedUsr}`,
  ];
  const archive = join(folder, 'base.tar');
  const { status, stderr } = spawnSync('mmdebstrap', [...args, suite, archive], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`mmdebstrap failed: ${stderr}`);
  mkdirSync(join(folder, 'base'));
  const unpack = spawnSync('tar', ['-xf', archive, '-C', join(folder, 'base'), '--exclude=./dev/*'], {
    encoding: 'utf8',
  });
  if (unpack.status !== 0) throw new Error(`tar failed: ${unpack.stderr}`);
  rmSync(archive);
  for (const path of leftOut) rmSync(join(folder, 'base', path), { recursive: true, force: true });
  // Character sets, which Node brings along itself.
  const libraries = `base/usr/lib/${arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu`;
  rmSync(join(folder, libraries, 'gconv'), { recursive: true });
}

/** The only user, who owns nothing but /data. */
export function addPeople(folder) {
  writeFileSync(
    join(folder, 'etc/passwd'),
    'root:x:0:0::/:/nonexistent\nascendant:x:10001:10001::/data:/nonexistent\n',
  );
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\nascendant:x:10001:\n');
}
