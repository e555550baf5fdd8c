import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { impersonalTables } from '../../src/modules/personal-data/impersonal-tables';
import type { PersonalTable } from '../../src/modules/personal-data/personal-table.repository';
import { personalTables } from '../../src/modules/personal-data/personal-tables.repository';
import { buildTraveller, factoryPassword } from '../factories/people';
import { statementsOf } from '../statements';
import { testApp, type Session } from '../test-app';
import { allTables, fullName } from './all-tables';
import { exportedColumnNames } from './exported-columns';
import { canary } from './plant-rows';
import { buildWholePerson } from './whole-person';

const app = await testApp();
const whole = await buildWholePerson(app);

const path = '/api/user/export';
const ask = (session: Session, body: unknown = { password: factoryPassword }, on = app) =>
  on.inject({ method: 'POST', url: path, headers: { ...session }, payload: body as object });
type Data = Record<string, Record<string, unknown>[]>;

describe('PRI-03 the export of one’s data', () => {
  let files: Record<string, Uint8Array>;
  let data: Data;
  beforeAll(async () => {
    const reply = await ask(whole.person.session);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': /ascendant-data\.zip/ });
    files = unzipSync(reply.rawPayload);
    data = JSON.parse(strFromU8(files['data.json']!)) as Data;
  });

  it('has JSON, a page to read, and the person’s pictures', () => {
    const names = Object.keys(files);
    expect(names.slice(0, 2)).toEqual(['data.json', 'index.html']);
    expect(names.slice(2)).toHaveLength(4);
    expect(names.slice(2).every((name) => name.startsWith('pictures/'))).toBe(true);
  });

  it('has a row of every personal table', () => {
    const empty = personalTables.map(({ table }) => fullName(table)).filter((name) => data[name]?.length === 0);
    // A pending deletion has its own test.
    expect(empty).toEqual(['account_deletions']);
  });

  it('has every planted text, in the JSON and on the page', () => {
    const page = strFromU8(files['index.html']!);
    const planted = new Set(JSON.stringify(data).match(new RegExp(`${canary} [a-z]+( [a-z]+)*`, 'gi')));
    expect(planted.size).toBeGreaterThan(50);
    expect([...planted].filter((text) => !page.includes(text))).toEqual([]);
    // It loads nothing and links nowhere. Addresses in the texts of emails are only text.
    expect(page).not.toMatch(/<(script|link|img|a|form|iframe)\b|\s(src|href|action)=|url\(|@import/i);
  });

  it('has no secrets: neither passwords nor codes nor what identifies a session', () => {
    const text = strFromU8(files['data.json']!);
    expect(text).not.toMatch(/\$argon2id\$/);
    expect(text).not.toContain(`${canary} secret`);
    const [session] = data['auth_tokens'] ?? [];
    expect(Object.keys(session ?? {})).toEqual(exportedColumnNames['auth_tokens']?.split(' '));
    expect(text).not.toMatch(/"(token|cookieToken|clientSecret|password)"/);
  });

  it('has nothing of anyone else', async () => {
    const other = await buildTraveller(app.db);
    const reply = await ask(other.session);
    const text = strFromU8(unzipSync(reply.rawPayload)['data.json']!);
    expect(text).not.toContain(canary);
    expect(text).toContain(other.user.email);
  });

  it('takes a statement or two for each table, however many rows there are', async () => {
    const sent = await statementsOf(app.pool, async () => void (await ask(whole.person.session)));
    expect(sent.length).toBeGreaterThan(personalTables.length / 2);
    expect(sent.length).toBeLessThan(2 * personalTables.length);
  });
});

describe('PRI-03 who may export', () => {
  it('only with their password', async () => {
    const { session } = await buildTraveller(app.db);
    const wrong = await ask(session, { password: 'not mine' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { code: 'wrong_password', fields: { password: "That isn't your current password." } },
    ]);
    expect((await ask(session, {})).statusCode).toBe(400);
  });

  it('three times a day, and wrong passwords ten times in a quarter of an hour', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const { session } = await buildTraveller(limited.db);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(session, undefined, limited)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const guesser = await buildTraveller(limited.db);
    const guesses = Array.from({ length: 15 }, () => ask(guesser.session, { password: 'a guess' }, limited));
    const answers = (await Promise.all(guesses)).map(({ statusCode }) => statusCode).sort();
    expect(answers).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)]);
  });
});

describe('PRI-03 every table and column is decided', () => {
  const personal = new Map(personalTables.map((entry) => [fullName(entry.table), entry]));

  it('each table is in one of the two lists', async () => {
    const names = (await allTables()).map(fullName);
    const undecided = names.filter((name) => personal.has(name) === name in impersonalTables);
    expect(
      undecided,
      'Add the table to personalTables (exported, and erased with the account) or to impersonalTables with a reason, in server/src/modules/personal-data.',
    ).toEqual([]);
    expect([...personal.keys(), ...Object.keys(impersonalTables)].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('each table that refers to a user or a dependent is personal', async () => {
    const tables = await allTables();
    const referring = tables.filter((table) => referencesPerson(table)).map(fullName);
    expect(referring.filter((name) => !personal.has(name))).toEqual([]);
  });

  it('each column is exported or withheld with a reason', () => {
    const columns = Object.fromEntries([...personal].map(([name, entry]) => [name, exported(entry)]));
    expect(
      columns,
      "A column isn't decided. List it in server/test/personal-data/exported-columns.ts, or withhold it with a reason in personal-tables.repository.ts.",
    ).toEqual(exportedColumnNames);
  });
});

function exported({ table, withheld = {} }: PersonalTable): string {
  const names = Object.keys(getTableColumns(table));
  expect(Object.keys(withheld).filter((name) => !names.includes(name))).toEqual([]);
  return names.filter((name) => !(name in withheld)).join(' ');
}

function referencesPerson(table: PgTable): boolean {
  return Object.values(getTableColumns(table)).some(({ name }) => /^(user|dependent)_id$/.test(name));
}
