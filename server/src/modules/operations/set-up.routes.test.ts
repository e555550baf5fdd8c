import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { users } from '../../../db/schema/users';
import { buildAdmin, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { testDatabase } from '../../../test/test-database';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { sealerWith } from '../../encryption/sealer';
import { checkPayments } from '../../set-up/check-payments';
import { checkTaxes } from '../../set-up/check-set-up';
import { readSettings } from '../../settings/config';

const app = await testApp();
const admin = await buildAdmin(app.db);

const checked = async (topic: string) => {
  const { body } = await app.call(routes.readSetUp, {}, admin.session);
  return body.checks.find((check) => check.topic === topic);
};

describe('the set-up', () => {
  it('tries out everything, and says of each whether it works', async () => {
    const { body } = await app.call(routes.readSetUp, {}, admin.session);
    expect(body.checks.map(({ topic, state }) => [topic, state])).toEqual([
      ['database', 'ok'],
      ['clock', 'ok'],
      // Nothing listens at the public address of a test.
      ['address', 'failed'],
      ['proxy', 'ok'],
      ['mail', 'warning'],
      ['payments', 'warning'],
      ['webhook', 'ok'],
      ['payouts', 'ok'],
      ['taxes', 'warning'],
      ['storage', 'ok'],
      ['encryption', 'ok'],
      ['backups', 'warning'],
      ['catalogue', 'failed'],
    ]);
    expect(body.webhook).toBeNull();
  });

  it('says what to do about everything that doesn’t work', async () => {
    const { body } = await app.call(routes.readSetUp, {}, admin.session);
    for (const { state, remedy } of body.checks) expect(remedy === null).toBe(state === 'ok');
  });

  it.each([
    [{}, 'warning', 'HST of 13% is added to every event, wherever it is.'],
    [{ TAX_RULES: 'specification' }, 'ok', 'HST of 13% is added to every event, wherever it is.'],
    [{ TAX_RULES: 'canada' }, 'ok', 'Taxes follow the province of each event, by Canada’s rules.'],
  ])('with %o it says which taxes are charged, and asks if no one has chosen', (given, state, text) => {
    expect(checkTaxes(readSettings(given).config)).toMatchObject({ state, text });
  });

  it('leads to the provider’s own news when it doesn’t answer, before it asks for other keys', async () => {
    const { config } = readSettings({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' });
    const listIntents = () => Promise.reject(new ProviderError('unreachable', "The provider doesn't answer"));
    expect(await checkPayments(config, { listIntents })).toMatchObject({
      state: 'failed',
      remedy: expect.stringMatching(/^Look at status\.stripe\.com\./),
    });
  });

  it('counts what this machine’s key doesn’t open', async () => {
    const sealed = sealerWith([Buffer.alloc(32, 9)]).seal('403 762 1550', 'phone');
    const { id } = await buildTraveller(app.db);
    await app.db.update(users).set({ phoneSealed: sealed }).where(eq(users.id, id));
    expect(await checked('encryption')).toMatchObject({
      state: 'failed',
      text: "This machine can't read an answer, phone number or webhook secret that was encrypted with another key.",
    });
    await app.db.update(users).set({ phoneSealed: null }).where(eq(users.id, id));
    expect(await checked('encryption')).toMatchObject({ state: 'ok' });
  });

  it('adds a starter set of categories and features, once', async () => {
    const add = async () => (await app.call(routes.addStarterSet, {}, admin.session)).body;
    const first = await add();
    expect(first.categories).toBe(15);
    expect(first.features).toBeGreaterThan(20);
    expect(await add()).toEqual({ categories: 0, features: 0 });
    expect(await checked('catalogue')).toMatchObject({ state: 'ok', text: 'There are 15 categories.' });
    const { rows } = await app.pool.query('select created_by from categories');
    expect(new Set(rows.map((row) => row.created_by))).toEqual(new Set([admin.id]));
  });

  it('sends a test email to the admin at once, and says what the mail server answered', async () => {
    const send = async () => (await app.call(routes.sendSetUpMail, {}, admin.session)).body;
    expect(await send()).toMatchObject({ topic: 'mail', state: 'warning' });
    expect(app.mailer.lastTo(admin.user.email).subject).toBe('Test email from Ascendant');
    app.mailer.isDown = true;
    expect(await send()).toMatchObject({
      state: 'failed',
      text: 'The mail server refused it: The mail server is down.',
    });
    app.mailer.isDown = false;
    const noted = (await app.db.select().from(auditLog)).filter(({ action }) => action === 'set_up.mail_sent');
    expect(noted).toHaveLength(2);
  });

  it('names test keys in production, and keys of different modes', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    };
    const mixed = await testApp({
      database: await testDatabase(),
      settings: { ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    });
    const { session } = await buildAdmin(mixed.db);
    const { body } = await mixed.call(routes.readSetUp, {}, session);
    expect(body.checks.find(({ topic }) => topic === 'payments')).toMatchObject({
      state: 'failed',
      text: 'STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key.',
    });
    expect(body.webhook?.url).toBe('http://localhost:3000/api/webhooks/stripe');
    expect(body.webhook?.events).toContain('charge.dispute.created');
    expect(body.payoutWebhook?.url).toBe('http://localhost:3000/api/webhooks/stripe/connect');
    expect(body.payoutWebhook?.events).toContain('payout.failed');
    expect(body.checks.find(({ topic }) => topic === 'payouts')).toMatchObject({
      state: 'warning',
      text: "Organizers aren't paid: STRIPE_CONNECT_WEBHOOK_SECRET isn't set.",
    });
  });
});
