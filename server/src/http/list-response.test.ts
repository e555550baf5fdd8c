import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { longWait } from '../../test/long-wait';
import { testApp } from '../../test/test-app';
import type { Module } from '../application/module';
import { listed, onceClosed } from './list-response';

const ids = Array.from({ length: 500 }, (_, index) => index + 1);
const read: number[][] = [];
let failsAt: number | undefined;
let failure: Error = new RangeError('no such number');

const entry = (id: number) => ({ id, name: `Feature ${id}`, description: null, isActive: true });

/** Serves numbers as event features. */
const numbers: Module = {
  name: 'numbers',
  register: ({ bind, sessions }) => {
    sessions.readWith(async () => ({ userId: 1, role: 'traveller', sessionId: 1 }));
    bind(routes.listEventFeatures, () =>
      listed(
        ids,
        async (some) => {
          read.push([...some]);
          if (failsAt !== undefined && some.includes(failsAt)) throw failure;
          return some.map(entry);
        },
        { 'x-total-count': String(ids.length) },
      ),
    );
  },
};

const app = await testApp({ modules: [numbers] });
let url: string;

beforeAll(async () => {
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.http.server.address() as AddressInfo).port}${routes.listEventFeatures.path}`;
});

const headers = { authorization: 'Bearer good' };

describe('a list that’s longer than a page', () => {
  it('is one JSON array, read in batches, for one person', async () => {
    const response = await fetch(url, { headers });
    expect(await response.json()).toEqual(ids.map(entry));
    expect(read.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100]);
    expect(response.headers.get('x-total-count')).toBe('500');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('that fails in its first batch is an error like any other', async () => {
    failsAt = 7;
    expect((await fetch(url, { headers })).status).toBe(500);
  });

  it('that breaks off later isn’t taken for the whole: the connection is closed, and the error is logged', async () => {
    failsAt = 450;
    const logged = app.log.lines.length;
    await expect(fetch(url, { headers }).then((response) => response.json())).rejects.toThrow();
    await vi.waitUntil(() => app.log.lines.slice(logged).some((line) => line.includes('no such number')), longWait);
  });

  it('that an outage breaks off is logged as an outage, not as a bug', async () => {
    [failsAt, failure] = [450, new Error('Connection terminated unexpectedly')];
    const logged = app.log.lines.length;
    await expect(fetch(url, { headers }).then((response) => response.json())).rejects.toThrow();
    await vi.waitUntil(() =>
      app.log.lines.slice(logged).some((line) => line.includes('an outage broke off a response')),
    );
    expect(app.log.lines.slice(logged).filter((line) => line.includes('a request failed'))).toEqual([]);
  });
});

it('the turn of a client who left while it waited is over at once', async () => {
  const [gone, reading] = [new PassThrough(), new PassThrough()];
  gone.destroy();
  await setImmediate();
  const ended: string[] = [];
  onceClosed(gone, () => ended.push('gone'));
  onceClosed(reading, () => ended.push('reading'));
  expect(ended).toEqual(['gone']);
  reading.destroy();
  await setImmediate();
  expect(ended).toEqual(['gone', 'reading']);
});
