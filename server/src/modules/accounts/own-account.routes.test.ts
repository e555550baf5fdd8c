import { accountRoutes } from '@ascendant/contract/account';
import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { displayNameMaxLength, nameMaxLength } from '@ascendant/domain/person/account-limits';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import {
  buildAdmin,
  buildOrganizer,
  buildSession,
  buildTraveller,
  factoryPassword,
  type SignedInPerson,
} from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

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
