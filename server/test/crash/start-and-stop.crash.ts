import { chmod } from 'node:fs/promises';
import { clusterFolder, runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, dataFolder, eventually, postgresOf, startServer } from '../process/server-process';

beforeAll(bundleServer);

/** Queries the embedded database from outside. */
async function ask(folder: string, query: string): Promise<unknown[]> {
  const client = new Client((await runningDatabase(folder))?.url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(query);
  await client.end();
  return rows;
}

describe('the server', { timeout: 120_000 }, () => {
  it('CRA-18 says that it is stopping while it still answers, exits with 0, and stops its PostgreSQL', async () => {
    const folder = await dataFolder();
    const server = await startServer({ DATA_DIR: folder });
    await server.ready();
    server.child.kill('SIGTERM');
    await eventually(async () => (await server.status('/readyz')) === 503);
    expect(await server.status('/healthz')).toBe(200);
    expect(await server.ended()).toBe(0);
    expect(await postgresOf(folder)).toBeNull();
  });

  it('after kill -9, the next start continues with the running PostgreSQL and all its data', async () => {
    const folder = await dataFolder();
    const first = await startServer({ DATA_DIR: folder });
    await first.ready();
    await ask(folder, 'create table kept as select 7 as seven');
    const postgres = await postgresOf(folder);
    first.child.kill('SIGKILL');
    await first.ended();
    expect(await postgresOf(folder)).toBe(postgres);
    const second = await startServer({ DATA_DIR: folder });
    await second.ready();
    expect([await postgresOf(folder), await ask(folder, 'select seven from kept')]).toEqual([postgres, [{ seven: 7 }]]);
    second.child.kill('SIGINT');
    expect([await second.ended(), await postgresOf(folder)]).toEqual([0, null]);
  });

  it('CRA-15 survives a crash of its PostgreSQL, restarts it, and serves again', async () => {
    const folder = await dataFolder();
    const server = await startServer({ DATA_DIR: folder });
    await server.ready();
    await ask(folder, 'create table kept as select 7 as seven');
    const postgres = await postgresOf(folder);
    process.kill(postgres ?? 0, 'SIGKILL');
    await eventually(async () => ![null, postgres].includes(await postgresOf(folder)));
    await server.ready();
    expect([server.child.exitCode, await server.status('/healthz')]).toEqual([null, 200]);
    expect(await ask(folder, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('after kill -9 of both, starts with everything that was committed', async () => {
    const folder = await dataFolder();
    const first = await startServer({ DATA_DIR: folder });
    await first.ready();
    await ask(folder, 'create table kept as select 7 as seven');
    first.child.kill('SIGKILL');
    process.kill((await postgresOf(folder)) ?? 0, 'SIGKILL');
    await first.ended();
    const second = await startServer({ DATA_DIR: folder });
    await second.ready();
    expect(await ask(folder, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  it('can start twice at once in one empty folder; the first to stop leaves the database to the other', async () => {
    const folder = await dataFolder();
    const [one, other] = await Promise.all([startServer({ DATA_DIR: folder }), startServer({ DATA_DIR: folder })]);
    await Promise.all([one.ready(), other.ready()]);
    one.child.kill('SIGTERM');
    expect(await one.ended()).toBe(0);
    expect(await other.status('/readyz')).toBe(200);
    other.child.kill('SIGTERM');
    expect([await other.ended(), await postgresOf(folder)]).toEqual([0, null]);
  });

  it.skipIf(process.getuid?.() !== 0)(
    'as root, keeps its database elsewhere if PostgreSQL cannot enter its folder',
    async () => {
      const folder = await dataFolder();
      await chmod(folder, 0o700);
      const server = await startServer({ DATA_DIR: folder });
      await server.ready();
      expect(await clusterFolder(folder)).toMatch(/\/ascendant\/database-[0-9a-f]{12}$/);
      expect(server.output()).toContain(`so the database is in ${await clusterFolder(folder)}`);
    },
  );

  it('leaves nothing running if a signal stops it while it is starting', async () => {
    const folder = await dataFolder();
    const server = await startServer({ DATA_DIR: folder });
    await eventually(async () => (await postgresOf(folder)) !== null);
    server.child.kill('SIGTERM');
    await server.ended();
    await eventually(async () => (await postgresOf(folder)) === null);
  });
});
