import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tempUsers } from '../../../db/schema/temp-users';
import { buildTraveller } from '../../../test/factories/people';
import { newcomer, signUp } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

describe('signing up', () => {
  it('opens the account and signs the person in once they enter the code', async () => {
    const { email, code } = await signUp(app, { username: 'Ingrid.S' });
    const reply = await app.call(accountRoutes.verifyEmail, { body: { email, code } });
    expect(reply.body.user).toMatchObject({ username: 'ingrid.s', email, userType: 'regular', emailVerified: true });
    const bearer = { authorization: `Bearer ${reply.body.token}` };
    expect((await app.call(accountRoutes.currentUser, {}, bearer)).body.email).toBe(email);
    expect(await app.db.select().from(tempUsers).where(eq(tempUsers.email, email))).toEqual([]);
    await app.runJobs();
    expect(app.mailer.lastTo(email).subject).toBe('Welcome to Ascendant');
  });

  it.each([{ userType: 'organizer' }, { isOrganizer: true }, { userType: 'organizer', isOrganizer: true }])(
    'an organizer can sign up with %o',
    async (role) => {
      const { email, code } = await signUp(app, role);
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
  ])("AUT-03 people can't give themselves rights with %o", async (field) => {
    const reply = await app.call(accountRoutes.register, { body: newcomer(field) });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({
      code: 'forbidden_field',
      fields: { [Object.keys(field)[0] ?? '']: expect.any(String) },
    });
  });

  it('AUT-03 other spellings of a role have no effect', async () => {
    const { email, code } = await signUp(app, {
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
    [{ firstName: '\u3164' }, 'firstName', 'First name is required'],
    [{ lastName: '\u200b' }, 'lastName', 'Last name is required'],
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

  it('a username or an email that has an account is refused, in any case', async () => {
    const { user } = await buildTraveller(app.db);
    const body = newcomer({ username: user.username.toUpperCase(), email: user.email.toUpperCase() });
    const reply = await app.call(accountRoutes.register, { body });
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({
      code: 'taken',
      fields: { username: 'This username is already taken', email: 'This email is already registered' },
    });
  });

  it('passwords and codes are stored as argon2id hashes', async () => {
    const { email, code } = await signUp(app);
    const [row] = await app.db.select().from(tempUsers).where(eq(tempUsers.email, email));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.emailVerificationCode).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});
