import { accountRoutes } from '@ascendant/contract/account';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, errorLogs } from '../../../db/schema/logs';
import { authTokens } from '../../../db/schema/sign-in';
import { users } from '../../../db/schema/users';
import { buildTraveller, factoryPassword } from '../../../test/factories/people';
import { signUp } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

describe('signing in', () => {
  it.each(['username', 'email'] as const)('accepts the %s, in any case', async (field) => {
    const { user } = await buildTraveller(app.db);
    const body = { username: user[field].toUpperCase(), password: factoryPassword };
    const reply = await app.call(accountRoutes.login, { body });
    expect(reply.body).toMatchObject({ id: user.id, username: user.username });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/);
  });

  it('gives the same answer to a wrong password and to an unknown username', async () => {
    const { user } = await buildTraveller(app.db);
    const wrong = await app.call(accountRoutes.login, {
      body: { username: user.username, password: 'not the right one' },
    });
    const unknown = await app.call(accountRoutes.login, {
      body: { username: 'unknown-name', password: 'not the right one' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.json).toMatchObject({ code: 'wrong_credentials', message: 'Invalid Username or Password' });
    expect({ ...Object(wrong.json), requestId: '' }).toEqual({ ...Object(unknown.json), requestId: '' });
  });

  it('says that an account is disabled only when the password is right', async () => {
    const { user } = await buildTraveller(app.db, { disabled: true });
    const right = await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const wrong = await app.call(accountRoutes.login, {
      body: { username: user.username, password: 'not the right one' },
    });
    expect(right.status).toBe(403);
    expect(right.json).toMatchObject({ code: 'account_disabled', message: 'This account is disabled' });
    expect(wrong.status).toBe(401);
  });

  it('asks for the verification code of a pending sign-up', async () => {
    const { username, password } = await signUp(app);
    const reply = await app.call(accountRoutes.login, { body: { username, password } });
    expect(reply.status).toBe(403);
    expect(reply.json).toMatchObject({
      code: 'email_not_verified',
      message: 'Please verify your email before logging in',
    });
  });

  it('SES-03 sets an HttpOnly cookie and returns a different token', async () => {
    const { user } = await buildTraveller(app.db);
    const reply = await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const cookie = reply.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).not.toBe(reply.body.token);
    const rows = await app.db.select().from(authTokens).where(eq(authTokens.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(reply.body.token);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('SES-03 uses a __Host- and Secure cookie over https', async () => {
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

  it('ERR-06 writes successes and failures to the audit log', async () => {
    const { id, user } = await buildTraveller(app.db);
    await app.call(accountRoutes.login, { body: { username: user.username, password: 'not the right one' } });
    await app.call(accountRoutes.login, { body: { username: user.username, password: factoryPassword } });
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)));
    expect(rows.map(({ action }) => action)).toEqual(['sign_in.failed', 'sign_in.ok']);
  });

  it('ERR-04 writes a failure to the error log with its origin but not what was typed', async () => {
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

  /** When the last of a person's sessions expires. */
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

  it('is recognized by its bearer token or its cookie, and by nothing else', async () => {
    const { bearer, cookie } = await signedIn();
    expect(await statusOf(bearer)).toBe(200);
    expect(await statusOf(cookie)).toBe(200);
    expect(await statusOf({ ...bearer, ...cookie })).toBe(200);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer nonsense' })).toBe(401);
    expect(await statusOf({ authorization: `Bearer ${cookie.cookie.slice('session='.length)}` })).toBe(401);
  });

  it('SES-03 goes by the bearer token, and refuses a live cookie of another session beside it', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    expect(await statusOf({ ...one.bearer, ...two.cookie })).toBe(401);
    expect(await statusOf({ authorization: 'Bearer nonsense', ...two.cookie })).toBe(401);
  });

  it('SES-04 ends before the reply to signing out', async () => {
    const { bearer, cookie } = await signedIn();
    const reply = await app.call(accountRoutes.logout, {}, bearer);
    expect(reply.status).toBe(204);
    expect(reply.headers['clear-site-data']).toBe('"storage"');
    expect(reply.cookies.find(({ name }) => name === 'session')).toMatchObject({ value: '' });
    expect(await statusOf(bearer)).toBe(401);
    expect(await statusOf(cookie)).toBe(401);
  });

  it('counts for nothing but the sign-out once its browser has signed out without a network', async () => {
    const { bearer, cookie } = await signedIn();
    const signedOut = { cookie: `${cookie.cookie}; ${signedOutCookie}=1` };
    expect(await statusOf(signedOut)).toBe(401);
    const sameSite = { 'sec-fetch-site': 'same-origin' };
    const reply = await app.call(accountRoutes.logout, {}, { ...signedOut, ...sameSite });
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      [signedOutCookie, ''],
    ]);
    expect([await statusOf(cookie), await statusOf(bearer)]).toEqual([401, 401]);
  });

  it('begins as usual in a browser that signed out without a network, and forgets that it did', async () => {
    const { user } = await buildTraveller(app.db);
    const body = { username: user.username, password: factoryPassword };
    const reply = await app.call(accountRoutes.login, { body }, { cookie: `${signedOutCookie}=1` });
    expect(reply.cookies.find(({ name }) => name === signedOutCookie)).toMatchObject({ value: '' });
    expect(await statusOf({ authorization: `Bearer ${reply.body.token}` })).toBe(200);
  });

  it("isn't needed for signing out", async () => {
    expect((await app.call(accountRoutes.logout)).status).toBe(204);
  });

  it('SES-04 is extended by 30 days when used, up to its absolute end', async () => {
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

  it('SES-04 signs no one in once it has expired', async () => {
    const { id, bearer } = await signedIn();
    await app.db
      .update(authTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(authTokens.userId, id));
    expect(await statusOf(bearer)).toBe(401);
  });

  it('SES-04 of a disabled account signs no one in', async () => {
    const { id, bearer } = await signedIn();
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect(await statusOf(bearer)).toBe(401);
  });

  it('AUT-02 takes the role from the database on every request', async () => {
    const { id, bearer } = await signedIn();
    await app.db.update(users).set({ userType: 'organizer', isOrganizer: true }).where(eq(users.id, id));
    expect((await app.call(accountRoutes.currentUser, {}, bearer)).body.userType).toBe('organizer');
  });

  it('never returns passwords, hashes, codes or tokens', async () => {
    const { bearer } = await signedIn();
    const { body } = await app.call(accountRoutes.currentUser, {}, bearer);
    expect(Object.keys(body).filter((key) => /password|hash|token|verificationCode/i.test(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});
