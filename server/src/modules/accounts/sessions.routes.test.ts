import { accountRoutes } from '@ascendant/contract/account';
import { signedOutCookie } from '@ascendant/contract/signed-out-cookie';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authTokens } from '../../../db/schema/sign-in';
import { users } from '../../../db/schema/users';
import { buildTraveller, factoryPassword } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

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
