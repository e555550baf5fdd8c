import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { catalogRoutes } from '@ascendant/contract/catalog';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock, fakeFiles, fakeMailer, fakeSealer } from '../../test/fake-adapters';
import { temporaryFolder } from '../../test/temporary-folder';
import { testDatabase } from '../../test/test-database';
import type { Adapters } from '../adapters/adapters';
import { outbound } from '../adapters/outbound/outbound';
import { httpServer } from '../application/http-server';
import { unheardChanges } from '../database/changes';
import { readsOf } from '../database/replica/reads';
import { bindTo } from '../http/binding';
import { handleNotFound } from '../http/not-found';
import { openLog } from '../http/request-log';
import { callCounter } from '../limits/count-calls';
import { rateLimitsOn } from '../limits/rate-limits';
import { readConfig } from '../settings/config';
import { servePages } from './pages';

/** A build like Vite's. The page shows what it was rendered with, and the API's reply to a visitor. */
const renderer = `let count = 0;
export async function render(url, { fetchApi, origin, hasSession, dateForm }) {
  if (url.startsWith('/broken')) throw new TypeError('a bug in a page');
  const reply = await fetchApi('/api/categories', {});
  count += 1;
  if (!reply.ok) return { status: 500, html: count + ' no data' };
  const categories = await reply.json();
  return { status: url.startsWith('/nothing') ? 404 : 200, html: [count, url, origin, hasSession, categories[0].name, dateForm].join(' ') };
}
export const shownAddress = (url) => url.replace(/[?]from=.*/, '');
export const pageTemplate = (index, built) => (page) =>
  index.replace('<!--app-->', () => page.html).replace('<!--code-->', built['index.html'].file);`;
const siteOrigin = 'https://ascendant.example';
const script = 'export const long = true;';

let folder: string;
let site: FastifyInstance;
/** What the read of its data fails with. */
let failure: Error | null = null;
/** Why files couldn't be published. */
const unpublished: unknown[] = [];
const stored = fakeFiles();

beforeAll(async () => {
  folder = await temporaryFolder('pages');
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/index.html'), `<i><!--code--></i><p><!--app--></p>${' '.repeat(1000)}`);
  await mkdir(join(folder, 'client/.vite'));
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{"index.html":{"file":"assets/a-1f.js"}}');
  await writeFile(join(folder, 'client/robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'client/assets/a-1f.js'), script);
  await writeFile(join(folder, 'client/assets/a-1f.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/entry-server.js'), renderer);
  site = await siteOf(folder);
});
afterAll(async () => {
  await site.close();
});

/** The real HTTP server with one call, and these pages instead of the built ones. */
async function siteOf(built: string): Promise<FastifyInstance> {
  const { pool, db } = await testDatabase();
  const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: siteOrigin });
  const outside = outbound({ publicUrl: siteOrigin, allowed: [] });
  const edge = { clock: fakeClock(), mailer: fakeMailer(), files: stored, outbound: outside, sealer: fakeSealer() };
  const adapters: Adapters = {
    config,
    site: siteOrigin,
    pool,
    db,
    signal: { answers: async () => true, close: async () => undefined },
    reads: readsOf(db),
    changes: unheardChanges,
    ...edge,
    log: openLog('silent'),
  };
  const { http, paths, sharedReads, documents } = await httpServer(adapters, false);
  const category = { id: 1, name: 'Hiking', description: null, isActive: true };
  const binding = { adapters, countCall: callCounter(rateLimitsOn(db, true)), sharedReads };
  bindTo(http, binding)(catalogRoutes.listCategories, async () => {
    if (failure !== null) throw failure;
    return [category];
  });
  const report = (error: unknown) => void unpublished.push(error);
  await servePages({
    app: http,
    documents,
    origin: siteOrigin,
    currency: 'usd',
    files: edge.files,
    report,
    folder: built,
  });
  handleNotFound(http, paths);
  return http;
}

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
/** What the renderer was called with, without the number of the rendering. */
const asked = async (url: string, headers?: Record<string, string>): Promise<string> =>
  (await get(url, headers)).payload.replace(/^.*<p>\d+ /, '').replace(/<\/p> +$/, '');

describe('a page', () => {
  it('counts against the limit of its reader’s address, and is refused beyond it', async () => {
    const visit = (url: string) => site.inject({ url, remoteAddress: '192.0.2.9', headers: { accept: 'text/html' } });
    for (let visits = 0; visits < 3000; visits += 1) expect((await visit('/browse')).statusCode).toBe(200);
    const refused = await visit('/browse');
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect((await visit('/assets/a-1f.js')).statusCode).toBe(200);
  });

  it('is rendered with what a visitor gets from the API, and with the site’s own address', async () => {
    expect(await asked('/browse?q=x')).toBe(`/browse?q=x ${siteOrigin} false Hiking en-CA`);
  });

  it('is filled in by the renderer, which knows the files of the build', async () => {
    expect((await get('/browse')).body).toContain('<i>assets/a-1f.js</i>');
  });

  it('knows that the request has a session, but not whose', async () => {
    expect(await asked('/browse', { cookie: '__Host-session=abc' })).toBe(`/browse ${siteOrigin} true Hiking en-CA`);
  });

  it('is rendered once for all requests within seconds, separately for visitors and signed-in users', async () => {
    const [first, second] = await Promise.all([get('/once'), get('/once')]);
    const signedIn = await get('/once', { cookie: '__Host-session=abc' });
    expect(second.payload).toBe(first.payload);
    expect(signedIn.payload).not.toBe(first.payload);
  });

  it('is the same at addresses that show the same', async () => {
    const page = await get('/browse?q=shown');
    const first = await get('/help?from=a-newsletter');
    expect((await get('/help?from=another-site')).payload).toBe(first.payload);
    expect(first.payload).toContain(' /help https');
    expect(page.payload).toContain('/browse?q=shown');
  });

  it('/home leads to the profile', async () => {
    const { statusCode, headers } = await get('/home');
    expect([statusCode, headers.location]).toEqual([302, '/profile']);
  });

  it('has the status of the rendered page', async () => {
    expect((await get('/nothing')).statusCode).toBe(404);
  });

  it('is HTML that browsers revalidate every time, compressed as they accept it', async () => {
    const { headers, rawPayload } = await get('/browse', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'x-frame-options': 'DENY',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Hiking');
  });

  it.each([
    [undefined, 'en-CA'],
    ['en-US,en;q=0.9', 'en-US'],
    ['de-DE,de;q=0.9,en;q=0.8', 'en-GB'],
  ])('for the languages %s has dates as in %s, and is cached for those who write them so', async (languages, form) => {
    const page = await get('/browse?dates', { ...(languages !== undefined && { 'accept-language': languages }) });
    expect(page.payload).toContain(` Hiking ${form}`);
    expect((await get('/browse?dates', { 'accept-language': form })).payload).toBe(page.payload);
  });

  it('that fails becomes a plain page with the request’s id, for a browser', async () => {
    const { statusCode, payload, headers } = await get('/broken', { accept: 'text/html' });
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(payload).toContain('Something went wrong. Please try again.');
    expect(payload).toContain(String(headers['x-request-id']));
    expect(payload).not.toContain('a bug in a page');
  });

  it.each([
    ['cut', 'the connection is cut', () => new Error('Connection terminated unexpectedly'), 5],
    [
      'query',
      'a query is cut',
      () => new DrizzleQueryError('select', [], new Error('Connection terminated unexpectedly')),
      5,
    ],
    ['busy', 'no connection is free', () => new Error('timeout exceeded when trying to connect'), 1],
  ])('is 503 with Retry-After while the database is away: %s, %s', async (name, _what, thrown, seconds) => {
    const url = `/browse?q=${name}`;
    failure = thrown();
    const { statusCode, headers, payload } = await get(url, { accept: 'text/html' });
    failure = null;
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, String(seconds), 'no-store']);
    expect(payload).toContain('<h1>This isn&#39;t available right now. Please try again in a moment.</h1>');
    expect((await get(url)).statusCode).toBe(200);
  });

  it.each([{}, { accept: '*/*' }, { accept: 'text/html,*/*;q=0.8' }])(
    'is our own page while the database is away, for whatever asks for one: %o',
    async (headers) => {
      failure = new Error('Connection terminated unexpectedly');
      const { statusCode, headers: sent, payload } = await get(`/browse?away=${JSON.stringify(headers)}`, headers);
      failure = null;
      expect([statusCode, sent['retry-after'], sent['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
      expect(payload).toContain('<a href="">Try again</a>');
    },
  );

  it('whose data can’t be read because of a bug is 500, and isn’t cached', async () => {
    failure = new TypeError('a bug in a call');
    const { statusCode, payload, headers } = await get('/browse?q=bug');
    failure = null;
    expect([statusCode, headers['retry-after'], payload.includes('no data')]).toEqual([500, undefined, true]);
    expect((await get('/browse?q=bug')).statusCode).toBe(200);
  });

  it('replies to HEAD', async () => {
    const { statusCode, payload } = await site.inject({ method: 'HEAD', url: '/browse' });
    expect([statusCode, payload]).toEqual([200, '']);
  });
});

describe('a file', () => {
  it('with a hash in its name is cached forever, and sent as the build compressed it', async () => {
    const { headers, rawPayload } = await get('/assets/a-1f.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    // Nothing that only someone who asks again would need.
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  it.each(['br', 'identity'])(
    'of a script names its source map, which the script itself doesn’t: in %s',
    async (encoding) => {
      const { headers } = await get('/assets/a-1f.js', { 'accept-encoding': encoding });
      expect(headers['sourcemap']).toBe('a-1f.js.map');
      expect((await get('/robots.txt')).headers['sourcemap']).toBeUndefined();
    },
  );

  it('of another release is served too, from where its processes have put it', async () => {
    await stored.put('releases/0123456789abcdef.json', {
      content: Buffer.from(JSON.stringify({ files: ['old-2e.js'] })),
      contentType: 'application/json',
    });
    await stored.put('assets/old-2e.js', { content: Buffer.from('an old script'), contentType: 'text/javascript' });
    const { statusCode, headers, payload } = await get('/assets/old-2e.js');
    expect([statusCode, payload, headers['cache-control']]).toEqual([
      200,
      'an old script',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['content-type']).toContain('javascript');
    expect(unpublished).toEqual([]);
  });

  it('with any other name is cached for an hour', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/assets/gone.js',
    '/picture.png',
    '/assets/',
    '/assets/a-1f.js.br',
    '/assets/../../server/entry-server.js',
  ])('%s does not exist, and gets no page instead', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it('the template itself is not served', async () => {
    expect((await get('/index.html')).statusCode).toBe(404);
  });
});

describe('the API beside the pages', () => {
  it('replies with JSON to an unknown path', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 'not_found' });
  });

  it('is not rate limited when the server renders pages', async () => {
    for (let page = 0; page < 20; page += 1) await get(`/browse?page=${page}`);
    expect((await get('/api/categories')).statusCode).toBe(200);
  });
});

it('without a build, the start fails with one sentence', async () => {
  await expect(siteOf(join(folder, 'nowhere'))).rejects.toThrow("The pages haven't been built");
});
