import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTo, reachOf } from '../../src/http/authorization';
import { usualStatus } from '../../src/http/reply';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { addSeriesOfGate, assignGuide } from '../factories/organizations';
import { testApp, type Session } from '../test-app';
import { letJobsWait } from '../waiting-jobs';
import type { Sent } from './example-rows';
import { exampleFor } from './examples';
import { expectedStatus } from './expected-status';
import { buildPeople, identities, lacksProof, roleOfIdentity, sessionsOf, type Identity } from './identities';
import { exampleSent, makeCall } from './make-call';
import { fieldsOf, personalFields, secretFields } from './reply-fields';

const all: readonly Route[] = Object.values(routes);

const app = await testApp();
const people = await buildPeople(app);
const eventId = (await buildEvent(app.db, { createdBy: people.organizer, capacity: 500 })).id;

beforeEach(() => letJobsWait(app));
afterAll(() => expectCleanInvariants(app.db));

const advice = (name: string) =>
  `Give ${name} an example that works in server/test/authorization/examples.ts, or correct its row in server/src/http/authorization.ts.`;

/** @param given what's sent; null for an example of the identity's own */
async function callAs(
  route: Route,
  { identity, session }: { identity: Identity; session: Session },
  given: Sent | null,
) {
  const sent = given ?? (await exampleSent(route, { app, people, eventId, identity, session }));
  if (route.path.startsWith('/api/events/:id')) await giveDate(identity, session, Number(sent.params?.['id']));
  return { sent, reply: await makeCall(app, route, { sent, session }) };
}

/** Whether they may never make the call, whatever it's about. That's refused before anything is read, so one example does for all of them. */
function isRefused({ name }: Route, identity: Identity): boolean {
  const access = accessTo(name);
  if (access === undefined) return false;
  const reach = reachOf(access, roleOfIdentity(identity));
  return reach === 'none' || lacksProof(identity, reach);
}

/** A guide has the date that the call is about, a gate device all dates of its event. Those of other dates: `organizations/team.routes.test.ts`. */
async function giveDate(identity: Identity, session: Session, id: number): Promise<void> {
  if (identity === 'guide') await assignGuide(app.db, people.guide, id);
  if (identity === 'gate') await addSeriesOfGate(app.db, session, id);
}

let checks = 0;

describe('AUT-01 every call answers each of eighteen people, devices and keys as the authorization table says', () => {
  it.each(all.map((route) => [route.name, route] as const))('%s', async (name, route) => {
    const expected: Record<string, string> = {};
    const answered: Record<string, string> = {};
    let refused: Sent | null = null;
    const sessions = await sessionsOf(app, people);
    for (const identity of identities) {
      const caller = { identity, session: sessions[identity] };
      const { sent, reply } = await callAs(route, caller, isRefused(route, identity) ? refused : null);
      if (isRefused(route, identity)) refused = sent;
      const status = expectedStatus(route, identity, exampleFor(route));
      expected[identity] = String(status);
      answered[identity] =
        reply.statusCode === status ? String(status) : `${reply.statusCode} ${reply.payload.slice(0, 200)}`;
      checks += 1;
    }
    expect(answered, advice(name)).toEqual(expected);
  });

  it('which makes at least 550 checks', () => {
    expect(checks).toBe(all.length * identities.length);
    expect(checks).toBeGreaterThanOrEqual(550);
  });
});

describe('IDE-02 every call that takes a key is made once under it, and answers again what it answered', () => {
  it.each(all.filter(({ takesKey }) => takesKey !== undefined).map((route) => [route.name, route] as const))(
    '%s',
    async (name, route) => {
      const identity = someoneWhoMay(route);
      const session = { ...(await sessionsOf(app, people))[identity], 'idempotency-key': `twice-${name}` };
      const { sent, reply } = await callAs(route, { identity, session }, null);
      expect(reply.statusCode, reply.payload).toBeLessThan(300);
      const again = await makeCall(app, route, { sent, session });
      expect(answerOf(again)).toEqual(answerOf(reply, route.toldOnce));
      expect(again.headers['idempotent-replay']).toBe('true');
    },
  );
});

/** @param toldOnce the field that a repeat doesn't have */
const answerOf = ({ statusCode, payload }: LightMyRequestResponse, toldOnce?: string): unknown[] => {
  const body = payload === '' ? null : JSON.parse(payload);
  return [statusCode, toldOnce === undefined ? body : { ...body, [toldOnce]: null }];
};

function someoneWhoMay(route: Route): Identity {
  const status = exampleFor(route).status ?? usualStatus(route);
  const mayCall = (identity: Identity) => expectedStatus(route, identity, exampleFor(route)) === status;
  return (
    (['traveller', 'organizer', 'admin', 'key', 'reseller'] as const).find(mayCall) ??
    expect.unreachable(`no one may ${route.name}`)
  );
}

describe('AUT-01 the fields of replies', () => {
  it('name no secret, except those that sign you in, those that pay, a new API key and that of a webhook', () => {
    const found = all.flatMap((route) =>
      fieldsOf(route)
        .filter((field) => secretFields.test(field))
        .map((field) => `${route.name} ${field}`),
    );
    // The hash of a ticket lets the phones of check-in staff recognize it offline.
    expect(found.filter((name) => !/ (?:old)?textHash$/i.test(name))).toEqual([
      'login token',
      'verifyEmail token',
      'beginApp secret',
      'loginWithPasskey token',
      'loginWithCode token',
      'continueAsGuest token',
      'keepAccount token',
      'createPaymentIntent clientSecret',
      'payForMove clientSecret',
      'payForPeople clientSecret',
      'addApiKey secret',
      'addWebhook secret',
      'renewWebhookSecret secret',
      'addReseller secret',
      'renewResellerKey secret',
      'addV1Webhook secret',
      'renewV1Secret secret',
    ]);
  });

  it('PRI-01 name personal data of class A only in calls about one’s own', () => {
    const own = new Set<string>([
      'currentUser',
      'login',
      'loginWithCode',
      'continueAsGuest',
      'keepAccount',
      'loginWithPasskey',
      'register',
      'verifyEmail',
    ]);
    const found = all
      // What resellers said themselves of their guests is shown to them alone.
      .filter(({ name, path }) => !own.has(name) && !/^\/(api\/(user|dependents)|octo)\b/.test(path))
      .flatMap((route) =>
        fieldsOf(route)
          .filter((field) => personalFields.has(field))
          .map((field) => `${route.name} ${field}`),
      );
    // Who leads a date has to know how old people are. Its rules: PRI-08.
    expect(found).toEqual(['getFieldSheet age']);
  });
});
