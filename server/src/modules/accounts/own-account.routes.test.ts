import { accountRoutes } from '@ascendant/contract/account';
import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { personalDataRoutes } from '@ascendant/contract/personal-data';
import { displayNameMaxLength, nameMaxLength } from '@ascendant/domain/person/account-limits';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { authTokens } from '../../../db/schema/sign-in';
import {
  buildAdmin,
  buildOrganizer,
  buildSession,
  buildTraveller,
  factoryPassword,
  type SignedInPerson,
} from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();

const update = (body: object, session?: Session) =>
  app.call(routes.updateAccount, { body: { firstName: 'Ana', lastName: 'Cruz', ...body } }, session);
const isSignedIn = async (session: Session) => (await app.call(accountRoutes.currentUser, {}, session)).status === 200;

describe('the account of a person', () => {
  it('has a name that they can change, and what they host under', async () => {
    const { session } = await buildOrganizer(app.db);
    const reply = await update({ displayName: ' Larch Valley Guides ', bio: 'Since 1994.\nTwo guides.' }, session);
    const expected = {
      firstName: 'Ana',
      lastName: 'Cruz',
      displayName: 'Larch Valley Guides',
      bio: 'Since 1994.\nTwo guides.',
    };
    expect(reply.body).toMatchObject(expected);
    expect((await app.call(accountRoutes.currentUser, {}, session)).body).toMatchObject(expected);
  });

  it('keeps what is not sent, and drops a display name that is emptied', async () => {
    const { session } = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides', bio: 'Since 1994.' });
    expect((await update({}, session)).body).toMatchObject({ displayName: 'Larch Valley Guides', bio: 'Since 1994.' });
    expect((await update({ displayName: ' ', bio: '' }, session)).body).toMatchObject({ displayName: null, bio: null });
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ firstName: 'x'.repeat(nameMaxLength + 1) }, 'firstName', expect.any(String)],
    [{ displayName: 'x'.repeat(displayNameMaxLength + 1) }, 'displayName', expect.any(String)],
    [{ displayName: 'two\nlines' }, 'displayName', expect.any(String)],
  ])('refuses %o at its field', async (body, field, sentence) => {
    const { session } = await buildOrganizer(app.db);
    expect((await update(body, session)).json).toMatchObject({ fields: { [field]: sentence } });
  });

  it('never changes email, username or role this way', async () => {
    const { session, user } = await buildOrganizer(app.db);
    await update({ email: 'new@example.org', username: 'boss', isAdmin: true, userType: 'admin' }, session);
    const { body } = await app.call(accountRoutes.currentUser, {}, session);
    expect(body).toMatchObject({ email: user.email, username: user.username, isAdmin: false, userType: 'organizer' });
  });
});

const newPassword = 'harbour 1987 lantern';

describe.each([
  ['a traveller', buildTraveller, routes.changePassword],
  ['an organizer', buildOrganizer, routes.changePassword],
  ['an admin', buildAdmin, routes.changePassword],
  ['an admin, by the call of the document,', buildAdmin, routes.changeAdminPassword],
] as const)('the password of %s', (_, build, route) => {
  const change = (person: SignedInPerson, body: object = {}) =>
    app.call(route, { body: { currentPassword: factoryPassword, newPassword, ...body } }, person.session);

  it('SES-04 is changed: other sessions end, this one goes on, and a notice is emailed', async () => {
    const person = await build(app.db);
    const other = await buildSession(app.db, person.id);
    expect((await change(person)).status).toBe(200);
    expect(await isSignedIn(person.session)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const login = (password: string) =>
      app.call(accountRoutes.login, { body: { username: person.user.username, password } });
    expect((await login(newPassword)).status).toBe(200);
    expect((await login(factoryPassword)).status).toBe(401);
    await app.runJobs();
    expect(app.mailer.lastTo(person.user.email)).toMatchObject({ subject: 'Your Ascendant password was changed' });
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'password.changed'), eq(auditLog.targetId, String(person.id))));
    expect(entry).toMatchObject({ actorId: person.id, changes: null });
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword', expect.any(String)],
    [{ currentPassword: 'not this one' }, 'currentPassword', "That isn't your current password."],
    [{ newPassword: 'x8k2m9q' }, 'newPassword', 'Password must be at least 8 characters long.'],
    [{ newPassword: 'sunshine1' }, 'newPassword', 'This password is too common. Choose another one.'],
    [{ newPassword: 'x'.repeat(129) }, 'newPassword', expect.any(String)],
  ])('isn’t changed with %o', async (body, field, sentence) => {
    const person = await build(app.db);
    const other = await buildSession(app.db, person.id);
    expect((await change(person, body)).json).toMatchObject({ fields: { [field]: sentence } });
    expect(await isSignedIn(other)).toBe(true);
  });

  it('takes 8 characters', async () => {
    expect((await change(await build(app.db), { newPassword: 'x8k2m9q4' })).status).toBe(200);
  });
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';
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
