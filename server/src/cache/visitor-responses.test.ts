import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { catalogRoutes } from '@ascendant/contract/catalog';
import { expect, it } from 'vitest';
import { testApp, type Session, type TestApp } from '../../test/test-app';
import type { Caller } from '../access/caller';

const traveller: Caller = { userId: 1, role: 'traveller', sessionId: 7 };
const url = '/api/categories';

/** An application with one call whose responses are cached, and counts of the requests that were parsed and of the responses that were made. */
async function cachingApp(settings: Readonly<Record<string, string>> = {}) {
  const counts = { parsed: 0, made: 0 };
  const description = 'Long enough to be compressed. '.repeat(50);
  const app: TestApp = await testApp({
    hearsChanges: true,
    settings,
    modules: [
      {
        name: 'cached',
        register: ({ bind, http, sessions }) => {
          http.addHook('preValidation', async () => void (counts.parsed += 1));
          sessions.readWith(async ({ bearer, cookie }) => ((bearer ?? cookie) === 'good' ? traveller : null));
          bind(catalogRoutes.listCategories, async ({ caller }) => {
            counts.made += 1;
            const name = caller === null ? 'of a visitor' : 'of a traveller';
            return [{ id: 1, name, description, isActive: true }];
          });
        },
      },
    ],
  });
  const origin = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (headers: Session = {}, { path = url, method = 'GET' } = {}) => {
    const response = await fetch(origin + path, { method, headers });
    return { status: response.status, headers: response.headers, payload: await response.text() };
  };
  return { app, counts, ask };
}

/** What's the same in every sending of a response. */
function shownOf({ status, headers, payload }: { status: number; headers: Headers; payload: string }) {
  const differ = new Set(['age', 'date', 'x-request-id']);
  return { status, headers: [...headers].filter(([name]) => !differ.has(name)), payload };
}

/** Asks as often as one visitor may, a hundred times at once. */
async function upToTheLimit(ask: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < 3000; count += 100) await Promise.all(Array.from({ length: 100 }, () => ask()));
}

it('a response that’s cached for the very address is sent before the request is parsed, and is the same', async () => {
  const { counts, ask } = await cachingApp();
  const first = await ask();
  const second = await ask();
  expect(counts).toEqual({ parsed: 1, made: 1 });
  expect(shownOf(second)).toEqual(shownOf(first));
  expect(Number(second.headers.get('age'))).toBeLessThanOrEqual(10);
  expect(second.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  const etag = first.headers.get('etag') ?? '';
  const known = await ask({ 'if-none-match': etag });
  expect([known.status, known.payload, known.headers.get('etag')]).toEqual([304, '', etag]);
  expect(counts).toEqual({ parsed: 1, made: 1 });
});

it.each([
  ['identity', null],
  ['gzip', 'gzip'],
  ['br, gzip', 'br'],
])(
  'a response in %s is the same from the cache as parsed, for clients that have it too',
  async (accepted, encoding) => {
    const { counts, ask } = await cachingApp();
    const accepts = { 'accept-encoding': accepted };
    const parsedAndCached = async (headers: Session) => {
      const before = counts.parsed;
      const responses = [await ask(headers, { path: `${url}?${before}` }), await ask(headers), await ask(headers)];
      expect(counts.parsed - before).toBe(1);
      return responses;
    };
    const { headers } = await ask(accepts);
    expect(headers.get('content-encoding')).toBe(encoding);
    for (const condition of [{}, { 'if-none-match': headers.get('etag') ?? '' }]) {
      const [parsed, ...cached] = (await parsedAndCached({ ...accepts, ...condition })).map(shownOf);
      expect(parsed?.status).toBe('if-none-match' in condition ? 304 : 200);
      expect(cached).toEqual([parsed, parsed]);
    }
  },
);

it('a response that’s sent from the cache is logged and measured like any other', async () => {
  const token = 'sixteen-letters!';
  const { app, counts, ask } = await cachingApp({ METRICS_TOKEN: token });
  await ask();
  const { headers } = await ask();
  expect(counts.parsed).toBe(1);
  const lines = app.log.lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({
    requestId: headers.get('x-request-id'),
    method: 'GET',
    route: url,
    status: 200,
    ms: expect.any(Number),
  });
  const { payload } = await ask({ authorization: `Bearer ${token}` }, { path: '/metrics' });
  expect(payload).toContain(`http_request_seconds_count{method="GET",route="${url}",status="200"} 2`);
});

it('anyone with a session, and HEAD, get their own response, never the one that’s cached for visitors', async () => {
  const { counts, ask } = await cachingApp();
  await ask();
  for (const headers of [{ authorization: 'Bearer good' }, { cookie: 'session=good' }]) {
    const own = await ask(headers);
    expect(own.payload).toContain('of a traveller');
    expect([own.headers.get('cache-control'), own.headers.get('age')]).toEqual(['no-store', null]);
  }
  for (const headers of [{ authorization: 'Bearer unknown' }, { cookie: 'a=1; __Host-session=unknown' }]) {
    const own = await ask(headers);
    expect([own.headers.get('cache-control'), own.headers.get('age')]).toEqual(['no-store', null]);
  }
  const head = await ask({}, { method: 'HEAD' });
  expect([head.status, head.payload, head.headers.get('cache-control')]).toEqual([200, '', 'no-store']);
  expect(counts).toEqual({ parsed: 6, made: 6 });
  expect((await ask()).payload).toContain('of a visitor');
  expect(counts).toEqual({ parsed: 6, made: 6 });
});

it('an address that was written otherwise is parsed once, and then has the same response', async () => {
  const { counts, ask } = await cachingApp();
  await ask();
  for (let time = 0; time < 2; time += 1) await ask({}, { path: `${url}?utm_source=mail` });
  expect(counts).toEqual({ parsed: 2, made: 1 });
});

it('a response that’s sent from the cache counts against the limit for visitors', async () => {
  const { counts, ask } = await cachingApp({ RATE_LIMITS: 'on' });
  await upToTheLimit(ask);
  expect(counts.parsed).toBeLessThan(3000);
  const refused = await ask();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('behind a proxy, each client counts for itself', async () => {
  const { counts, ask } = await cachingApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string) => ask({ 'x-forwarded-for': `198.51.100.9, ${address}` });
  await upToTheLimit(() => from('192.0.2.1'));
  expect(counts.parsed).toBeLessThan(3000);
  expect([(await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([429, 200]);
});

it('a server that stops answers as usual, and tells the client to use another connection', async () => {
  const { app, ask } = await cachingApp();
  await ask();
  app.app.lifecycle.isStopping = true;
  const last = await ask();
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
});

it('a request that the parser refuses gets no response from the cache', async () => {
  const { app, ask } = await cachingApp();
  await ask();
  const { port } = app.app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nnot a chunk\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const statuses = [
    ...Buffer.concat(chunks)
      .toString()
      .matchAll(/HTTP\/1\.1 (\d+)/g),
  ].map(([, status]) => status);
  expect(statuses).toEqual(['400']);
});
