import { accountRoutes } from '@ascendant/contract/account';
import { signInCodeRoutes as routes } from '@ascendant/contract/sign-in-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordResetTokens } from '../../../db/schema/sign-in';
import { users } from '../../../db/schema/users';
import { buildApp } from '../../../test/factories/factors';
import { buildTraveller } from '../../../test/factories/people';
import { mailedCode } from '../../../test/factories/sign-ups';
import { durationsOf, rankDistance, sameWithin } from '../../../test/rank-test';
import { statementsOf } from '../../../test/statements';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });
const limited = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const ask = (email: string, at: TestApp = app, headers = {}) =>
  at.call(routes.requestSignInCode, { body: { email } }, headers);
const enter = (body: { email: string; code: string; factor?: { code: string } }, at: TestApp = app, headers = {}) =>
  at.call(routes.loginWithCode, { body }, headers);

async function codeOf(email: string): Promise<string> {
  await ask(email);
  return mailedCode(app, email);
}

/** Another code than the one given. */
const wrongFor = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('SES-12 a code by email', () => {
  it('signs in without a password, with a session like any other', async () => {
    const { id, user } = await buildTraveller(app.db);
    const reply = await enter({ email: user.email.toUpperCase(), code: await codeOf(user.email) });
    expect(reply.status).toBe(200);
    expect(reply.cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const session = { authorization: `Bearer ${reply.body.token}` };
    expect((await app.call(accountRoutes.currentUser, {}, session)).body.id).toBe(id);
  });

  it('works once, also when it’s entered twice at the same moment', async () => {
    const { user } = await buildTraveller(app.db);
    const body = { email: user.email, code: await codeOf(user.email) };
    const statuses = (await Promise.all([enter(body), enter(body), enter(body)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
    expect((await enter(body)).json).toMatchObject({ code: 'wrong_code' });
  });

  it('can be tried five times', async () => {
    const { user } = await buildTraveller(app.db);
    const code = await codeOf(user.email);
    for (let round = 1; round <= 4; round += 1)
      expect((await enter({ email: user.email, code: wrongFor(code, round) })).status).toBe(400);
    expect((await enter({ email: user.email, code })).status).toBe(200);
    const next = await codeOf(user.email);
    for (let round = 1; round <= 5; round += 1)
      expect((await enter({ email: user.email, code: wrongFor(next, round) })).status).toBe(400);
    expect((await enter({ email: user.email, code: next })).status).toBe(400);
  });

  it.each([
    [9, 200],
    [11, 400],
  ])('answers after %i minutes with %i', async (minutes, status) => {
    const { user } = await buildTraveller(app.db);
    const code = await codeOf(user.email);
    const expiresAt = new Date(Date.now() + (10 - minutes) * 60_000);
    await app.db.update(passwordResetTokens).set({ expiresAt }).where(eq(passwordResetTokens.email, user.email));
    expect((await enter({ email: user.email, code })).status).toBe(status);
  });

  it('doesn’t work for another address, nor to reset the password, and a reset’s doesn’t sign in', async () => {
    const [{ user }, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const code = await codeOf(user.email);
    await codeOf(other.user.email);
    expect((await enter({ email: other.user.email, code })).status).toBe(400);
    const reset = { email: user.email, resetCode: code, newPassword: 'a quieter valley' };
    expect((await app.call(accountRoutes.confirmPasswordReset, { body: reset })).status).toBe(400);
    await app.call(accountRoutes.requestPasswordReset, { body: { email: user.email } });
    const resetCode = await mailedCode(app, user.email);
    if (resetCode !== code) expect((await enter({ email: user.email, code: resetCode })).status).toBe(400);
    expect((await enter({ email: user.email, code })).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const { user } = await buildTraveller(app.db);
    const code = await codeOf(user.email);
    const rows = await app.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.email, user.email));
    expect(rows[0]?.resetCode).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  it('isn’t sent to a disabled account, and one that was sent before doesn’t work', async () => {
    const { id, user } = await buildTraveller(app.db);
    const code = await codeOf(user.email);
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect((await enter({ email: user.email, code })).json).toMatchObject({ code: 'wrong_code' });
    const before = app.mailer.sent.filter(({ to }) => to === user.email).length;
    await ask(user.email);
    await app.runJobs();
    expect(app.mailer.sent.filter(({ to }) => to === user.email)).toHaveLength(before);
  });

  it('FAC-01 leaves a second factor to ask for, with which it works once more', async () => {
    const { id, user } = await buildTraveller(app.db);
    const phone = await buildApp(app.db, id);
    const body = { email: user.email, code: await codeOf(user.email) };
    const asked = await enter(body);
    expect([asked.status, asked.json]).toMatchObject([403, { code: 'second_factor_required', factors: ['app'] }]);
    expect(asked.cookies.some(({ name }) => name === 'session')).toBe(false);
    const wrong = await enter({ ...body, factor: { code: wrongFor(phone.code()) } });
    expect([wrong.status, wrong.cookies.some(({ name }) => name === 'session')]).toEqual([400, false]);
    expect((await enter({ ...body, factor: { code: phone.code() } })).status).toBe(200);
    expect((await enter({ ...body, factor: { code: phone.code(1) } })).json).toMatchObject({ code: 'wrong_code' });
  });

  it('FAC-01 isn’t replaced by a second factor: a wrong code with a right factor is wrong, and spends no factor', async () => {
    const { id, user } = await buildTraveller(app.db);
    const phone = await buildApp(app.db, id);
    const code = await codeOf(user.email);
    const factor = { code: phone.code() };
    expect((await enter({ email: user.email, code: wrongFor(code), factor })).status).toBe(400);
    expect((await enter({ email: user.email, code, factor })).status).toBe(200);
  });
});

describe('SES-12 tells no one whether an address has an account', () => {
  it('when it’s asked for: the same answer, the same statements and as long', async () => {
    const [{ user }, disabled] = [await buildTraveller(app.db), await buildTraveller(app.db, { disabled: true })];
    const replies = await Promise.all([user.email, 'unknown@example.org', disabled.user.email].map((to) => ask(to)));
    for (const reply of replies) expect([reply.status, reply.json]).toEqual([200, replies[0]?.json]);
    const sent = (to: string) => statementsOf(app.pool, () => ask(to));
    expect(await sent('unknown@example.org')).toEqual(await sent(user.email));
    const [known, unknown] = await durationsOf(120, [() => ask(user.email), (pair) => ask(`unknown-${pair}@e.org`)]);
    expect(Math.abs(rankDistance(known, unknown))).toBeLessThan(sameWithin);
  });

  it('when it’s entered: a wrong code gets one answer, and takes as long', async () => {
    const { user } = await buildTraveller(app.db);
    const wrong = (email: string) => enter({ email, code: '000000' });
    const [known, unknown] = [await wrong(user.email), await wrong('unknown@example.org')];
    expect([unknown.status, { ...Object(unknown.json), requestId: '' }]).toEqual([
      known.status,
      { ...Object(known.json), requestId: '' },
    ]);
    const work = [() => wrong(user.email), (pair: number) => wrong(`unknown-${pair}@e.org`)] as const;
    const [one, other] = await durationsOf(120, work);
    expect(Math.abs(rankDistance(one, other))).toBeLessThan(sameWithin);
  });
});

describe('RAT', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('a code is sent once a minute to an address, known or not', async () => {
    const { user } = await buildTraveller(limited.db);
    for (const email of [user.email, 'no-one@example.org'])
      expect([(await ask(email, limited)).status, (await ask(email, limited)).status]).toEqual([200, 429]);
  });

  it('one network can’t ask for codes for many addresses without end', async () => {
    const asks = Array.from({ length: 31 }, (_, each) => `many-${each}@example.org`);
    const statuses = [];
    for (const email of asks) statuses.push((await ask(email, limited, from('192.0.2.77'))).status);
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
  });

  it('strangers’ guesses end after 20 an hour from anywhere, and the browser that asked still signs in', async () => {
    const { user } = await buildTraveller(limited.db);
    const asked = await ask(user.email, limited, from('192.0.2.1'));
    const mark = asked.cookies.find(({ name }) => name === 'sign-in-code')?.value ?? '';
    const code = await mailedCode(limited, user.email);
    const statuses = [];
    for (let guess = 1; guess <= 21; guess += 1)
      statuses.push(
        (await enter({ email: user.email, code: wrongFor(code, guess) }, limited, from(`203.0.113.${guess}`))).status,
      );
    expect([statuses[19], statuses[20]]).toEqual([400, 429]);
    const own = { ...from('192.0.2.1'), cookie: `sign-in-code=${mark}` };
    expect((await enter({ email: user.email, code }, limited, own)).status).toBe(200);
  });
});
