import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { accessTo, authorization } from '../../src/http/authorization';
import { isPromised, promisedApi, wholeApi } from '../../src/openapi/docs';
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
    for (const api of [wholeApi(all), promisedApi(all)]) {
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

describe('/docs and /developers', () => {
  it('SES-11 says of each call that asks again who you are how to go on', async () => {
    const { payload } = await app.inject({ url: '/docs' });
    const asking = payload.split('<details').filter((section) => section.includes('confirmation_required'));
    expect(asking.map((section) => /id="(\w+)"/.exec(section)?.[1])).toEqual(
      expect.arrayContaining(['register', 'createUser', 'disableUser', 'requestEmailChange', 'updateEvent']),
    );
    for (const section of asking) expect(section).toContain('POST /api/user/confirmation with your password');
  });

  it('shows every call, without scripts or anything from other sites', async () => {
    for (const [url, shown] of [
      ['/developers', all.filter(isPromised)],
      ['/docs', all.filter((route) => !isPromised(route))],
    ] as const) {
      const { payload, statusCode } = await app.inject({ url });
      expect(statusCode).toBe(200);
      for (const { path } of shown) expect(payload).toContain(path.replaceAll(/:(\w+)/g, '{$1}'));
      expect(payload).not.toMatch(/<script|src=/);
    }
  });
});
