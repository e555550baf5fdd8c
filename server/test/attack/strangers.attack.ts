import { accountRoutes } from '@ascendant/contract/account';
import { factorRoutes } from '@ascendant/contract/factor';
import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authTokens } from '../../db/schema/sign-in';
import { buildApp } from '../factories/factors';
import { buildAdmin, buildTraveller, factoryPassword } from '../factories/people';
import { mailedCode } from '../factories/sign-ups';
import { testApp } from '../test-app';

const app = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) });

it('a stranger who guesses codes and passwords doesn’t keep an owner out', async () => {
  const { user } = await buildTraveller(app.db);
  const [owner, stranger] = ['192.0.2.1', '203.0.113.1'];
  const asked = await app.call(accountRoutes.requestPasswordReset, { body: { email: user.email } }, from(owner));
  const mark = asked.cookies.find(({ name }) => name === 'password-reset');
  const code = await mailedCode(app, user.email);
  const reset = (resetCode: string, headers: Record<string, string>) =>
    app.call(
      accountRoutes.confirmPasswordReset,
      { body: { email: user.email, resetCode, newPassword: 'a quieter valley' } },
      headers,
    );
  for (let guess = 0; guess < 60; guess += 1) {
    const wrong = String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0');
    await reset(wrong, from(stranger, guess % 2 === 0 ? '' : `password-reset=guess-${guess}`));
    await app.call(
      accountRoutes.login,
      { body: { username: user.username, password: `guess ${guess}` } },
      from(stranger),
    );
  }
  const body = { username: user.username, password: factoryPassword };
  expect((await app.call(accountRoutes.login, { body }, from(owner))).status).toBe(200);
  expect((await reset(code, from(owner, `password-reset=${mark?.value}`))).status).toBe(200);
});

it('a session left open gives nothing away without asking again', async () => {
  const admin = await buildAdmin(app.db);
  await buildApp(app.db, admin.id);
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  await app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, admin.id));
  const free = { code: 'ALLFREE', discountValue: 100, discountType: 'percentage', usageLimit: 5, eventId: 1 };
  const attempts = () =>
    Promise.all([
      app.call(routes.createDiscountCode, { body: free } as never, admin.session),
      app.call(factorRoutes.removeApp, {}, admin.session),
      app.call(factorRoutes.renewRecoveryCodes, {}, admin.session),
    ]);
  const codes = async () => (await attempts()).map(({ json }) => (json as { code: string }).code);
  expect(new Set(await codes())).toEqual(new Set(['confirmation_required']));
  // The password alone doesn't confirm for someone with a second factor.
  const confirmed = await app.call(
    factorRoutes.confirmIdentity,
    { body: { password: factoryPassword } },
    admin.session,
  );
  expect(confirmed.status).toBe(403);
  expect(new Set(await codes())).toEqual(new Set(['confirmation_required']));
});
