import { accountRoutes } from '@ascendant/contract/account';
import { weekdays } from '@ascendant/domain/person/preferences';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { newcomer } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule] });

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
      preferredDays: [...weekdays],
      preferredTimes: Object.fromEntries(weekdays.map((day) => [day, ['Evening']])),
    });
  });

  it.each([
    ['morning', 'Morning'],
    ['afternoon', 'Afternoon'],
  ])('whose preferred time is one the site knows: %s', async (preferredTime, period) => {
    const { session } = await buildAdmin(app.db);
    const { json } = await app.call(accountRoutes.register, { body: dialog({ preferredTime }) }, session);
    expect(json).toMatchObject({ preferredTimes: Object.fromEntries(weekdays.map((day) => [day, [period]])) });
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

  it.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['email', { email: 'nowhere' }, 'Please enter a valid email address'],
    ['password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['fullName', { fullName: ' ' }, 'Please enter the full name'],
    ['city', { city: undefined }, 'Please enter the city'],
    ['dateOfBirth', { dateOfBirth: '' }, 'Please enter date of birth'],
    ['dateOfBirth', { dateOfBirth: undefined }, 'Please enter date of birth'],
    ['dateOfBirth', { dateOfBirth: '1990-02-30' }, 'Please select a valid date. The selected date does not exist.'],
    ['dateOfBirth', { dateOfBirth: '1899-12-31' }, 'Please select a valid date.'],
    ['dateOfBirth', { dateOfBirth: '2999-01-01' }, 'Please select a valid date.'],
    ['preferredTime', { preferredTime: '' }, 'Please select preferred time'],
  ])('and is told at the field %s what is wrong with %o', async (field, wrong, sentence) => {
    const { session } = await buildAdmin(app.db);
    const reply = await app.call(accountRoutes.register, { body: dialog(wrong) as never }, session);
    expect(reply).toMatchObject({ status: 400, json: { fields: { [field]: sentence } } });
  });

  it("and an empty form is told of the dialog's own fields", async () => {
    const { session } = await buildAdmin(app.db);
    const blank = { fullName: '', city: '', dateOfBirth: '', preferredTime: '' };
    const reply = await app.call(accountRoutes.register, { body: dialog(blank) as never }, session);
    expect(Object.keys((reply.json as { fields: object }).fields)).toEqual(Object.keys(blank));
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
