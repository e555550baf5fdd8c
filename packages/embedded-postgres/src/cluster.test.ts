import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureCluster } from './cluster';

const binaries = { version: '17.6', postgres: '', pgCtl: '', initdb: '/no/initdb' };

it.each([
  ['whose data was deleted', 'password', ''],
  ['whose data is empty', 'data/none', '/data'],
])('a start refuses the folder of a database %s, and leaves it as it is', async (_, file, named) => {
  const root = await mkdtemp(join(tmpdir(), 'ascendant-cluster-'));
  const folder = join(root, 'postgres');
  const at = (name: string) => join(folder, name);
  await mkdir(join(at(file), '..'), { recursive: true });
  await writeFile(at(file), 'x');
  const home = {
    folder,
    data: at('data'),
    password: at('password'),
    log: at('log'),
    users: at('users'),
    user: undefined,
  };
  await expect(ensureCluster(home, binaries as never, () => undefined)).rejects.toThrow(
    `There's something in ${folder}${named} that isn't a complete database. Move it away, or set DATA_DIR to another folder.`,
  );
  expect(await readdir(root)).toEqual(['postgres']);
  await rm(root, { recursive: true });
});
