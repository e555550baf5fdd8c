import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit-log';
import { authTokens } from '../../../db/schema/auth-tokens';
import { errorLogs } from '../../../db/schema/error-logs';
import { tempUsers } from '../../../db/schema/temp-users';
import { users } from '../../../db/schema/users';
import { buildAdmin, buildOrganizer, buildTraveller, factoryPassword } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: [accountsModule] });
});

let people = 0;
function newcomer(overrides: Record<string, unknown> = {}) {
  people += 1;
  return {
    username: `Maya${people}`,
    email: `Maya${people}@Example.org`,
    password: 'larch meadow at dawn',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    ...overrides,
  };
}

/** The digits of the newest mail to an address. */
async function mailedCode(address: string): Promise<string> {
  await app.runJobs();
  const code = /\b\d{6}\b/.exec(app.mailer.lastTo(address).text)?.[0];
  if (code === undefined) throw new Error('no code in the mail');
  return code;
}

async function registered(overrides: Record<string, unknown> = {}) {
  const body = newcomer(overrides);
  const email = String(body.email).toLowerCase();
  const reply = await app.call(accountRoutes.register, { body });
  expect(reply.body).toEqual({ requiresVerification: true, email });
  return { ...body, email, code: await mailedCode(email) };
}

describe('signing up', () => {
  it('waits for the code, then opens the account and signs the person in', async () => {
    const { email, code } = await registered({ username: 'Ingrid.S' });
    const reply = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
    expect(reply.body.user).toMatchObject({ username: 'ingrid.s', email, userType: 'regular', emailVerified: true });
    const bearer = { authorization: `Bearer ${reply.body.token}` };
    expect((await app.call(accountRoutes.currentUser, {}, bearer)).body.email).toBe(email);
    expect(await app.db.select().from(tempUsers).where(eq(tempUsers.email, email))).toEqual([]);
    await app.runJobs();
    expect(app.mailer.lastTo(email).subject).toBe('Welcome to Ascendant');
  });

  it.each([{ userType: 'organizer' }, { isOrganizer: true }, { userType: 'organizer', isOrganizer: true }])(
    'an organizer signs up by %o',
    async (role) => {
      const { email, code } = await registered(role);
      const { body } = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
      expect(body.user).toMatchObject({ userType: 'organizer', isOrganizer: true, isAdmin: false });
    },
  );

  it.each([
    { isAdmin: true },
    { isAdmin: 'true' },
    { userType: 'admin' },
    { emailVerified: true },
    { id: 1 },
    { disabled: false },
  ])('AUT-03 nobody grants themselves power by %o', async (field) => {
    const reply = await app.call(accountRoutes.register, { body: newcomer(field) });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 'forbidden_field',
      fields: { [Object.keys(field)[0] ?? '']: expect.any(String) },
    });
  });

  it('AUT-03 other spellings of a role change nothing', async () => {
    const { email, code } = await registered({
      is_admin: true,
      isadmin: true,
      'user[isAdmin]': true,
      role: { isAdmin: true },
    });
    const { body } = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
    expect(body.user).toMatchObject({ isAdmin: false, isOrganizer: false, userType: 'regular' });
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ email: 'nowhere' }, 'email', 'Invalid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ userType: 'king' }, 'userType', 'Choose one of the options.'],
  ])('%o is refused at its field', async (wrong, field, sentence) => {
    const reply = await app.call(accountRoutes.register, { body: newcomer(wrong) });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'invalid_input', fields: { [field]: sentence } });
  });

  it.each(['sunshine', 'P@ssw0rd1', 'Ascendant'])('SES-02 the password %s is refused', async (password) => {
    const reply = await app.call(accountRoutes.register, { body: newcomer({ password }) });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { password: expect.stringMatching(/choose/i) } });
  });

  it('a name or an e-mail of somebody with an account is refused, whatever its case', async () => {
    const { user } = await buildTraveller(app.db);
    const body = newcomer({ username: user.username.toUpperCase(), email: user.email.toUpperCase() });
    const reply = await app.call(accountRoutes.register, { body });
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({
      code: 'taken',
      fields: { username: 'This username is already taken', email: 'This email is already registered' },
    });
  });

  it('a sign-up that is only pending is replaced, and its code opens nothing any more', async () => {
    const first = await registered();
    const second = await registered({ username: first.username, email: first.email, firstName: 'Other' });
    const old = await app.call(accountRoutes.verifyEmail, { body: { email: first.email, code: first.code } });
    if (first.code !== second.code) expect(old.status).toBe(400);
    const { body } = await app.call(accountRoutes.verifyEmail, { body: { email: second.email, code: second.code } });
    expect(body.user?.firstName).toBe('Other');
  });

  it('sign-ups made at once with one e-mail leave one that is pending', async () => {
    const body = newcomer();
    const replies = await Promise.all(Array.from({ length: 6 }, () => app.call(accountRoutes.register, { body })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const rows = await app.db.select().from(tempUsers).where(eq(tempUsers.email, body.email.toLowerCase()));
    expect(rows).toHaveLength(1);
  });

  it('passwords and codes are stored as argon2id hashes', async () => {
    const { email, code } = await registered();
    const [row] = await app.db.select().from(tempUsers).where(eq(tempUsers.email, email));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.emailVerificationCode).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('the code', () => {
  it('SES-06 is tried five times at most', async () => {
    const { email, code } = await registered();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) {
      const reply = await app.call(accountRoutes.verifyEmail, { body: { email, code: wrong } });
      expect(reply.json).toMatchObject({ code: 'wrong_code', message: 'Invalid verification code' });
    }
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('SES-06 tries made at once are counted too', async () => {
    const { email, code } = await registered();
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 8 }, () => app.call(accountRoutes.verifyEmail, { body: { email, code: wrong } })),
    );
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('SES-06 runs out after ten minutes', async () => {
    const { email, code } = await registered();
    await app.db
      .update(tempUsers)
      .set({ verificationCodeExpires: new Date(Date.now() - 1000) })
      .where(eq(tempUsers.email, email));
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('a pending sign-up dies after 24 hours', async () => {
    const { email, code } = await registered();
    await app.db
      .update(tempUsers)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(tempUsers.email, email));
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('SES-06 used twice says that the address is verified', async () => {
    const { email, code } = await registered();
    const both = await Promise.all([1, 2].map(() => app.call(accountRoutes.verifyEmail, { body: { email, code } })));
    const bodies = both.map((reply) => reply.body);
    expect(bodies.filter((body) => body.user !== undefined)).toHaveLength(1);
    expect(bodies.filter((body) => body.alreadyVerified === true)).toHaveLength(1);
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６'])('SES-06 %s is not six ASCII digits', async (code) => {
    const reply = await app.call(accountRoutes.verifyEmail, { body: { email: 'a@example.org', code } });
    expect(reply.json).toMatchObject({ fields: { code: 'Verification code must be 6 digits' } });
  });

  it('is sent again, and then only the new one opens', async () => {
    const { email, code } = await registered();
    expect((await app.call(accountRoutes.resendVerification, { body: { email } })).status).toBe(200);
    const fresh = await mailedCode(email);
    if (fresh !== code) expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code: fresh } })).body.user?.email).toBe(email);
  });

  it('is not sent to an address that nobody signed up with, and the answer does not tell', async () => {
    const { email } = await registered();
    const known = await app.call(accountRoutes.resendVerification, { body: { email } });
    const unknown = await app.call(accountRoutes.resendVerification, { body: { email: 'nobody@example.org' } });
    expect(unknown.body).toEqual(known.body);
    await app.runJobs();
    expect(app.mailer.sent.some(({ to }) => to === 'nobody@example.org')).toBe(false);
  });

  it('is not sent to somebody who is verified already', async () => {
    const { user } = await buildTraveller(app.db);
    const reply = await app.call(accountRoutes.resendVerification, { body: { email: user.email } });
    expect(reply.body.alreadyVerified).toBe(true);
  });
});

describe('signing in', () => {
  it.each(['username', 'email'] as const)('takes the %s, in any case', async (field) => {
    const { user } = await buildTraveller(app.db);
    const body = { username: user[field].toUpperCase(), password: factoryPassword };
    const reply = await app.call(accountRoutes.login, { body });
    expect(reply.body).toMatchObject({ id: user.id, username: user.username });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/);
  });

  it('says the same to a wrong password and to a name that nobody has', async () => {
    const { user } = await buildTraveller(app.db);
    const wrong = await app.call(accountRoutes.login, {
      body: { username: user.username, password: 'not the right one' },
    });
    const unknown = await app.call(accountRoutes.login, {
      body: { username: 'nobody-at-all', password: 'not the right one' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.json).toMatchObject({ code: 'wrong_credentials', message: 'Invalid Username or Password' });
    expect({ ...Object(wrong.json), requestId: '' }).toEqual({ ...Object(unknown.json), requestId: '' });
  });

  it('tells somebody who is disabled, once the password is right', async () => {
    const { user } = await buildTraveller(app.db, { disabled: true });
    const right = await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const wrong = await app.call(accountRoutes.login, {
      body: { username: user.username, password: 'not the right one' },
    });
    expect(right.status).toBe(403);
    expect(right.json).toMatchObject({ code: 'account_disabled', message: 'This account is disabled' });
    expect(wrong.status).toBe(401);
  });

  it('tells somebody who has not typed the code yet', async () => {
    const { username, password } = await registered();
    const reply = await app.call(accountRoutes.login, { body: { username, password } });
    expect(reply.status).toBe(403);
    expect(reply.json).toMatchObject({
      code: 'email_not_verified',
      message: 'Please verify your email before logging in',
    });
  });

  it('SES-03 gives a cookie value that no script reads, and another one as the token', async () => {
    const { user } = await buildTraveller(app.db);
    const reply = await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const cookie = reply.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).not.toBe(reply.body.token);
    const rows = await app.db.select().from(authTokens).where(eq(authTokens.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(reply.body.token);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('SES-03 on https the cookie is __Host- and Secure', async () => {
    const secure = await testApp({
      modules: [accountsModule],
      settings: { PUBLIC_URL: 'https://ascendant.example', RATE_LIMITS: 'on' },
    });
    const { user } = await buildTraveller(secure.db);
    const reply = await secure.call(accountRoutes.login, {
      body: { username: user.username, password: factoryPassword },
    });
    expect(reply.cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ secure: true, httpOnly: true });
  });

  it('ERR-06 leaves a row in the audit log, for a failure too', async () => {
    const { id, user } = await buildTraveller(app.db);
    await app.call(accountRoutes.login, { body: { username: user.username, password: 'not the right one' } });
    await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)));
    expect(rows.map(({ action }) => action)).toEqual(['sign_in.failed', 'sign_in.ok']);
  });

  it('ERR-04 a failure stands in the error log with where it came from, and without what was typed', async () => {
    const { id, user } = await buildTraveller(app.db);
    await app.call(accountRoutes.login, { body: { username: user.username, password: 'not the right one' } });
    const [row] = await app.db.select().from(errorLogs).where(eq(errorLogs.userId, id));
    expect(row).toMatchObject({
      errorType: 'sign_in.failed',
      email: user.email,
      ipAddress: '127.0.0.1',
      statusCode: 401,
    });
    expect(JSON.stringify(row)).not.toContain('not the right one');
  });
});

describe('a session', () => {
  async function signedIn() {
    const { id, user } = await buildTraveller(app.db);
    const reply = await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const cookie = reply.cookies.find(({ name }) => name === 'session')?.value ?? '';
    return {
      id,
      user,
      bearer: { authorization: `Bearer ${reply.body.token}` },
      cookie: { cookie: `session=${cookie}` },
    };
  }

  /** The latest end of a person's sessions. */
  async function lastEnd(userId: number): Promise<Date | undefined> {
    const rows = await app.db
      .select()
      .from(authTokens)
      .where(eq(authTokens.userId, userId))
      .orderBy(authTokens.expiresAt);
    return rows.at(-1)?.expiresAt;
  }

  const statusOf = async (headers: Record<string, string>) =>
    (await app.call(accountRoutes.currentUser, {}, headers)).status;

  it('is known by its bearer or its cookie, and by nothing else', async () => {
    const { bearer, cookie } = await signedIn();
    expect(await statusOf(bearer)).toBe(200);
    expect(await statusOf(cookie)).toBe(200);
    expect(await statusOf({ ...bearer, ...cookie })).toBe(200);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer nonsense' })).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${cookie.cookie.slice('session='.length)}` })).toBe(401);
  });

  it('SES-03 a bearer decides, and a live cookie of another session beside it is refused', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    expect(await statusOf({ ...one.bearer, ...two.cookie })).toBe(401);
    expect(await statusOf({ authorization: 'Bearer nonsense', ...two.cookie })).toBe(401);
  });

  it('SES-04 ends before the answer to signing out', async () => {
    const { bearer, cookie } = await signedIn();
    const reply = await app.call(accountRoutes.logout, {}, bearer);
    expect(reply.status).toBe(204);
    expect(reply.headers['clear-site-data']).toBe('"storage"');
    expect(reply.cookies.find(({ name }) => name === 'session')).toMatchObject({ value: '' });
    expect(await statusOf(bearer)).toBe(401);
    expect(await statusOf(cookie)).toBe(401);
  });

  it('signing out without one is fine', async () => {
    expect((await app.call(accountRoutes.logout)).status).toBe(204);
  });

  it('SES-04 slides with use, by thirty days, and never past its absolute end', async () => {
    const { id, bearer } = await signedIn();
    const used = { lastUsedAt: new Date(Date.now() - 3_600_000), expiresAt: new Date(Date.now() + 3_600_000) };
    const inTenDays = new Date(Date.now() + 10 * 86_400_000);
    await app.db.update(authTokens).set(used).where(eq(authTokens.userId, id));
    await statusOf(bearer);
    expect(Math.round((Number(await lastEnd(id)) - Date.now()) / 86_400_000)).toBe(30);
    await app.db
      .update(authTokens)
      .set({ ...used, absoluteExpiresAt: inTenDays })
      .where(eq(authTokens.userId, id));
    await statusOf(bearer);
    expect(await lastEnd(id)).toEqual(inTenDays);
  });

  it('SES-04 that has run out is nobody', async () => {
    const { id, bearer } = await signedIn();
    await app.db
      .update(authTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(authTokens.userId, id));
    expect(await statusOf(bearer)).toBe(401);
  });

  it('SES-04 of a disabled person is nobody', async () => {
    const { id, bearer } = await signedIn();
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect(await statusOf(bearer)).toBe(401);
  });

  it('AUT-02 the role is read from the database each time', async () => {
    const { id, bearer } = await signedIn();
    await app.db.update(users).set({ userType: 'organizer', isOrganizer: true }).where(eq(users.id, id));
    expect((await app.call(accountRoutes.currentUser, {}, bearer)).body.userType).toBe('organizer');
  });

  it('tells a person nothing of the password, hashes, codes or tokens', async () => {
    const { bearer } = await signedIn();
    const { body } = await app.call(accountRoutes.currentUser, {}, bearer);
    expect(Object.keys(body).filter((key) => /password|hash|token|verificationCode/i.test(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});

describe('a forgotten password', () => {
  async function resetCodeOf(email: string): Promise<string> {
    await app.call(accountRoutes.requestPasswordReset, { body: { email } });
    return mailedCode(email);
  }

  it('SES-07 is set anew by a mailed code; every session ends, and a notice is mailed', async () => {
    const { id, user, session } = await buildTraveller(app.db);
    const resetCode = await resetCodeOf(user.email);
    const newPassword = 'a quieter valley';
    const reply = await app.call(accountRoutes.confirmPasswordReset, {
      body: { email: user.email, resetCode, newPassword },
    });
    expect(reply.status).toBe(200);
    expect((await app.call(accountRoutes.currentUser, {}, session)).status).toBe(401);
    expect(
      (await app.call(accountRoutes.login, { body: { username: user.email, password: factoryPassword } })).status,
    ).toBe(401);
    expect(
      (await app.call(accountRoutes.login, { body: { username: user.email, password: newPassword } })).body.id,
    ).toBe(id);
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).subject).toBe('Your Ascendant password was changed');
  });

  it('SES-07 answers the same for a known, an unknown and a disabled address', async () => {
    const { user } = await buildTraveller(app.db);
    const disabled = await buildTraveller(app.db, { disabled: true });
    const replies = await Promise.all(
      [user.email, 'nobody@example.org', disabled.user.email].map((email) =>
        app.call(accountRoutes.requestPasswordReset, { body: { email } }),
      ),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.json).toEqual(replies[0]?.json);
    }
    await app.runJobs();
    expect(app.mailer.sent.some(({ to }) => to === disabled.user.email)).toBe(false);
  });

  it('SES-06 a code opens once, and only the newest one', async () => {
    const { user } = await buildTraveller(app.db);
    const old = await resetCodeOf(user.email);
    const resetCode = await resetCodeOf(user.email);
    const set = (code: string) =>
      app.call(accountRoutes.confirmPasswordReset, {
        body: { email: user.email, resetCode: code, newPassword: 'a quieter valley' },
      });
    if (old !== resetCode) expect((await set(old)).json).toMatchObject({ code: 'wrong_code' });
    expect((await set(resetCode)).status).toBe(200);
    expect((await set(resetCode)).status).toBe(400);
  });

  it('SES-06 a reset code is tried five times at most', async () => {
    const { user } = await buildTraveller(app.db);
    const resetCode = await resetCodeOf(user.email);
    const wrong = resetCode === '000000' ? '000001' : '000000';
    const set = (code: string) =>
      app.call(accountRoutes.confirmPasswordReset, {
        body: { email: user.email, resetCode: code, newPassword: 'a quieter valley' },
      });
    for (let round = 0; round < 5; round += 1) expect((await set(wrong)).status).toBe(400);
    expect((await set(resetCode)).status).toBe(400);
  });

  it.each([
    [{ newPassword: 'seven77' }, 'newPassword', 'Password must be at least 8 characters'],
    [{ newPassword: 'password123' }, 'newPassword', 'This password is too common. Choose another one.'],
    [{ resetCode: '12345' }, 'resetCode', 'Reset code must be 6 digits'],
  ])('%o is refused at its field', async (wrong, field, sentence) => {
    const { user } = await buildTraveller(app.db);
    const body = {
      email: user.email,
      resetCode: await resetCodeOf(user.email),
      newPassword: 'a quieter valley',
      ...wrong,
    };
    const reply = await app.call(accountRoutes.confirmPasswordReset, { body });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { [field]: sentence } });
  });
});

describe('an admin creates users', () => {
  const dialog = (overrides: Record<string, unknown> = {}) => ({
    username: `guest${(people += 1)}`,
    email: `guest${people}@example.org`,
    password: 'larch meadow at dawn',
    fullName: 'Ana María de la Cruz',
    city: 'Toronto',
    dateOfBirth: '1990-05-17',
    preferredTime: 'evening' as const,
    isAdmin: 'false' as const,
    ...overrides,
  });

  it('at once, verified, with the name split at the last space and the preferred time on all seven days', async () => {
    const { session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog() }, session);
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({
      firstName: 'Ana María de la',
      lastName: 'Cruz',
      emailVerified: true,
      userType: 'regular',
      timeOfBirth: null,
      preferredTimes: { monday: ['Evening'], sunday: ['Evening'] },
    });
  });

  it('as admins where asked for, and notes it', async () => {
    const { id, session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog({ isAdmin: 'true' }) }, session);
    expect(reply.json).toMatchObject({ isAdmin: true, userType: 'admin' });
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(rows.map(({ action }) => action)).toContain('user.created');
  });

  it('with the fields of the sign-up form too, of any role', async () => {
    const { session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: newcomer({ userType: 'organizer' }) }, session);
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ userType: 'organizer', isOrganizer: true });
  });

  it('and is told of a name that is taken', async () => {
    const { session, user } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog({ username: user.username }) }, session);
    expect(reply.status).toBe(409);
  });

  it.each([
    ['a visitor', async () => ({})],
    ['a traveller', async () => (await buildTraveller(app.db)).session],
    ['an organizer', async () => (await buildOrganizer(app.db)).session],
  ])('%s does not', async (_, session) => {
    const reply = await app.call(accountRoutes.register, { body: dialog() }, await session());
    expect(reply.json).toMatchObject({ code: 'forbidden_field' });
  });
});

describe('limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on' } });
  });

  const fail = (username: string, headers = {}) =>
    limited.call(accountRoutes.login, { body: { username, password: 'not the right one' } }, headers);

  it('RAT ten failures on one account, then a pause that holds for the right password too', async () => {
    const { user } = await buildTraveller(limited.db);
    for (let round = 0; round < 10; round += 1) expect((await fail(user.username)).status).toBe(401);
    const reply = await limited.call(accountRoutes.login, {
      body: { username: user.email, password: factoryPassword },
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('RAT a browser that signed in before is not shut out by the failures of others', async () => {
    const { user } = await buildTraveller(limited.db);
    const body = { username: user.username, password: factoryPassword };
    const first = await limited.call(accountRoutes.login, { body });
    const mark = first.cookies.find(({ name }) => name === 'known-browser');
    for (let round = 0; round < 10; round += 1) await fail(user.username);
    expect((await limited.call(accountRoutes.login, { body })).status).toBe(429);
    const again = await limited.call(accountRoutes.login, { body }, { cookie: `known-browser=${mark?.value}` });
    expect(again.status).toBe(200);
  });

  it('RAT one code a minute to an address, whether or not anybody has it', async () => {
    for (const email of ['somebody@example.org', 'nobody@example.org']) {
      expect((await limited.call(accountRoutes.requestPasswordReset, { body: { email } })).status).toBe(200);
      expect((await limited.call(accountRoutes.requestPasswordReset, { body: { email } })).status).toBe(429);
    }
  });

  it('RAT the code of a sign-up is not sent again within a minute', async () => {
    const body = newcomer();
    await limited.call(accountRoutes.register, { body });
    const reply = await limited.call(accountRoutes.resendVerification, { body: { email: body.email } });
    expect(reply.status).toBe(429);
  });
});
