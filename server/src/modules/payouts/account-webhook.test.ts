import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../test/checkout/checkout';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { stripeEnvironment, type StripeEnvironment } from '../../../test/checkout/stripe-environment';
import { buildOrganizer } from '../../../test/factories/people';
import { standInKeys } from '../../../test/stripe-stand-in/stand-in';
import { signedPost } from '../../../test/stripe-stand-in/webhooks';

let environment: StripeEnvironment;
let accountId: string;
beforeAll(async () => {
  environment = await stripeEnvironment({
    settings: { STRIPE_CONNECT_WEBHOOK_SECRET: standInKeys.connectWebhookSecret },
  });
  const { id } = await buildOrganizer(environment.app.db);
  await environment.app.call(routes.connectPayouts, {}, as({ id }, 'organizer'));
  const { rows } = await environment.app.pool.query<{ id: string }>(
    'select provider_account_id as id from payout_accounts',
  );
  accountId = rows[0]?.id ?? '';
});

const thin = (id: string) => ({
  id: 'evt_1',
  object: 'v2.core.event',
  type: 'v2.core.account[requirements].updated',
  livemode: false,
  created: new Date().toISOString(),
  related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
});
const snapshot = (account: string | undefined) => ({
  id: 'evt_2',
  object: 'event',
  type: 'payout.paid',
  livemode: false,
  created: Math.floor(Date.now() / 1000),
  ...(account === undefined ? {} : { account }),
  data: { object: { id: 'po_1', object: 'payout' } },
});

async function post(event: unknown, secret: string, url = '/api/webhooks/stripe/connect'): Promise<number> {
  const { body, headers } = signedPost(event, secret);
  return (await environment.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
}
const jobs = async () => {
  const { rows } = await environment.app.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'read_payout_account'`,
  );
  return rows[0]?.count;
};

describe('webhooks about connected accounts', () => {
  it('of either version are taken, signed with their own secret, and read the account once', async () => {
    for (const event of [thin(accountId), snapshot(accountId), thin(accountId)])
      expect(await post(event, standInKeys.connectWebhookSecret)).toBe(200);
    expect(await jobs()).toBe(1);
    await environment.app.runJobs();
  });

  it.each<[what: string, event: unknown, secret: string]>([
    ['with the secret of the other endpoint', snapshot('acct_1'), standInKeys.webhookSecret],
    ['with a secret that isn’t ours', snapshot('acct_1'), 'whsec_other'],
    ['about an account that isn’t an organizer’s', snapshot('acct_other'), standInKeys.connectWebhookSecret],
    ['of version 2 about such an account', thin('acct_other'), standInKeys.connectWebhookSecret],
    ['about no account', snapshot(undefined), standInKeys.connectWebhookSecret],
  ])('%s are 400, and change nothing', async (_what, event, secret) => {
    expect(await post(event, secret)).toBe(400);
    expect(await jobs()).toBe(0);
  });

  it('don’t pass at the endpoint of payments, nor payments’ here', async () => {
    expect(await post(snapshot(accountId), standInKeys.connectWebhookSecret, '/api/webhooks/stripe')).toBe(400);
    expect(await post(snapshot(accountId), standInKeys.webhookSecret)).toBe(400);
  });

  it('are 404 for a provider that isn’t in use', async () => {
    const sandbox = await sandboxEnvironment();
    const url = '/api/webhooks/stripe/connect';
    expect((await sandbox.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  });
});
