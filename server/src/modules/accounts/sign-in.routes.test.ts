import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, errorLogs } from '../../../db/schema/logs';
import { authTokens } from '../../../db/schema/sign-in';
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
