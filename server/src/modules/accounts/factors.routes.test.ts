import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes as routes } from '@ascendant/contract/factor';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { authTokens } from '../../../db/schema/sign-in';
import { appWith, buildApp } from '../../../test/factories/factors';
import { buildTraveller, factoryPassword, type SignedInPerson } from '../../../test/factories/people';
import { mailedCode } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });
const limited = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on' } });

const signIn = ({ user }: SignedInPerson, factor?: object, at = app) =>
  at.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword, factor } as never });
const setUp = async ({ session }: SignedInPerson) => {
  const { body } = await app.call(routes.beginApp, {}, session);
  const phone = appWith(body.secret);
  const reply = await app.call(routes.confirmApp, { body: { code: phone.code() } }, session);
  return { secret: body.secret, phone, reply };
};
const subjectsTo = async ({ id }: SignedInPerson) =>
  (await app.db.select().from(mails).where(eq(mails.userId, id)).orderBy(mails.id)).map(({ subject }) => subject);

describe('FAC-02 an authenticator app', () => {
  it('is set up with its first code, which brings ten recovery codes and an email', async () => {
    const person = await buildTraveller(app.db);
    const { reply } = await setUp(person);
    expect(new Set(reply.body.recoveryCodes).size).toBe(10);
    const { body } = await app.call(routes.listFactors, {}, person.session);
    expect(body).toMatchObject({ app: { addedAt: expect.any(String) }, recoveryCodesLeft: 10, isRequired: false });
    expect(await subjectsTo(person)).toEqual(['A sign-in method was added to your Ascendant account']);
  });

  it('isn’t a factor before its first code, and a wrong one changes nothing', async () => {
    const person = await buildTraveller(app.db);
    const { body } = await app.call(routes.beginApp, {}, person.session);
    const wrong = appWith(body.secret).code(9);
    expect((await app.call(routes.confirmApp, { body: { code: wrong } }, person.session)).status).toBe(400);
    expect((await signIn(person)).status).toBe(200);
  });

  it('shows its secret once: a second start is refused, and no answer or log has it', async () => {
    const person = await buildTraveller(app.db);
    const { secret } = await setUp(person);
    expect((await app.call(routes.beginApp, {}, person.session)).status).toBe(409);
    const { json } = await app.call(routes.listFactors, {}, person.session);
    expect(JSON.stringify([json, app.log.lines])).not.toContain(secret);
  });

  it('is asked for after the right password only, and lets in with a code that works once', async () => {
    const person = await buildTraveller(app.db);
    const phone = await buildApp(app.db, person.id);
    const wrong = { body: { username: person.user.username, password: 'not the right one' } };
    expect((await app.call(accountRoutes.login, wrong)).status).toBe(401);
    const asked = await signIn(person);
    expect([asked.status, asked.json]).toMatchObject([403, { code: 'second_factor_required', factors: ['app'] }]);
    expect(asked.cookies).toEqual([]);
    const code = phone.code();
    expect((await signIn(person, { code })).status).toBe(200);
    const again = await signIn(person, { code });
    expect([again.status, again.json]).toMatchObject([
      400,
      { code: 'wrong_code', fields: { code: expect.any(String) } },
    ]);
    expect((await signIn(person, { code: phone.code(1) })).status).toBe(200);
  });

  it('lets one of two sign-ins with the same code in, when they come at the same time', async () => {
    const person = await buildTraveller(app.db);
    const phone = await buildApp(app.db, person.id);
    const code = phone.code();
    const replies = await Promise.all(Array.from({ length: 6 }, () => signIn(person, { code })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts the code before and the code after, and none further off', async () => {
    for (const [steps, status] of [
      [-1, 200],
      [1, 200],
      [-3, 400],
      [3, 400],
    ] as const) {
      const person = await buildTraveller(app.db);
      const phone = await buildApp(app.db, person.id);
      expect([steps, (await signIn(person, { code: phone.code(steps) })).status]).toEqual([steps, status]);
    }
  });

  it('isn’t bypassed by a password reset', async () => {
    const person = await buildTraveller(app.db);
    await buildApp(app.db, person.id);
    const { email, username } = person.user;
    await app.call(accountRoutes.requestPasswordReset, { body: { email } });
    const resetCode = await mailedCode(app, email);
    const newPassword = 'a ridge above the trees';
    await app.call(accountRoutes.confirmPasswordReset, { body: { email, resetCode, newPassword } });
    const reply = await app.call(accountRoutes.login, { body: { username, password: newPassword } });
    expect([reply.status, reply.json]).toMatchObject([403, { code: 'second_factor_required' }]);
  });

  it('confirms who it is before a sensitive call, without the password', async () => {
    const person = await buildTraveller(app.db);
    const phone = await buildApp(app.db, person.id);
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, person.id));
    expect((await app.call(routes.removeApp, {}, person.session)).status).toBe(403);
    await app.call(routes.confirmIdentity, { body: { code: phone.code() } }, person.session);
    expect((await app.call(routes.removeApp, {}, person.session)).status).toBe(204);
    expect((await signIn(person)).status).toBe(200);
    expect(await subjectsTo(person)).toEqual(['A sign-in method was removed from your Ascendant account']);
    const { body } = await app.call(routes.listFactors, {}, person.session);
    expect(body).toMatchObject({ app: null, recoveryCodesLeft: 0 });
  });
});

describe('FAC-03 recovery codes', () => {
  it('work once each, however they’re typed, and tell their owner', async () => {
    const person = await buildTraveller(app.db);
    const { recoveryCodes } = await buildApp(app.db, person.id);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(person, { recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    expect((await signIn(person, { recoveryCode: first })).status).toBe(400);
    expect((await signIn(person, { recoveryCode: second })).status).toBe(200);
    const used = 'A recovery code was used to sign in to Ascendant';
    expect(await subjectsTo(person)).toEqual([used, used]);
    const noted = and(eq(auditLog.action, 'recovery_code.used'), eq(auditLog.targetId, String(person.id)));
    expect(await app.db.select().from(auditLog).where(noted)).toHaveLength(2);
  });

  it('confirm who it is before a sensitive call, once each, and tell their owner what for', async () => {
    const person = await buildTraveller(app.db);
    const { recoveryCodes } = await buildApp(app.db, person.id);
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, person.id));
    const [recoveryCode = ''] = recoveryCodes;
    const confirm = () => app.call(routes.confirmIdentity, { body: { recoveryCode } }, person.session);
    expect((await confirm()).status).toBe(204);
    const again = await confirm();
    expect([again.status, again.json]).toMatchObject([400, { fields: { recoveryCode: expect.any(String) } }]);
    expect((await app.call(routes.removeApp, {}, person.session)).status).toBe(204);
    expect(await subjectsTo(person)).toEqual([
      'A recovery code was used in your Ascendant account',
      'A sign-in method was removed from your Ascendant account',
    ]);
  });

  it('are someone’s own', async () => {
    const [one, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const { recoveryCodes } = await buildApp(app.db, one.id);
    await buildApp(app.db, other.id);
    expect((await signIn(other, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
  });

  it('are replaced all at once, and the old ones stop working', async () => {
    const person = await buildTraveller(app.db);
    const { recoveryCodes } = await buildApp(app.db, person.id);
    const { body } = await app.call(routes.renewRecoveryCodes, {}, person.session);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await signIn(person, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await signIn(person, { recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
  });

  it('need a factor', async () => {
    const { session } = await buildTraveller(app.db);
    expect((await app.call(routes.renewRecoveryCodes, {}, session)).status).toBe(409);
  });
});

it('RAT a second factor is guessed at most 20 times an hour, and the right code is refused too', async () => {
  const person = await buildTraveller(limited.db);
  const phone = await buildApp(limited.db, person.id);
  for (let round = 0; round < 20; round += 1) {
    expect((await signIn(person, { recoveryCode: `guess ${round}` }, limited)).status).toBe(400);
  }
  expect((await signIn(person, { code: phone.code() }, limited)).status).toBe(429);
});
