import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { v1Changes } from '@ascendant/contract/v1/changes';
import { describe, expect, it } from 'vitest';
import { accessTo, authorization } from '../../src/http/authorization';
import { isPromised, promisedApi, siteApi } from '../../src/openapi/docs';
import { openApiDocument } from '../../src/openapi/openapi';
import { testApp } from '../test-app';

const app = await testApp();

const all: readonly Route[] = Object.values(routes);

describe('every call of the contract', () => {
  it('is served', () => {
    const missing = all.filter(({ method, path }) => !app.app.http.hasRoute({ method, url: path }));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('AUT has a row in the authorization table, and the table has no other rows', () => {
    expect(all.filter(({ name }) => accessTo(name) === undefined).map(({ name }) => name)).toEqual([]);
    expect(Object.keys(authorization).filter((name) => !(name in routes))).toEqual([]);
  });

  it('AUT answers 401 to a visitor if the table says so, whatever is sent with it', async () => {
    const closed = all.filter(({ name }) => accessTo(name)?.visitor === 'none');
    const answers: [string, number][] = [];
    // One after the other: all at once, some would be told that there's too much to do.
    for (const { name, method, path } of closed) {
      const url = path.replaceAll(/:\w+/g, '1');
      const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
      answers.push([name, (await app.inject({ method, url, ...body })).statusCode]);
    }
    expect(answers).toEqual(closed.map(({ name }) => [name, 401]));
  });

  it('is in the OpenAPI document', async () => {
    const named: string[] = [];
    for (const api of [siteApi(all), promisedApi(all)]) {
      const { paths } = await openApiDocument(api, app.config.publicUrl);
      for (const methods of Object.values(paths))
        named.push(...Object.values(methods).map(({ operationId }) => operationId));
    }
    expect(named.sort()).toEqual(
      Object.keys(routes)
        .map((name) => name.replace('V1', ''))
        .sort(),
    );
  });
});

describe('/docs and /docs/site', () => {
  it('SES-11 says of each call that asks again who you are how to go on', async () => {
    const { payload } = await app.inject({ url: '/docs/site' });
    const asking = payload.split('<details').filter((section) => section.includes('confirmation_required'));
    expect(asking.map((section) => /id="(\w+)"/.exec(section)?.[1])).toEqual(
      expect.arrayContaining(['register', 'createUser', 'disableUser', 'requestEmailChange', 'updateEvent']),
    );
    for (const section of asking) expect(section).toContain('POST /api/user/confirmation with your password');
  });

  it.each([
    ['/docs', 'the promised calls', isPromised],
    ['/docs/site', 'the other calls', (route: Route) => !isPromised(route)],
  ])('%s shows %s and no others, without scripts or anything from other sites', async (url, _, isShown) => {
    const { payload, statusCode } = await app.inject({ url });
    expect(statusCode).toBe(200);
    const ids = [...payload.matchAll(/<details id="(\w+)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(
      all
        .filter(isShown)
        .map(({ name }) => name.replace('V1', ''))
        .toSorted(),
    );
    expect(payload).not.toMatch(/<script|src=/);
    expect(Object.keys((await app.inject({ url: `${url}/openapi.json` })).json().paths)).toContain(
      all.find(isShown)?.path.replaceAll(/:(\w+)/g, '{$1}'),
    );
  });

  it('the list of the site’s calls says that they aren’t promised, the other that we only add to it', async () => {
    expect((await app.inject({ url: '/docs/site' })).payload).toContain('They aren’t promised');
    expect((await app.inject({ url: '/docs' })).payload).toContain('We only add to it');
  });
});

describe('/developers', () => {
  it('leads to the promised calls, and to what was added as RSS, where each day is an entry of its own', async () => {
    const { payload: page } = await app.inject({ url: '/developers' });
    for (const href of ['/docs', '/docs/openapi.json', '/developers/changes.xml'])
      expect(page).toContain(`href="${href}"`);
    const { payload: feed, headers } = await app.inject({ url: '/developers/changes.xml' });
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    for (const { day } of v1Changes) {
      expect(page).toContain(`id="${day}"`);
      expect(feed.split(`<guid isPermaLink="true">${app.config.publicUrl}/developers#${day}</guid>`)).toHaveLength(2);
      expect(feed).toContain(`<pubDate>${new Date(day).toUTCString()}</pubDate>`);
    }
    expect(feed).toContain('&lt;code&gt;salesPaused&lt;/code&gt;');
  });
});
