import { accountRoutes } from '@ascendant/contract/account';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { events } from '../../db/schema/events';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, factoryPassword, type SignedInPerson } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp({ hearsChanges: true });
const organizer = await buildOrganizer(app.db);
const admin = await buildAdmin(app.db);

beforeAll(async () => {
  for (let more = 0; more < 3; more += 1) await buildEvent(app.db);
});

type Headers = Readonly<Record<string, string>>;
const ask = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });
const draftOf = async ({ id }: SignedInPerson) =>
  `/api/events/${(await buildEvent(app.db, { status: 'draft', createdBy: id })).id}`;

describe('WEB-05 a response to someone with a session is never cached for others', () => {
  it.each([
    ['as it is', ''],
    ['with a filter that doesn’t exist', '?utm_source=mail'],
  ])('a draft that its organizer and admins have read, %s', async (_, query) => {
    const url = (await draftOf(organizer)) + query;
    for (const { session } of [organizer, admin]) {
      for (let times = 0; times < 2; times += 1) expect((await ask(url, session)).statusCode).toBe(200);
      expect((await ask(url)).statusCode).toBe(404);
    }
  });

  it('and while they read it at the same time as visitors', async () => {
    const url = await draftOf(organizer);
    const both = Array.from({ length: 20 }, (_, index) => ask(url, index % 2 === 0 ? organizer.session : {}));
    const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 200 : 404)));
  });

  it.each([
    ['a cookie', { cookie: 'session=unknown' }],
    ['a cookie among others', { cookie: 'a=b; __Host-session=unknown; c=d' }],
    ['a token', { authorization: 'Bearer unknown' }],
    ['a password', { authorization: 'Basic YTpi' }],
  ])('nor is one to someone who sends what might be a session: %s', async (_, headers) => {
    const { headers: sent } = await ask('/api/events', headers);
    expect([sent['cache-control'], sent['age'], sent['etag']]).toEqual(['no-store', undefined, undefined]);
  });

  it('someone who signed out without a network gets what visitors get', async () => {
    const url = await draftOf(organizer);
    const body = { username: organizer.user.username, password: factoryPassword };
    const { cookies } = await app.call(accountRoutes.login, { body });
    const cookie = `session=${cookies.find(({ name }) => name === 'session')?.value}`;
    expect((await ask(url, { cookie })).statusCode).toBe(200);
    expect((await ask(url, { cookie: `${cookie}; ${signedOutCookie}=1` })).statusCode).toBe(404);
  });
});

interface Forged {
  readonly name: string;
  readonly headers: Headers;
  readonly method?: 'GET' | 'HEAD';
}

describe('one visitor can’t choose what the next ones get', () => {
  const forged: readonly Forged[] = [
    { name: 'host', headers: { host: 'zq.example' } },
    { name: 'x-forwarded-host', headers: { 'x-forwarded-host': 'zq.example', forwarded: 'host=zq.example' } },
    { name: 'x-forwarded-proto', headers: { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1' } },
    { name: 'x-original-url', headers: { 'x-original-url': '/api/zq.example', 'x-rewrite-url': '/zq.example' } },
    { name: 'x-http-method-override', headers: { 'x-http-method-override': 'DELETE' } },
    { name: 'origin', headers: { origin: 'https://zq.example', referer: 'https://zq.example/' } },
    { name: 'accept', headers: { accept: 'text/html', 'accept-language': 'zq', 'accept-charset': 'utf-7' } },
    { name: 'accept-encoding', headers: { 'accept-encoding': 'br;q=1, zq' } },
    { name: 'range', headers: { range: 'bytes=0-1' } },
    { name: 'if-none-match', headers: { 'if-none-match': '*, "zq"' } },
    { name: 'if-modified-since', headers: { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() } },
    { name: 'x-inner-call', headers: { 'x-inner-call': 'zq' } },
    { name: 'HEAD', headers: {}, method: 'HEAD' },
  ];

  it.each(forged)('with $name', async ({ name, headers, method = 'GET' }) => {
    // Each has a place of its own in the cache.
    const url = `/api/events?limit=2&q=&minPrice=${forged.findIndex((each) => each.name === name)}`;
    await ask(url, headers, method);
    const next = await ask(url);
    const clean = await ask(`${url.replace('limit=2&q=&', '')}&limit=2`);
    const facts = ({ statusCode, payload, headers: sent }: typeof next) => ({
      statusCode,
      payload,
      type: sent['content-type'],
      encoding: sent['content-encoding'],
      etag: sent['etag'],
      vary: sent['vary'],
      allowed: sent['access-control-allow-origin'],
      shows: sent['x-inner-shows'],
    });
    expect(next.statusCode).toBe(200);
    expect(next.json()).toHaveLength(2);
    expect(facts(next)).toEqual(facts(clean));
    expect(JSON.stringify(next.headers) + next.payload).not.toContain('zq');
    expect(facts(next)).toMatchObject({ encoding: undefined, allowed: undefined, shows: undefined });
  });

  it('nor with an error of their own', async () => {
    expect((await ask('/api/events?limit=none')).statusCode).toBe(400);
    expect((await ask('/api/events?limit=1')).statusCode).toBe(200);
  });
});

it('an event that’s unpublished is gone from every answer at once, for those who know its tag too', async () => {
  const { id } = await buildEvent(app.db, { createdBy: organizer.id });
  const urls = [`/api/events/${id}`, `/api/events/${id}/current-pricing`, `/api/events/${id}/reviews`, '/api/events'];
  const shown = async () =>
    Promise.all(
      urls.map(async (url) => {
        const { statusCode, payload } = await ask(url);
        return statusCode === 200 && (url !== '/api/events' || payload.includes(`"id":${id},`));
      }),
    );
  await vi.waitFor(async () => expect(await shown()).toEqual([true, true, true, true]), { timeout: 8000 });
  const tag = String((await ask(urls[0] ?? '')).headers['etag']);
  await app.db.update(events).set({ status: 'draft' }).where(eq(events.id, id));
  await vi.waitFor(async () => expect(await shown()).toEqual([false, false, false, false]), { timeout: 8000 });
  expect([404, 410]).toContain((await ask(urls[0] ?? '', { 'if-none-match': tag })).statusCode);
});
