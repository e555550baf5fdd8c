import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes, type Confirmation } from '@ascendant/contract/factor';
import { ownAccountRoutes } from '@ascendant/contract/own-account';
import type { Route } from '@ascendant/contract/route';
import { routes, type CallName } from '@ascendant/contract/routes';
import type { Role } from '@ascendant/domain/person/roles';
import { limitRules, type LimitRule } from '@ascendant/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { accessTo, reachOf } from '../../src/http/authorization';
import { buildEvent } from '../factories/events';
import { buildApp } from '../factories/factors';
import { buildKey } from '../factories/organizations';
import { buildAdmin, buildGuest, buildOrganizer, buildTraveller, factoryPassword } from '../factories/people';
import { buildReseller } from '../factories/resellers';
import { newcomer } from '../factories/sign-ups';
import { durationsOf, rankDistance, sameWithin } from '../rank-test';
import { testApp, type Reply, type Session } from '../test-app';
import { allowedAtOnce, type SeenReply, notedText } from './faults';
import { logCanary } from './shapes';

const app = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const seen = async (reply: Promise<Reply<unknown>>): Promise<SeenReply> => {
  const { status, headers } = await reply;
  return { statusCode: status, headers, payload: '' };
};
let address = 0;
/** Another address each time, so that only the limit on the account counts. */
const elsewhere = (): Session => ({ 'x-forwarded-for': `198.51.${(address += 1) >> 8}.${address & 255}` });

describe('attempts at the same time pass no limit together', () => {
  it('wrong passwords from one address, and from everywhere', async () => {
    const { user } = await buildTraveller(app.db);
    const body = { username: user.username, password: 'not the right one' };
    const attempts = (count: number, from: () => Session) =>
      allowedAtOnce(count, () => seen(app.call(accountRoutes.login, { body }, from())));
    const here = elsewhere();
    expect(await attempts(40, () => here)).toBe(10);
    let others = 0;
    for (let round = 0; round < 8; round += 1) others += await attempts(20, elsewhere);
    expect(others).toBe(40);
  });

  it('wrong codes', async () => {
    const body = newcomer();
    await app.call(accountRoutes.register, { body }, elsewhere());
    const guess = { email: body.email, code: '000000' };
    expect(await allowedAtOnce(40, () => seen(app.call(accountRoutes.verifyEmail, { body: guess }, elsewhere())))).toBe(
      20,
    );
  });

  it('codes by email, whichever way they are asked for, from one address and from everywhere', async () => {
    const { email } = newcomer();
    const register = (from: Session) => seen(app.call(accountRoutes.register, { body: newcomer({ email }) }, from));
    const reset = (from: Session) => seen(app.call(accountRoutes.requestPasswordReset, { body: { email } }, from));
    for (const ask of [register, reset]) {
      const here = elsewhere();
      expect(await allowedAtOnce(12, () => ask(here))).toBe(1);
      expect(await allowedAtOnce(40, () => ask(elsewhere()))).toBe(29);
    }
  });

  it('the current password, asked again', async () => {
    const { session } = await buildTraveller(app.db);
    const body = { currentPassword: 'a guess', newPassword: 'harbour 1987 lantern' };
    const change = () => seen(app.call(ownAccountRoutes.changePassword, { body }, { ...session, ...elsewhere() }));
    expect(await allowedAtOnce(30, change)).toBe(10);
  });
});

describe('the second factor', () => {
  it('codes at the sign-in', async () => {
    const { id, user } = await buildTraveller(app.db);
    await buildApp(app.db, id);
    const body = { username: user.username, password: factoryPassword, factor: { code: '000000' } };
    const attempts = () => allowedAtOnce(40, () => seen(app.call(accountRoutes.login, { body }, elsewhere())));
    const [first, second, third] = [await attempts(), await attempts(), await attempts()];
    // Ten passwords are compared at the same time. A right one gives its place to an attempt that's still waiting, so more can get to the
    // code, which 20 can. The second round has ten places again, which are enough for the rest of the 20.
    expect(first).toBeGreaterThanOrEqual(10);
    expect(first + second).toBe(20);
    expect(third).toBe(0);
  });

  it('codes and passwords that confirm a sensitive call', async () => {
    const { id, session } = await buildTraveller(app.db);
    await buildApp(app.db, id);
    const from = { ...session, ...elsewhere() };
    const confirm = (body: Confirmation) => seen(app.call(factorRoutes.confirmIdentity, { body }, from));
    expect(await allowedAtOnce(20, () => confirm({ password: 'a guess' }))).toBe(10);
    expect(await allowedAtOnce(30, () => confirm({ code: '000000' }))).toBe(20);
  });
});

/** Calls that have a limit of their own for each caller. */
const limited = Object.values<Route>(routes).flatMap(({ name, limit }) => {
  const rule: LimitRule = limit === undefined ? {} : limitRules[limit];
  const [target] = rule.target ?? [];
  return target === undefined ? [] : [[name as CallName, target.count] as const];
});

/** Someone who may make the call, or a program with a key. */
async function callerOf(name: CallName): Promise<{ readonly session: Session }> {
  const access = accessTo(name);
  const may = (role: Role) => access !== undefined && reachOf(access, role) !== 'none';
  if (may('admin')) return buildAdmin(app.db);
  if (may('organizer')) return buildOrganizer(app.db);
  if (may('guest')) return buildGuest(app.db);
  const organizer = await buildOrganizer(app.db);
  if (may('key')) return buildKey(app.db, { organizerId: organizer.id });
  const { id } = await buildEvent(app.db, { createdBy: organizer.id });
  return buildReseller(app.db, { eventIds: [id] });
}

it.each(limited)('%s, %i times for one person', async (name, count) => {
  const { session } = await callerOf(name);
  const { method, path, upload }: Route = routes[name];
  const headers = { ...session, ...elsewhere() };
  const send = async (): Promise<SeenReply> => {
    const form = new FormData();
    form.set('title', 'a');
    const url = path.replaceAll(/:\w+/g, '1');
    return app.inject({ method, url, headers, ...(upload === undefined ? {} : { payload: form }) });
  };
  expect(await allowedAtOnce(count + 15, send)).toBe(count);
});

describe('durations say nothing about an account', () => {
  const open = () => testApp();

  it('a failed sign-in', async () => {
    const unlimited = await open();
    const { user } = await buildTraveller(unlimited.db);
    const fail = (username: string) =>
      unlimited.call(accountRoutes.login, { body: { username, password: 'not the right one' } });
    const [known, unknown] = await durationsOf(150, [() => fail(user.username), (pair) => fail(`unknown-${pair}`)]);
    expect(Math.abs(rankDistance(known, unknown))).toBeLessThan(sameWithin);
  });

  it('a password reset that’s asked for', async () => {
    const unlimited = await open();
    const { user } = await buildTraveller(unlimited.db);
    const request = (email: string) => unlimited.call(accountRoutes.requestPasswordReset, { body: { email } });
    const [known, unknown] = await durationsOf(150, [
      () => request(user.email),
      (pair) => request(`unknown-${pair}@example.org`),
    ]);
    expect(Math.abs(rankDistance(known, unknown))).toBeLessThan(sameWithin);
  });

  it('a password reset that’s confirmed', async () => {
    const unlimited = await open();
    const { user } = await buildTraveller(unlimited.db);
    const confirm = (email: string) =>
      unlimited.call(accountRoutes.confirmPasswordReset, {
        body: { email, resetCode: '000000', newPassword: factoryPassword },
      });
    const [known, unknown] = await durationsOf(150, [
      () => confirm(user.email),
      (pair) => confirm(`unknown-${pair}@example.org`),
    ]);
    expect(Math.abs(rankDistance(known, unknown))).toBeLessThan(sameWithin);
  });
});

it('what people type, and their addresses, are in no log and in no count', async () => {
  const canary = logCanary;
  const login = { username: canary, password: `${canary}-password` };
  await app.call(accountRoutes.login, { body: login }, elsewhere());
  const body = {
    ...newcomer({ username: canary, email: `${canary}@example.org` }),
    firstName: canary,
    password: `${canary}-secret`,
  };
  await app.call(accountRoutes.register, { body }, elsewhere());
  await app.call(accountRoutes.verifyEmail, { body: { email: body.email, code: '123456' } }, elsewhere());
  await app.call(accountRoutes.requestPasswordReset, { body: { email: body.email } }, elsewhere());
  await app.inject({ url: `/${canary}?token=${canary}`, headers: { authorization: `Bearer ${canary}` } });
  await app.runJobs();
  expect(await notedText(app, canary)).toEqual([]);
});
