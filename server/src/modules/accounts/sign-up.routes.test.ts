import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mails } from '../../../db/schema/mails';
import { tempUsers } from '../../../db/schema/temp-users';
import { users } from '../../../db/schema/users';
import { buildTraveller } from '../../../test/factories/people';
import { newcomer, signUp, mailedCode } from '../../../test/factories/sign-ups';
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

describe('the verification code', () => {
  it('SES-06 can be tried five times', async () => {
    const { email, code } = await signUp(app);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) {
      const reply = await app.call(accountRoutes.verifyEmail, { body: { email, code: wrong } });
      expect(reply.json).toMatchObject({ code: 'wrong_code', message: 'Invalid verification code' });
    }
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('SES-06 concurrent tries are counted too', async () => {
    const { email, code } = await signUp(app);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: 8 }, () => app.call(accountRoutes.verifyEmail, { body: { email, code: wrong } })),
    );
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it('SES-06 expires after ten minutes', async () => {
    const { email, code } = await signUp(app);
    await app.db
      .update(tempUsers)
      .set({ verificationCodeExpires: new Date(Date.now() - 1000) })
      .where(eq(tempUsers.email, email));
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it.each([
    [4, 'the one that was written'],
    [6, 'a fresh one'],
  ])('that waited %i minutes for the mail server goes out as %s, and works', async (minutes, which) => {
    app.mailer.isDown = true;
    const body = newcomer();
    const email = body.email.toLowerCase();
    await app.call(accountRoutes.register, { body });
    const [written] = await app.db.select().from(mails).where(eq(mails.to, email));
    const ago = (from: Date | null | undefined) => new Date((from?.getTime() ?? 0) - minutes * 60_000);
    await app.db
      .update(mails)
      .set({ createdAt: ago(written?.createdAt) })
      .where(eq(mails.to, email));
    const [pending] = await app.db.select().from(tempUsers).where(eq(tempUsers.email, email));
    await app.db
      .update(tempUsers)
      .set({ verificationCodeExpires: ago(pending?.verificationCodeExpires) })
      .where(eq(tempUsers.email, email));
    app.mailer.isDown = false;
    const code = await mailedCode(app, email);
    expect(app.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(written?.text.includes(code) ? 'the one that was written' : 'a fresh one').toBe(which);
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(200);
  });

  it('expires with its sign-up after 24 hours', async () => {
    const { email, code } = await signUp(app);
    await app.db
      .update(tempUsers)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(tempUsers.email, email));
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
  });

  it("SES-06 says that the address is verified when it's used twice", async () => {
    const { email, code } = await signUp(app);
    const both = await Promise.all([1, 2].map(() => app.call(accountRoutes.verifyEmail, { body: { email, code } })));
    const bodies = both.map((reply) => reply.body);
    expect(bodies.filter((body) => body.user !== undefined)).toHaveLength(1);
    expect(bodies.filter((body) => body.alreadyVerified === true)).toHaveLength(1);
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６'])('SES-06 must be six ASCII digits, not %s', async (code) => {
    const reply = await app.call(accountRoutes.verifyEmail, { body: { email: 'a@example.org', code } });
    expect(reply.json).toMatchObject({ fields: { code: 'Verification code must be 6 digits' } });
  });

  it('stops working once a new one is sent', async () => {
    const { email, code } = await signUp(app);
    expect((await app.call(accountRoutes.resendVerification, { body: { email } })).status).toBe(200);
    const fresh = await mailedCode(app, email);
    if (fresh !== code) expect((await app.call(accountRoutes.verifyEmail, { body: { email, code } })).status).toBe(400);
    expect((await app.call(accountRoutes.verifyEmail, { body: { email, code: fresh } })).body.user?.email).toBe(email);
  });

  it("isn't sent to an address without a sign-up, and the answer doesn't reveal that", async () => {
    const { email } = await signUp(app);
    const known = await app.call(accountRoutes.resendVerification, { body: { email } });
    const unknown = await app.call(accountRoutes.resendVerification, { body: { email: 'unknown@example.org' } });
    expect(unknown.body).toEqual(known.body);
    await app.runJobs();
    expect(app.mailer.sent.some(({ to }) => to === 'unknown@example.org')).toBe(false);
  });

  it("isn't sent to a verified address", async () => {
    const { user } = await buildTraveller(app.db);
    const reply = await app.call(accountRoutes.resendVerification, { body: { email: user.email } });
    expect(reply.body.alreadyVerified).toBe(true);
  });
});
