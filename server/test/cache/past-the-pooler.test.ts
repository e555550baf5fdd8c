import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { realAdapters } from '../../src/adapters/real-adapters';
import { openLog } from '../../src/http/request-log';
import { readConfig } from '../../src/settings/config';
import { longWait } from '../long-wait';
import { startPooler, type Pooler } from '../pooler';
import { temporaryFolder } from '../temporary-folder';
import { testDatabase, type TestDatabase } from '../test-database';

/** Without the program these tests are skipped, and say so. */
function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasPgBouncer())('behind PgBouncer in transaction mode', () => {
  let folder: string;
  let database: TestDatabase;
  let pooler: Pooler;
  let pooledUrl: string;
  beforeAll(async () => {
    folder = await temporaryFolder('pooler');
    execFileSync('chmod', ['755', folder]);
    database = await testDatabase();
    pooler = await startPooler(database.url, folder);
    pooledUrl = pooler.url;
  });
  afterAll(async () => {
    await pooler.stop();
  });

  async function adaptersWith(settings: Readonly<Record<string, string>>) {
    const config = readConfig({ DATABASE_URL: pooledUrl, DATABASE_POOLER: 'transaction', ...settings });
    const { db } = database;
    const adapters = await realAdapters(config, { url: pooledUrl, preparing: db, log: openLog('silent') });
    const close = async (): Promise<void> => {
      await Promise.all([adapters.pool.end(), adapters.changes.close(), adapters.signal.close()]);
    };
    return { ...adapters, close };
  }

  it('changes are heard over DATABASE_LISTEN_URL, which leads past it, so that responses are cached', async () => {
    const { changes, db, close } = await adaptersWith({ DATABASE_LISTEN_URL: database.url });
    const heard: string[] = [];
    changes.hear((touched) => heard.push(touched));
    await vi.waitUntil(changes.isHeard, longWait);
    heard.length = 0;
    await db.execute(`insert into categories (name) values ('Heard')`);
    await vi.waitUntil(() => heard.length > 0, longWait);
    await close();
  });

  it('nothing is heard without it, so nothing is cached', async () => {
    const { changes, signal, close } = await adaptersWith({});
    expect([changes.isHeard(), await signal.answers()]).toEqual([false, true]);
    await close();
  });
});
