import { accountRoutes } from '@ascendant/contract/account';
import { personalDataRoutes } from '@ascendant/contract/personal-data';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { authTokens } from '../../../db/schema/sign-in';
import { buildSession, buildTraveller, factoryPassword } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';
const isSignedIn = async (session: Session) => (await app.call(accountRoutes.currentUser, {}, session)).status === 200;
const sessionsOf = async (session: Session) => (await app.call(personalDataRoutes.listSessions, {}, session)).body;

describe('the devices you are signed in on', () => {
  it('are listed with their browser, their times and the current one', async () => {
    const { user, session } = await buildTraveller(app.db);
    const body = { username: user.username, password: factoryPassword };
    const signedIn = await app.call(accountRoutes.login, { body }, { 'user-agent': firefox });
    const other = { authorization: `Bearer ${signedIn.body.token}` };
    await app.db
      .update(authTokens)
      .set({ lastUsedAt: new Date(0) })
      .where(eq(authTokens.userId, user.id));
    const rows = await sessionsOf(other);
    expect(rows.map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
      ['Firefox on Windows', true],
      ['Unknown browser', false],
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['browser', 'id', 'isCurrent', 'lastUsedAt', 'startedAt']);
    expect((await sessionsOf(session)).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  });

  it('leave out sessions that have ended, and everyone else’s', async () => {
    const { id, session } = await buildTraveller(app.db);
    const stranger = await buildTraveller(app.db);
    const ended = await buildSession(app.db, id);
    await app.call(accountRoutes.logout, {}, ended);
    expect(await sessionsOf(session)).toHaveLength(1);
    expect(await sessionsOf(stranger.session)).toHaveLength(1);
  });

  it('can be signed out one by one, and a second time is 404', async () => {
    const { id, session } = await buildTraveller(app.db);
    const other = await buildSession(app.db, id);
    const [otherRow] = (await sessionsOf(session)).filter(({ isCurrent }) => !isCurrent);
    const params = { id: otherRow?.id ?? 0 };
    const reply = await app.call(personalDataRoutes.endSession, { params }, session);
    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, undefined]);
    expect([await isSignedIn(other), await isSignedIn(session)]).toEqual([false, true]);
    expect((await app.call(personalDataRoutes.endSession, { params }, session)).status).toBe(404);
    const audited = await app.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(audited.map(({ action }) => action)).toEqual(['session.ended']);
  });

  it('signing out the current one makes the browser forget it', async () => {
    const { session } = await buildTraveller(app.db);
    const [current] = await sessionsOf(session);
    const reply = await app.call(personalDataRoutes.endSession, { params: { id: current?.id ?? 0 } }, session);
    expect(reply.status).toBe(204);
    expect(reply.cookies[0]).toMatchObject({ name: 'session', value: '' });
    expect(await isSignedIn(session)).toBe(false);
  });

  it('someone else’s are 404 and stay signed in', async () => {
    const [owner, thief] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const [row] = await sessionsOf(owner.session);
    const params = { id: row?.id ?? 0 };
    expect((await app.call(personalDataRoutes.endSession, { params }, thief.session)).status).toBe(404);
    expect(await isSignedIn(owner.session)).toBe(true);
  });

  it.each([
    ['all', {}, false],
    ['all others', { except: 'current' as const }, true],
  ])('%s can be signed out at once, and no one else', async (_, query, staysHere) => {
    const [{ id, session }, stranger] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const other = await buildSession(app.db, id);
    expect((await app.call(personalDataRoutes.endSessions, { query }, session)).status).toBe(204);
    expect([await isSignedIn(other), await isSignedIn(session)]).toEqual([false, staysHere]);
    expect(await isSignedIn(stranger.session)).toBe(true);
  });

  it('can’t be seen or ended without a session', async () => {
    const calls = [
      app.call(personalDataRoutes.listSessions),
      app.call(personalDataRoutes.endSession, { params: { id: 1 } }),
      app.call(personalDataRoutes.endSessions),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('refuse an exception that isn’t the current session', async () => {
    const { session } = await buildTraveller(app.db);
    const url = '/api/user/sessions?except=first';
    expect((await app.inject({ method: 'DELETE', url, headers: { ...session } })).statusCode).toBe(400);
    expect(await isSignedIn(session)).toBe(true);
  });
});
