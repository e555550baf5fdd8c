import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url));

export const nodeNames = ['one', 'two', 'three'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Where the cluster runs: three addresses of this machine for the nodes, and one for what leads to them. */
export interface Place {
  readonly folder: string;
  /** The programs of PostgreSQL. */
  readonly bin: string;
  addressOf(name: NodeName): string;
  readonly front: string;
}

/** Addresses of this machine's own network, other ones for each run. */
export function placeIn(folder: string, bin: string): Place {
  const network = `127.${100 + (process.pid % 100)}.${1 + (Date.now() % 250)}`;
  return { folder, bin, addressOf: (name) => `${network}.${nodeNames.indexOf(name) + 1}`, front: `${network}.9` };
}

/** Writes the files of deploy with this place's addresses, and nothing else changed. @returns the file of a node, or of all */
export async function configure(place: Place, file: string, own: NodeName | null = null): Promise<string> {
  const text = await readFile(join(deploy, file), 'utf8');
  const name = `${own ?? 'all'}-${file.replaceAll('/', '-')}`;
  const path = join(place.folder, name);
  await writeFile(path, changed(text, place, own), { mode: 0o644 });
  return path;
}

function changed(text: string, place: Place, own: NodeName | null): string {
  const lines = text.split('\n').map((line) => (own !== null && isOwn(line) ? forNode(line, place, own) : line));
  return lines
    .join('\n')
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll(/\b10\.0\.0\.([123])\b/g, (_, number: string) =>
      place.addressOf(nodeNames[Number(number) - 1] ?? 'one'),
    )
    .replaceAll('127.0.0.1', place.front)
    .replaceAll('/etc/pgbouncer/userlist.txt', join(place.folder, 'userlist.txt'))
    .replaceAll('/usr/lib/postgresql/15/bin', place.bin);
}

/** Lines that each machine has its own of: all but those that list the three. */
function isOwn(line: string): boolean {
  return !line.includes('10.0.0.2');
}

function forNode(line: string, { addressOf, folder }: Place, own: NodeName): string {
  return line
    .replace(/^name: one$/, `name: ${own}`)
    .replaceAll('10.0.0.1', addressOf(own))
    .replace('/var/lib/etcd/ascendant', join(folder, `etcd-${own}`))
    .replace('/var/lib/postgresql/15/ascendant', join(folder, `postgres-${own}`))
    .replace('/var/run/postgresql', join(folder, `sockets-${own}`));
}
