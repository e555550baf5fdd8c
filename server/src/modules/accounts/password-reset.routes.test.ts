import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordResetTokens } from '../../../db/schema/sign-in';
import { buildTraveller, factoryPassword } from '../../../test/factories/people';
import { mailedCode } from '../../../test/factories/sign-ups';
import { durationsOf, rankDistance, sameWithin } from '../../../test/rank-test';
import { statementsOf } from '../../../test/statements';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';
import { sendAskedCode } from './asked-code.service';

const app = await testApp({ modules: [accountsModule] });

describe('a forgotten password', () => {
  async function resetCodeOf(email: string): Promise<string> {
    await app.call(accountRoutes.requestPasswordReset, { body: { email } });
    return mailedCode(app, email);
  }

  it('SES-07 can be reset with an emailed code, which ends every session and sends a notice', async () => {
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

  it('a code that waited too long for the mail server is replaced by a fresh one', async () => {
    const { user } = await buildTraveller(app.db);
    app.mailer.isDown = true;
    await app.call(accountRoutes.requestPasswordReset, { body: { email: user.email } });
    await app.runJobs();
    await app.pool.query("update mails set created_at = created_at - interval '8 minutes' where to_address = $1", [
      user.email,
    ]);
    await app.pool.query(
      "update password_reset_tokens set expires_at = expires_at - interval '8 minutes' where email = $1",
      [user.email],
    );
    const { rows } = await app.pool.query('select text from mails where to_address = $1', [user.email]);
    app.mailer.isDown = false;
    await app.pool.query(
      'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker._private_jobs',
    );
    const resetCode = await mailedCode(app, user.email);
    expect(rows[0].text).not.toContain(resetCode);
    const body = { email: user.email, resetCode, newPassword: 'a quieter valley' };
    expect((await app.call(accountRoutes.confirmPasswordReset, { body })).status).toBe(200);
  });

  it('SES-07 gives the same answer for a known, an unknown and a disabled address', async () => {
    const { user } = await buildTraveller(app.db);
    const disabled = await buildTraveller(app.db, { disabled: true });
    const replies = await Promise.all(
      [user.email, 'unknown@example.org', disabled.user.email].map((email) =>
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

  it('asking takes as long for an address with an account as for one without', async () => {
    const { user } = await buildTraveller(app.db);
    const ask = (email: string) => app.call(accountRoutes.requestPasswordReset, { body: { email } });
    const work = [() => ask(user.email), (pair: number) => ask(`unknown-${pair}@example.org`)] as const;
    const [known, unknown] = await durationsOf(120, work);
    expect(Math.abs(rankDistance(known, unknown))).toBeLessThan(sameWithin);
  });

  it('asking sends the database the same statements for an address with an account as for one without', async () => {
    const { user } = await buildTraveller(app.db);
    const ask = (email: string) =>
      statementsOf(app.pool, () => app.call(accountRoutes.requestPasswordReset, { body: { email } }));
    const statements = await ask(user.email);
    expect(statements.join('\n')).toContain('password_reset_tokens');
    expect(await ask('unknown@example.org')).toEqual(statements);
  });

  it('the job emails one code, even if it runs twice', async () => {
    const { user } = await buildTraveller(app.db);
    const resetCode = await resetCodeOf(user.email);
    const [row] = await app.db.select().from(passwordResetTokens).where(eq(passwordResetTokens.email, user.email));
    await sendAskedCode(app.db, { resetId: row?.id ?? 0, requestId: 'again' });
    await app.runJobs();
    expect(app.mailer.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
    const body = { email: user.email, resetCode, newPassword: 'a quieter valley' };
    expect((await app.call(accountRoutes.confirmPasswordReset, { body })).status).toBe(200);
  });

  it('SES-06 only the newest code works, and only once', async () => {
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

  it('SES-06 a reset code can be tried five times', async () => {
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
