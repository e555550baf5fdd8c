import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { clusterFolder, runningDatabase } from '@ascendant/embedded-postgres/running-database';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, dataFolder, eventually, postgresOf, startServer } from '../process/server-process';

beforeAll(bundleServer);

/** Runs statements in the embedded database from outside. */
async function change(folder: string, statements: string): Promise<void> {
  const client = new Client((await runningDatabase(folder))?.url);
  await client.connect();
  await client.query(statements);
  await client.end();
}

describe('a start that takes long', { timeout: 240_000 }, () => {
  it('loads the demo data however long a statement takes, and shows how far it is', async () => {
    const folder = await dataFolder();
    const first = await startServer({ DATA_DIR: folder });
    await first.ready();
    await change(
      folder,
      `create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(11); return null; end $$;
       create trigger wait before insert on reviews for each statement execute function wait()`,
    );
    first.child.kill('SIGTERM');
    await first.ended();
    const second = await startServer({ DATA_DIR: folder, SEED: 'demo' });
    await second.ready();
    expect(second.output()).toMatch(/^Loading demo data: [\d,]+ of [\d,]+ (events|bookings) …$/m);
    expect(second.output()).toContain('Ascendant is ready');
  });

  it('shows how many migrations are applied', async () => {
    const server = await startServer({ DATA_DIR: await dataFolder() });
    await server.ready();
    expect(server.output()).toMatch(
      /^Creating the database …\nStarting the database …\nUpdating the database: 1 of \d+ migrations …$/m,
    );
  });
});

describe('anything that stops it from starting is said in sentences, with exit code 1', { timeout: 120_000 }, () => {
  const refusal = async (settings: Record<string, string>): Promise<unknown[]> => {
    const server = await startServer({ DATA_DIR: await dataFolder(), ...settings });
    const code = await server.ended();
    await server.gone();
    return [code, server.output()];
  };

  it('a port in use', async () => {
    const holder = createServer((_, response) => response.end('something else')).listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await refusal({ PORT: port })).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is in use. Stop the other program or set PORT.\n`,
    ]);
    holder.close();
  });

  it('another Ascendant on the same port, whose database stays as it is', async () => {
    const folder = await dataFolder();
    const running = await startServer({ DATA_DIR: folder });
    await running.ready();
    const { port } = new URL(running.url);
    expect(await refusal({ DATA_DIR: folder, PORT: port })).toEqual([
      1,
      `Ascendant is already running on port ${port} of 127.0.0.1. Use that one, stop it, or set PORT to start another.\n`,
    ]);
    expect(await running.status('/readyz')).toBe(200);
  });

  it('a wrong setting', async () => {
    expect(await refusal({ SMTP_URL: 'https://u:hush@mail.example' })).toEqual([
      1,
      'The setting SMTP_URL is not an address like smtp://user:password@host:587.\n',
    ]);
  });

  it('a file where the data folder should be', async () => {
    const file = join(await dataFolder(), 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toEqual([
      1,
      `${file} can't be a folder, because a file is in its way. Remove the file, or set DATA_DIR to another folder.\n`,
    ]);
  });

  it('a database that is unreachable (OPS-02: without its password)', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://ada:hush@127.0.0.1:9/x' })).toEqual([
      1,
      'Connecting to the database …\n' +
        "The database of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:9. Start it, or correct DATABASE_URL.\n",
    ]);
  });

  it('a password that the database refuses, or a user who may not make tables', async () => {
    const folder = await dataFolder();
    const running = await startServer({ DATA_DIR: folder });
    await running.ready();
    await change(folder, `create role weak login password 'hush'`);
    await change(folder, 'create database empty');
    const url = new URL((await runningDatabase(folder))?.url ?? '');
    [url.username, url.password, url.pathname] = ['weak', 'wrong', '/empty'];
    const [code, wrong] = await refusal({ DATABASE_URL: url.href });
    expect([code, wrong]).toEqual([
      1,
      expect.stringMatching(/refused the password of its user\. Correct DATABASE_URL\.\n$/),
    ]);
    url.password = 'hush';
    expect((await refusal({ DATABASE_URL: url.href }))[1]).toMatch(/The database is empty\. Run `npm run migrate`/);
    expect((await refusal({ DATABASE_URL: url.href, MIGRATE_AT_START: 'yes' }))[1]).toMatch(
      /doesn't allow this to its user: permission denied for .*\. Set MIGRATION_DATABASE_URL to the owner/,
    );
  });

  it('an embedded database whose password file is gone, and it is not left running', async () => {
    const folder = await dataFolder();
    const first = await startServer({ DATA_DIR: folder });
    await first.ready();
    first.child.kill('SIGTERM');
    await first.ended();
    const password = join(await clusterFolder(folder), 'password');
    await rename(password, `${password}.away`);
    expect((await refusal({ DATA_DIR: folder }))[1]).toMatch(
      /^The password of the database in .* is missing: put the file /,
    );
    expect(await postgresOf(folder)).toBeNull();
    await rename(`${password}.away`, password);
    const again = await startServer({ DATA_DIR: folder });
    await eventually(async () => (await again.status('/readyz')) === 200);
  });
});
