import { factorRoutes } from '@ascendant/contract/factor';
import { routes } from '@ascendant/contract/routes';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { authTokens } from '../../../db/schema/sign-in';
import { appWith, buildApp } from '../../../test/factories/factors';
import { buildAdmin, buildTraveller, factoryPassword, type SignedInPerson } from '../../../test/factories/people';
import { newcomer } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';

const app = await testApp();
const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });

/** Makes it eleven minutes since the person last proved who they are. */
async function leaveOpen({ id }: SignedInPerson, { db } = app): Promise<void> {
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  await db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, id));
}

const confirm = ({ session }: SignedInPerson, password: string, at = app) =>
  at.call(factorRoutes.confirmIdentity, { body: { password } }, session);

describe('SES-11 a session that has been open for more than 10 minutes', () => {
  it.each([
    ['refundBooking', { params: { id: 999 }, body: {} }, 404],
    ['resolveDiscrepancy', { params: { id: 999 } }, 404],
    ['createUser', { body: { ...newcomer(), userType: 'organizer' } }, 201],
    ['register', { body: newcomer() }, 201],
    [
      'createDiscountCode',
      { body: { code: 'ALLFREE', discountValue: 100, discountType: 'percentage', usageLimit: 5, eventId: 999_999 } },
      400,
    ],
    ['disableUser', { params: { id: 999_999 }, body: { disabled: true } }, 404],
    ['requestEmailChange', { body: { currentEmail: 'a@example.org', newEmail: 'b@example.org' } }, 400],
  ] as const)('asks again before %s, then serves the same call', async (name, request, served) => {
    const admin = await buildAdmin(app.db);
    await leaveOpen(admin);
    const send = () => app.call(routes[name], request as never, admin.session);
    const refused = await send();
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'confirmation_required' }]);
    expect((await confirm(admin, factoryPassword)).status).toBe(204);
    expect((await send()).status).toBe(served);
  });

  it('reads and writes everything else without being asked', async () => {
    const traveller = await buildTraveller(app.db);
    await leaveOpen(traveller);
    const account = { firstName: 'Maya', lastName: 'Roy' };
    expect((await app.call(routes.currentUser, {}, traveller.session)).status).toBe(200);
    expect((await app.call(routes.updateAccount, { body: account }, traveller.session)).status).toBe(200);
  });

  it('lets someone sign up in a browser where another person is signed in', async () => {
    const traveller = await buildTraveller(app.db);
    await leaveOpen(traveller);
    expect((await app.call(routes.register, { body: newcomer() }, traveller.session)).status).toBe(200);
  });

  it('is confirmed alone: another session of the same person is asked as well', async () => {
    const admin = await buildAdmin(app.db);
    const body = { username: admin.user.username, password: factoryPassword };
    const { body: other } = await app.call(routes.login, { body });
    await leaveOpen(admin);
    await confirm(admin, factoryPassword);
    const elsewhere = { authorization: `Bearer ${other.token}` };
    const create = { body: { ...newcomer(), userType: 'organizer' as const } };
    expect((await app.call(routes.createUser, create as never, elsewhere)).status).toBe(403);
  });

  it('stays as it was after a wrong password, which is named in the field', async () => {
    const admin = await buildAdmin(app.db);
    await leaveOpen(admin);
    const reply = await confirm(admin, 'not the right one');
    expect([reply.status, reply.json]).toMatchObject([400, { code: 'wrong_password', fields: {} }]);
    const body = { currentEmail: admin.user.email, newEmail: 'wanted@example.org' };
    expect((await app.call(routes.requestEmailChange, { body }, admin.session)).status).toBe(403);
  });

  it('notes in the audit log that the person confirmed', async () => {
    const admin = await buildAdmin(app.db);
    await confirm(admin, factoryPassword);
    const noted = and(eq(auditLog.action, 'identity.confirmed'), eq(auditLog.actorId, admin.id));
    expect(await app.db.select().from(auditLog).where(noted)).toHaveLength(1);
  });
});

describe('SES-11 for someone with a second factor', () => {
  it('the password alone doesn’t confirm, and can’t take the factor away', async () => {
    const person = await buildTraveller(app.db);
    const phone = await buildApp(app.db, person.id);
    await leaveOpen(person);
    const remove = () => app.call(factorRoutes.removeApp, {}, person.session);
    const reply = await confirm(person, factoryPassword);
    expect([reply.status, reply.json]).toMatchObject([403, { code: 'second_factor_required', factors: ['app'] }]);
    expect((await remove()).status).toBe(403);
    await app.call(factorRoutes.confirmIdentity, { body: { code: phone.code() } }, person.session);
    expect((await remove()).status).toBe(204);
  });

  it('other sessions ask again once the first factor is added', async () => {
    const person = await buildTraveller(app.db);
    const body = { username: person.user.username, password: factoryPassword };
    const { body: other } = await app.call(routes.login, { body });
    const { body: begun } = await app.call(factorRoutes.beginApp, {}, person.session);
    await app.call(factorRoutes.confirmApp, { body: { code: appWith(begun.secret).code() } }, person.session);
    const elsewhere = { authorization: `Bearer ${other.token}` };
    expect((await app.call(factorRoutes.removeApp, {}, elsewhere)).status).toBe(403);
    expect((await app.call(factorRoutes.removeApp, {}, person.session)).status).toBe(204);
  });
});

it('RAT the password of a confirmation is guessed at most 10 times in 15 minutes', async () => {
  const person = await buildTraveller(limited.db);
  for (let round = 0; round < 10; round += 1) {
    expect((await confirm(person, `guess ${round}`, limited)).status).toBe(400);
  }
  expect((await confirm(person, factoryPassword, limited)).status).toBe(429);
});
