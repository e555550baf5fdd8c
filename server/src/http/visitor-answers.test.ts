import { catalogRoutes } from '@ascendant/contract/catalog';
import { expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/test-app';
import type { Caller } from '../access/caller';

const traveller: Caller = { userId: 1, role: 'traveller', sessionId: 7 };
const url = '/api/categories';

/** An application with one call whose answers are kept, and counts of the requests that were parsed and of the answers that were made. */
async function keepingApp(settings: Readonly<Record<string, string>> = {}) {
  const counts = { parsed: 0, made: 0 };
  const app: TestApp = await testApp({
    hearsChanges: true,
    settings,
    modules: [
      {
        name: 'kept',
        register: ({ bind, http, sessions }) => {
          http.addHook('preValidation', async () => void (counts.parsed += 1));
          sessions.readWith(async ({ bearer, cookie }) => ((bearer ?? cookie) === 'good' ? traveller : null));
          bind(catalogRoutes.listCategories, async ({ caller }) => {
            counts.made += 1;
            const name = caller === null ? 'of a visitor' : 'of a traveller';
            return [{ id: 1, name, description: null, isActive: true }];
          });
        },
      },
    ],
  });
  return { app, counts };
}

it('an answer that’s kept for the very address is sent before the request is parsed, and is the same', async () => {
  const { app, counts } = await keepingApp();
  const first = await app.inject({ url });
  const second = await app.inject({ url });
  expect(counts).toEqual({ parsed: 1, made: 1 });
  const same = ['cache-control', 'vary', 'etag', 'content-type', 'content-security-policy', 'x-content-type-options'];
  for (const name of same) expect(second.headers[name], name).toBe(first.headers[name]);
  expect(second.payload).toBe(first.payload);
  expect(Number(second.headers['age'])).toBeLessThanOrEqual(10);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const known = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([known.statusCode, known.payload, known.headers.etag]).toEqual([304, '', first.headers.etag]);
  expect(counts).toEqual({ parsed: 1, made: 1 });
});

it('anyone with a session, and HEAD, get their own answer, never the one that’s kept for visitors', async () => {
  const { app, counts } = await keepingApp();
  await app.inject({ url });
  for (const headers of [{ authorization: 'Bearer good' }, { cookie: 'session=good' }]) {
    const own = await app.inject({ url, headers });
    expect(own.payload).toContain('of a traveller');
    expect([own.headers['cache-control'], own.headers['age']]).toEqual(['no-store', undefined]);
  }
  for (const headers of [{ authorization: 'Bearer unknown' }, { cookie: 'a=1; __Host-session=unknown' }]) {
    const own = await app.inject({ url, headers });
    expect([own.headers['cache-control'], own.headers['age']]).toEqual(['no-store', undefined]);
  }
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.payload, head.headers['cache-control']]).toEqual([200, '', 'no-store']);
  expect(counts).toEqual({ parsed: 6, made: 6 });
  expect((await app.inject({ url })).payload).toContain('of a visitor');
  expect(counts).toEqual({ parsed: 6, made: 6 });
});

it('an address that was written otherwise is parsed once, and then has the same answer', async () => {
  const { app, counts } = await keepingApp();
  await app.inject({ url });
  for (let time = 0; time < 2; time += 1) await app.inject({ url: `${url}?utm_source=mail` });
  expect(counts).toEqual({ parsed: 2, made: 1 });
});

it('an answer that’s sent before it’s parsed counts against the limit for visitors', async () => {
  const { app, counts } = await keepingApp({ RATE_LIMITS: 'on' });
  for (let count = 0; count < 3000; count += 1) await app.inject({ url });
  expect(counts.parsed).toBeLessThan(3000);
  const refused = await app.inject({ url });
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});
