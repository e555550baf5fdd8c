import { accountRoutes as routes } from '@ascendant/contract/account';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../../db/schema/program';
import { tempUsers } from '../../../db/schema/temp-users';
import { mailedCode, newcomer } from '../../../test/factories/sign-ups';
import { testApp, type Session } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

type Form = ReturnType<typeof newcomer>;
type Given = { readonly email: string; readonly code: string };

/** Signs up in a browser of its own. @returns the browser's cookie, and the code that was emailed */
async function signUpIn(form: Form, browser: Session = {}) {
  const reply = await app.call(routes.register, { body: form }, browser);
  expect(reply.status).toBe(200);
  const email = form.email.toLowerCase();
  return { browser: cookieOf(reply), email, code: await mailedCode(app, email) };
}

function cookieOf({ cookies }: { readonly cookies: readonly { name: string; value: string }[] }): Session {
  const cookie = cookies.find(({ name }) => name === 'sign-up');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  return { cookie: `sign-up=${cookie?.value}` };
}

const verify = ({ email, code }: Given, browser: Session = {}) =>
  app.call(routes.verifyEmail, { body: { email, code } }, browser);
const pendingWith = (email: string) => app.db.select().from(tempUsers).where(eq(tempUsers.email, email));
/** Two codes are the same once in a million. */
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code belongs to the browser that signed up', () => {
  it('who signs up second with an address doesn’t get the account that its owner opens', async () => {
    const owner = await signUpIn(newcomer());
    const intruder = await signUpIn(newcomer({ email: owner.email, password: 'the intruder knows it' }));
    expect((await verify(intruder, owner.browser)).status).toBe(400);
    const { body } = await verify(owner, owner.browser);
    expect(body.user?.email).toBe(owner.email);
    const login = { username: owner.email, password: 'the intruder knows it' };
    expect((await app.call(routes.login, { body: login })).status).toBe(401);
    expect(await pendingWith(owner.email)).toEqual([]);
  });

  it('without the cookie, it opens the only sign-up of an address, but none of several', async () => {
    const only = await signUpIn(newcomer());
    expect((await verify(only)).body.user?.email).toBe(only.email);
    const first = await signUpIn(newcomer());
    const second = await signUpIn(newcomer({ email: first.email }));
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([400, 400]);
  });

  it('signing up again in the same browser replaces the sign-up, and a resent code goes to the browser that asks', async () => {
    const form = newcomer();
    const first = await signUpIn(form);
    const again = await signUpIn({ ...form, firstName: 'Ingrid' }, first.browser);
    expect(await pendingWith(again.email)).toHaveLength(1);
    const stranger = await signUpIn(newcomer({ email: form.email }));
    await app.call(routes.resendVerification, { body: { email: form.email } }, again.browser);
    const resent = { ...again, code: await mailedCode(app, again.email) };
    expect((await verify(resent, stranger.browser)).status).toBe(400);
    expect((await verify(resent, again.browser)).body.user?.firstName).toBe('Ingrid');
  });

  it('a pending username can’t be taken from the person who chose it; the first to verify has it', async () => {
    const one = await signUpIn(newcomer({ username: 'wanted' }));
    const two = await signUpIn(newcomer({ username: 'wanted' }));
    expect((await verify(one, one.browser)).body.user?.username).toBe('wanted');
    const late = await verify(two, two.browser);
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'taken', fields: { username: 'This username is already taken' } },
    ]);
  });

  it('who closed the tab comes back by signing in, in any browser', async () => {
    const form = newcomer();
    const start = await signUpIn(form);
    await signUpIn(newcomer({ email: form.email }));
    const reply = await app.call(routes.login, { body: { username: form.username, password: form.password } });
    expect([reply.status, reply.json]).toMatchObject([403, { code: 'email_not_verified', email: start.email }]);
    expect((await verify(start, cookieOf(reply))).body.user?.email).toBe(start.email);
  });

  it('a wrong password for a pending sign-up says no more than for an unknown one', async () => {
    const { email } = await signUpIn(newcomer());
    const reply = await app.call(routes.login, { body: { username: email, password: 'not the right one' } });
    expect([reply.status, reply.cookies]).toEqual([401, []]);
  });
});

const limited = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

describe('codes and tries are counted per address and day', () => {
  /** As if the windows of this length were over. */
  const letPass = (seconds: number) =>
    limited.db.delete(rateLimits).where(sql`split_part(${rateLimits.bucket}, ':', 3) = ${String(seconds)}`);
  const from = (address: number): Session => ({ 'x-forwarded-for': `198.51.100.${address}` });

  it('signing up again sends no more codes than asking for them: one a minute from an address, thirty a day in all', async () => {
    const { email } = newcomer();
    const register = (address: number) => limited.call(routes.register, { body: newcomer({ email }) }, from(address));
    const statuses = [];
    for (let round = 0; round < 31; round += 1) {
      statuses.push((await register(round % 8)).status);
      expect((await register(round % 8)).status).toBe(429);
      await letPass(60);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('fifty codes can be tried for an address in a day, however often it signs up', async () => {
    const { email } = newcomer();
    let tried = 0;
    for (let round = 0; round < 6; round += 1) {
      await limited.call(routes.register, { body: newcomer({ email }) }, from(100 + round));
      const code = other(await mailedCode(limited, email.toLowerCase()));
      for (let guess = 0; guess < 12; guess += 1) {
        const { status } = await limited.call(routes.verifyEmail, { body: { email, code } }, from(100 + guess));
        if (status !== 429) tried += 1;
      }
      await letPass(3600);
      await letPass(60);
    }
    expect(tried).toBe(50);
  });
});
