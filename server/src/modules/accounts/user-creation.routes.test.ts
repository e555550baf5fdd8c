import { accountRoutes } from '@ascendant/contract/account';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit-log';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { newcomer } from '../../../test/factories/sign-ups';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: [accountsModule] });
});

describe('an admin creates users', () => {
  const dialog = (overrides: Record<string, unknown> = {}) => ({
    username: newcomer().username,
    email: newcomer().email,
    password: 'larch meadow at dawn',
    fullName: 'Ana María de la Cruz',
    city: 'Toronto',
    dateOfBirth: '1990-05-17',
    preferredTime: 'evening' as const,
    isAdmin: 'false' as const,
    ...overrides,
  });

  it('without a verification code, splitting the name at the last space and preferring the time on all seven days', async () => {
    const { session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog() }, session);
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({
      firstName: 'Ana María de la',
      lastName: 'Cruz',
      emailVerified: true,
      userType: 'regular',
      timeOfBirth: null,
      preferredTimes: { monday: ['Evening'], sunday: ['Evening'] },
    });
  });

  it('as admins on request, and the audit log records it', async () => {
    const { id, session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog({ isAdmin: 'true' }) }, session);
    expect(reply.json).toMatchObject({ isAdmin: true, userType: 'admin' });
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(rows.map(({ action }) => action)).toContain('user.created');
  });

  it("with the sign-up form's fields too, in any role", async () => {
    const { session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: newcomer({ userType: 'organizer' }) }, session);
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ userType: 'organizer', isOrganizer: true });
  });

  it('and is told when the username is taken', async () => {
    const { session, user } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog({ username: user.username }) }, session);
    expect(reply.status).toBe(409);
  });

  it.each([
    ['a visitor', async () => ({})],
    ['a traveller', async () => (await buildTraveller(app.db)).session],
    ['an organizer', async () => (await buildOrganizer(app.db)).session],
  ])("%s can't", async (_, session) => {
    const reply = await app.call(accountRoutes.register, { body: dialog() }, await session());
    expect(reply.json).toMatchObject({ code: 'forbidden_field' });
  });
});
