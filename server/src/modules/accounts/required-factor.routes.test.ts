import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes } from '@ascendant/contract/factor';
import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { appWith, buildApp } from '../../../test/factories/factors';
import { buildAdmin, buildOrganizer, factoryPassword } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp({ settings: { REQUIRE_SECOND_FACTOR: 'on' } });
const demo = await testApp();

describe('FAC-01 where admins need a second factor, one without it', () => {
  it.each(['listUsers', 'adminSummary', 'listAuditLog', 'listAdminEvents', 'adminHealth'] as const)(
    'is refused %s until it’s set up, and served after',
    async (name) => {
      const { session } = await buildAdmin(app.db);
      const refused = await app.call(routes[name], {}, session);
      expect([refused.status, refused.json]).toMatchObject([403, { code: 'second_factor_missing' }]);
      const { body } = await app.call(factorRoutes.beginApp, {}, session);
      const code = appWith(body.secret).code();
      expect((await app.call(factorRoutes.confirmApp, { body: { code } }, session)).status).toBe(200);
      expect((await app.call(routes[name], {}, session)).status).toBe(200);
    },
  );

  it('hears it with their account, at sign-in and after', async () => {
    const { session, user } = await buildAdmin(app.db);
    const login = { body: { username: user.username, password: factoryPassword } };
    expect((await app.call(accountRoutes.login, login)).body.needsSecondFactor).toBe(true);
    expect((await app.call(accountRoutes.currentUser, {}, session)).body.needsSecondFactor).toBe(true);
    expect((await app.call(factorRoutes.listFactors, {}, session)).body.isRequired).toBe(true);
  });

  it('creates no user by signing up as one, and gets no file of figures', async () => {
    const { session } = await buildAdmin(app.db);
    const created = await app.call(
      routes.register,
      { body: { username: 'grants-power', isAdmin: true } as never },
      session,
    );
    expect(created.status).toBe(400);
    const file = await app.inject({ url: '/admin/reports/events.csv', headers: { ...session } });
    expect(file.statusCode).toBe(403);
  });

  it('loses the rights of an admin again with the last factor', async () => {
    const { id, session } = await buildAdmin(app.db);
    await buildApp(app.db, id);
    expect((await app.call(routes.listUsers, {}, session)).status).toBe(200);
    await app.call(factorRoutes.removeApp, {}, session);
    expect((await app.call(routes.listUsers, {}, session)).status).toBe(403);
  });

  it('isn’t an organizer: they need none', async () => {
    const { session } = await buildOrganizer(app.db);
    expect((await app.call(routes.organizerSummary, {}, session)).status).toBe(200);
    expect((await app.call(accountRoutes.currentUser, {}, session)).body.needsSecondFactor).toBe(false);
  });
});

it('FAC-01 with REQUIRE_SECOND_FACTOR=off, as in the demo, admins need none', async () => {
  const { session } = await buildAdmin(demo.db);
  expect((await demo.call(routes.listUsers, {}, session)).status).toBe(200);
  expect((await demo.call(accountRoutes.currentUser, {}, session)).body.needsSecondFactor).toBe(false);
  expect((await demo.call(factorRoutes.listFactors, {}, session)).body.isRequired).toBe(false);
});
