import type { Route } from '@ascendant/contract/route';
import { routes } from '@ascendant/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessTo } from '../../src/http/authorization';
import { buildEvent } from '../factories/events';
import { birthInHalifax, buildTraveller } from '../factories/people';
import { rowsWith } from '../personal-data/all-tables';
import { testApp } from '../test-app';
import { letJobsWait } from '../waiting-jobs';
import { smuggled, smuggledNumber, spellingsOf } from './column-spellings';
import { buildPeople, sessionOf, type Identity } from './identities';
import { exampleSent } from './make-call';
import { writtenTables } from './written-tables';

const writes: readonly Route[] = Object.values<Route>(routes).filter(
  ({ body, form }) => body !== undefined || form !== undefined,
);

const app = await testApp();
const people = await buildPeople(app);
const eventId = (await buildEvent(app.db, { createdBy: people.organizer, capacity: 500 })).id;

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

describe('AUT-03 a column that the contract doesn’t name', () => {
  it.each(writes.map((route) => [route.name, route] as const))(
    '%s: never reaches the handler, and changes no right, in any spelling, twice, or by way of the prototype',
    async (_, route) => {
      const { sent, session } = await exampleFor(route);
      expectUnparsed(route, sent.form ?? (sent.body as object));
      if (route.upload !== undefined) return;
      const before = await rights(route.name);
      for (const payload of payloadsByPrototype(sent.body))
        expect((await send(route, { params: sent.params, payload, session })).statusCode).toBe(400);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
      for (const payload of smuggling(route, sent.body)) {
        const reply = await send(route, { params: sent.params, payload, session });
        expect(reply.statusCode, reply.payload).toBeLessThan(500);
      }
      expect(await rights(route.name)).toMatchObject(before as object);
    },
  );

  it('is tried at least 400 times', () => {
    expect(checks).toBeGreaterThanOrEqual(400);
  });

  it('and nothing that was smuggled is stored anywhere', async () => {
    expect(await rowsWith(app, smuggled)).toEqual([]);
    expect(await rowsWith(app, String(smuggledNumber))).toEqual([]);
  });
});

/** No spelling gets through the call's schema. */
function expectUnparsed(route: Route, plain: object): void {
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
  if (route.name !== 'register') expect(passed, `${route.name} takes fields that its schema doesn't name.`).toEqual([]);
}

/** Bodies that reach for the prototype of what they're parsed to. */
function payloadsByPrototype(body: unknown): readonly string[] {
  const attacks = [
    '"__proto__":{"isAdmin":true}',
    '"constructor":{"prototype":{"isAdmin":true}}',
    '"prototype":{"isAdmin":true}',
  ];
  return attacks.map((attack) => `{${attack},${JSON.stringify(body).slice(1)}`.replace(',}', '}'));
}

/** A body with every spelling at once; and with every one twice. */
function smuggling(route: Route, body: unknown): readonly string[] {
  const names = declared(route);
  const extras = Object.assign({}, ...spellings(route).map(({ extra }) => extra)) as Record<string, unknown>;
  const unnamed = Object.fromEntries(Object.entries(extras).filter(([key]) => !names.has(key)));
  const once = JSON.stringify(unnamed).slice(1, -1);
  const text = JSON.stringify(body).slice(1);
  return [`{${once},${text}`, `{${once},${once},${text}`].map((payload) => payload.replace(',}', '}'));
}

interface Raw {
  readonly params: Readonly<Record<string, string | number>> | undefined;
  readonly payload: string;
  readonly session: Readonly<Record<string, string>>;
}

function send({ method, path }: Route, { params, payload, session }: Raw) {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params?.[name]));
  return app.inject({ method, url, headers: { ...session, 'content-type': 'application/json' }, payload });
}
