import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessTo } from '../../src/http/authorization';
import { buildEvent } from '../factories/events';
import { birthInHalifax, buildTraveller } from '../factories/people';
import { rowsWith } from '../personal-data/all-tables';
import { testApp, type TestApp } from '../test-app';
import { letJobsWait } from '../waiting-jobs';
import { smuggled, smuggledNumber, spellingsOf } from './column-spellings';
import { buildPeople, sessionOf, type Identity, type People } from './identities';
import { exampleSent, makeCall } from './make-call';
import { writtenTables } from './written-tables';

const writes: readonly Route[] = Object.values<Route>(routes).filter(
  ({ body, form }) => body !== undefined || form !== undefined,
);
let app: TestApp;
let people: People;
let eventId: number;
beforeAll(async () => {
  app = await testApp();
  people = await buildPeople(app);
  eventId = (await buildEvent(app.db, { createdBy: people.organizer, capacity: 500 })).id;
});
beforeEach(() => letJobsWait(app));

const spellings = (route: Route) => writtenTables(route).flatMap(spellingsOf);
const schemaOf = (route: Route) => route.form ?? route.body ?? z.never();

/** The names that a body may have, by the contract. */
function declared(route: Route): ReadonlySet<string> {
  const names = new Set<string>();
  const schema = z.toJSONSchema(schemaOf(route), { io: 'input', unrepresentable: 'any' });
  for (const choice of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    for (const name of Object.keys(choice.properties ?? {})) names.add(name);
  return names;
}

/** Someone who may make the call: the admin, or the traveller for what's their own. */
function caller(route: Route): Identity {
  const access = accessTo(route.name);
  if (access?.visitor === 'any') return 'visitor';
  if (access?.admin === 'none') return 'organizer';
  return access?.traveller === 'none' || access?.traveller === 'refused' ? 'admin' : 'traveller';
}

async function exampleFor(route: Route) {
  const identity = caller(route);
  // A traveller of its own, so that no one reaches a limit on holds.
  const mine = { ...people, traveller: (await buildTraveller(app.db, birthInHalifax)).id };
  const session = await sessionOf(app, mine, identity);
  const sent = await exampleSent(route, { app, people: mine, eventId, identity, session });
  return { sent, session };
}

/** What decides who may do what; nothing that's smuggled may change it for anyone. Disabling is what one call is for. */
async function rights(ofCall: string): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select id, is_admin, is_organizer, user_type, email_verified, disabled and $1 <> 'disableUser' as disabled from users`,
    [ofCall],
  );
  const { rows: members } = await app.pool.query('select user_id, organizer_id, role from organization_members');
  const isOfTeam = ofCall === 'changeMember' || ofCall === 'acceptInvitation';
  const member = isOfTeam ? [] : members.map((row: { user_id: number }) => [`member ${row.user_id}`, row]);
  return Object.fromEntries([...rows.map((row: { id: number }) => [row.id, row]), ...member]);
}

let checks = 0;

describe('AUT-03 a column that the contract doesn’t name never reaches a handler', () => {
  it.each(writes.map((route) => [route.name, route] as const))('%s', async (name, route) => {
    const { sent } = await exampleFor(route);
    const plain: object = sent.form ?? (sent.body as object);
    const schema = schemaOf(route);
    const names = declared(route);
    const expected = schema.parse(plain);
    const passed = spellings(route).flatMap(({ name: spelling, extra }) => {
      const [key = ''] = Object.keys(extra);
      if (names.has(key)) return [];
      checks += 1;
      const result = schema.safeParse({ ...extra, ...plain });
      return !result.success || JSON.stringify(result.data) === JSON.stringify(expected) ? [] : [spelling];
    });
    // Signing up keeps every field, to refuse by name those that would grant rights.
    if (name !== 'register') expect(passed, `${name} takes fields that its schema doesn't name.`).toEqual([]);
  });

  it('which makes at least 400 checks', () => {
    expect(checks).toBeGreaterThanOrEqual(400);
  });
});

describe('AUT-03 smuggled columns change no row', () => {
  const json = writes.filter(({ upload }) => upload === undefined);

  it.each(json.map((route) => [route.name, route] as const))(
    '%s, in every spelling at once, and twice',
    async (name, route) => {
      const { sent, session } = await exampleFor(route);
      const names = declared(route);
      const extras = Object.assign({}, ...spellings(route).map(({ extra }) => extra)) as Record<string, unknown>;
      const unnamed = Object.fromEntries(Object.entries(extras).filter(([key]) => !names.has(key)));
      const before = await rights(name);
      const reply = await makeCall(app, route, {
        sent: { ...sent, body: { ...unnamed, ...(sent.body as object) } },
        session,
      });
      expect(reply.statusCode, reply.payload).toBeLessThan(500);
      const text = JSON.stringify(sent.body);
      const twice = `{${JSON.stringify(unnamed).slice(1, -1)},${JSON.stringify(unnamed).slice(1, -1)},${text.slice(1)}`;
      const again = await send(route, { params: sent.params, payload: twice.replace(',}', '}'), session });
      expect(again.statusCode, again.payload).toBeLessThan(500);
      expect(await rights(name)).toMatchObject(before as object);
    },
  );

  it.each(json.map((route) => [route.name, route] as const))('%s, by way of the prototype', async (name, route) => {
    const { sent, session } = await exampleFor(route);
    const rest = JSON.stringify(sent.body).slice(1);
    const before = await rights(name);
    const attacks = [
      '"__proto__":{"isAdmin":true}',
      '"constructor":{"prototype":{"isAdmin":true}}',
      '"prototype":{"isAdmin":true}',
    ];
    for (const attack of attacks) {
      const payload = `{${attack},${rest}`.replace(',}', '}');
      expect((await send(route, { params: sent.params, payload, session })).statusCode).toBe(400);
    }
    expect(await rights(name)).toMatchObject(before as object);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('and nothing that was smuggled is stored anywhere', async () => {
    expect(await rowsWith(app, smuggled)).toEqual([]);
    expect(await rowsWith(app, String(smuggledNumber))).toEqual([]);
  });
});

interface Raw {
  readonly params: Readonly<Record<string, string | number>> | undefined;
  readonly payload: string;
  readonly session: Readonly<Record<string, string>>;
}

function send({ method, path }: Route, { params, payload, session }: Raw) {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params?.[name]));
  return app.inject({ method, url, headers: { ...session, 'content-type': 'application/json' }, payload });
}
