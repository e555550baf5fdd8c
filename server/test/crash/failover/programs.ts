import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The programs of a cluster, with the packages of Debian that have them. */
const wanted = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  setpriv: 'util-linux',
} as const;
const folderOfPostgres = '/usr/lib/postgresql';

/** @returns the packages that aren't installed; empty if the test can run */
export function missingPackages(): readonly string[] {
  const missing = Object.entries(wanted).filter(([program]) => !isInstalled(program));
  return [...missing.map(([, name]) => name), ...(postgresPrograms() === null ? ['postgresql'] : [])];
}

/** The folder with the programs of the newest PostgreSQL; null without one. */
export function postgresPrograms(): string | null {
  if (!existsSync(folderOfPostgres)) return null;
  const versions = readdirSync(folderOfPostgres).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((version) => join(folderOfPostgres, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'postgres'))) ?? null
  );
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
