import { catalogRoutes } from '@ascendant/contract/catalog';
import { personRoutes } from '@ascendant/contract/person';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import type { Credentials } from '../access/caller';
import type { Module } from '../application/module';

const asked: Credentials[] = [];
const echo: Module = {
  name: 'echo',
  register: ({ bind, sessions }) => {
    sessions.readWith(async (credentials) => {
      asked.push(credentials);
      return { userId: 1, role: 'traveller', sessionId: 1 };
    });
    bind(catalogRoutes.listCategories, async () => []);
    bind(personRoutes.removeDependent, async () => null);
  },
};

const app = await testApp({
  modules: [echo],
  settings: { PUBLIC_URL: 'https://ascendant.example', RATE_LIMITS: 'on' },
});

const cookie = '__Host-session=abc';
const remove = async (headers: Record<string, string>): Promise<number> =>
  (await app.call(personRoutes.removeDependent, { params: { id: 1 } }, headers)).status;

describe('SES-08', () => {
  it.each([
    ['our own page', { origin: 'https://ascendant.example' }, 204],
    ['our own page, by its address', { referer: 'https://ascendant.example/profile?x=1' }, 204],
    ['the browser’s word', { 'sec-fetch-site': 'same-origin' }, 204],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a site that begins like ours', { origin: 'https://ascendant.example.evil.example' }, 403],
    ['our name without https', { origin: 'http://ascendant.example' }, 403],
    ['another port', { origin: 'https://ascendant.example:8443' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['nobody says', {}, 403],
  ])('a write with the cookie, from %s', async (_, headers, status) => {
    expect(await remove({ cookie, ...headers })).toBe(status);
  });

  it('requires nothing of a bearer token or a read', async () => {
    expect(await remove({ authorization: 'Bearer abc' })).toBe(204);
    expect((await app.call(catalogRoutes.listCategories, {}, { cookie })).status).toBe(200);
  });
});

describe('SES-03', () => {
  it('passes bearer and cookie to the session reader, both if both were sent', async () => {
    asked.length = 0;
    await app.call(catalogRoutes.listCategories, {}, { cookie });
    await app.call(catalogRoutes.listCategories, {}, { cookie, authorization: 'Bearer xyz' });
    await app.call(catalogRoutes.listCategories, {}, { authorization: 'Basic eHl6' });
    expect(asked).toEqual([
      { bearer: undefined, cookie: 'abc' },
      { bearer: 'xyz', cookie: 'abc' },
      { bearer: undefined, cookie: undefined },
    ]);
  });

  it('does not call the reader for a visitor', async () => {
    asked.length = 0;
    await app.call(catalogRoutes.listCategories);
    expect(asked).toEqual([]);
  });

  it('reads the cookie by its plain name if the site has no https', async () => {
    const plain = await testApp({ modules: [echo] });
    asked.length = 0;
    await plain.call(catalogRoutes.listCategories, {}, { cookie: 'session=def' });
    expect(asked).toEqual([{ bearer: undefined, cookie: 'def' }]);
  });
});
