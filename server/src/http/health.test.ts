import { expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import { databaseSignal } from '../database/signal';

it('CRA-15 a process is ready while the database is away, which is a signal of its own', async () => {
  const app = await testApp({ modules: [] });
  const read = async (path: string) => {
    const { statusCode, headers, payload } = await app.inject(path);
    return [statusCode, headers['retry-after'], JSON.parse(payload).status];
  };
  expect(await read('/readyz')).toEqual([200, undefined, 'ready']);
  expect(await read('/healthz/database')).toEqual([200, undefined, 'ok']);
  await app.app.context.signal.close();
  expect(await read('/readyz')).toEqual([200, undefined, 'ready']);
  expect(await read('/healthz/database')).toEqual([503, '1', 'away']);
  expect(await read('/healthz')).toEqual([200, undefined, 'ok']);
});

it('CRA-18 a process that is stopping is not ready, although its database answers', async () => {
  const { app, inject } = await testApp({ modules: [] });
  app.lifecycle.isStopping = true;
  expect((await inject('/readyz')).statusCode).toBe(503);
  expect((await inject('/healthz/database')).statusCode).toBe(200);
});

it('a pool whose connections are all in use is not an outage', async () => {
  const { url, pool } = await testDatabase();
  const signal = databaseSignal(url);
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  expect(await signal.answers()).toBe(true);
  for (const client of clients) client.release();
  await signal.close();
});
