import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mails } from '../../../db/schema/mails';
import { tempUsers } from '../../../db/schema/temp-users';
import { users } from '../../../db/schema/users';
import { buildTraveller } from '../../../test/factories/people';
import { mailedCode, newcomer, signUp } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

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
