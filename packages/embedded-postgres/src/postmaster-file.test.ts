import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive, isPostgres, readPostmaster, removeStaleLocks } from './postmaster-file';

let folder: string;
const lock = (): string => join(folder, 'postmaster.pid');
const write = (lines: readonly string[]): Promise<void> => writeFile(lock(), lines.join('\n'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ascendant-postmaster-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the lock file of a server', () => {
  it('is absent where no server has run', async () => {
    expect(await readPostmaster(folder)).toBeNull();
  });

  it('gives the process, the port, the socket’s folder, and whether the server accepts connections', async () => {
    const lines = ['4711', '/data', '1780000000', '5433', '', '127.0.0.1', '0'];
    await write([...lines, 'starting']);
    expect(await readPostmaster(folder)).toEqual({ pid: 4711, port: 5433, socketFolder: null, isReady: false });
    lines[4] = '/data/sockets';
    await write([...lines, 'ready   ']);
    expect(await readPostmaster(folder)).toEqual({
      pid: 4711,
      port: 5433,
      socketFolder: '/data/sockets',
      isReady: true,
    });
  });

  it('counts as absent while it is being written', async () => {
    await write(['4711', '/data']);
    expect(await readPostmaster(folder)).toBeNull();
  });

  it('is removed, with its socket’s, if its process id now belongs to another program', async () => {
    await write([String(process.pid)]);
    expect([isAlive(process.pid), await isPostgres(process.pid)]).toEqual([true, false]);
    const socketLock = join(folder, '.s.PGSQL.5433.lock');
    await writeFile(socketLock, `${process.pid}`);
    await removeStaleLocks(folder, { pid: process.pid, port: 5433 });
    for (const path of [lock(), socketLock]) await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
