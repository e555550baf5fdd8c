import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { keyScopes, scopeMissing } from '@ascendant/domain/organization/api-key';
import { beforeEach, describe, expect, it } from 'vitest';
import { isPromised } from '../../src/openapi/docs';
import { buildEvent } from '../factories/events';
import { buildKey } from '../factories/organizations';
import { testApp, type Session } from '../test-app';
import { letJobsWait } from '../waiting-jobs';
import { buildPeople } from './identities';
import { exampleSent, makeCall } from './make-call';

const all: readonly Route[] = Object.values(routes);
const ofKeys = all.filter(isPromised);

const app = await testApp();
const people = await buildPeople(app);
const eventId = (await buildEvent(app.db, { createdBy: people.organizer, capacity: 500 })).id;
const organizerId = people.organizer;
const longAgo = new Date(0);
const keys = {
  none: await buildKey(app.db, { organizerId, scopes: [] }),
  revoked: await buildKey(app.db, { organizerId, revokedAt: longAgo }),
  ended: await buildKey(app.db, { organizerId, endsAt: longAgo }),
  'another organization’s': await buildKey(app.db, { organizerId: people['other organizer'] }),
};
const scoped = new Map(
  await Promise.all(
    keyScopes.map(
      async (scope) => [scope, (await buildKey(app.db, { organizerId, scopes: [scope] })).session] as const,
    ),
  ),
);

beforeEach(() => letJobsWait(app));

async function call(route: Route, session: Session) {
  const sent = await exampleSent(route, { app, people, eventId, identity: 'key', session });
  return makeCall(app, route, { sent, session });
}

describe('KEY-02 a key makes a call only if it includes its scope', () => {
  it.each(ofKeys.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    for (const [scope, session] of scoped) {
      expect([scope, await lacksScope(route, session)]).toEqual([
        scope,
        route.scope !== undefined && route.scope !== scope,
      ]);
    }
    expect(await lacksScope(route, keys.none.session)).toBe(route.scope !== undefined);
  });
});

async function lacksScope(route: Route, session: Session): Promise<boolean> {
  const { statusCode, payload } = await call(route, session);
  return statusCode === 403 && route.scope !== undefined && JSON.parse(payload).message === scopeMissing(route.scope);
}

describe('KEY-01 a key that was turned off, or has ended, makes no call', () => {
  it.each(ofKeys.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    for (const kind of ['revoked', 'ended'] as const)
      expect([kind, (await call(route, keys[kind].session)).statusCode]).toEqual([kind, 401]);
  });
});

describe('KEY-02 to another organization’s key, no row exists', () => {
  const aboutRows = ofKeys.filter(({ path, body }) => path.includes('/:') || (path.includes('check-ins') && body));

  it.each(aboutRows.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    expect((await call(route, keys['another organization’s'].session)).statusCode).toBe(404);
  });
});

it('KEY-04 a key in an address is refused without being tried, on every page and call', async () => {
  const { session } = await buildKey(app.db, { organizerId });
  const secret = session['authorization']?.replace('Bearer ', '') ?? '';
  for (const url of [`/api/v1/key?api_key=${secret}`, `/api/events?q=${secret}`, `/browse?q=a&key=${secret}`]) {
    const reply = await app.inject({ url, headers: session });
    expect([reply.statusCode, reply.payload]).toEqual([400, expect.stringContaining('never in an address')]);
    expect(reply.payload).not.toContain(secret);
  }
  expect((await app.inject({ url: `/api/events?q=${secret.slice(0, 20)}` })).statusCode).toBe(200);
});
