import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '../../../test/checkout/checkout';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildOrganizer } from '../../../test/factories/people';

const environment = await sandboxEnvironment();
const { id } = await buildOrganizer(environment.app.db);
let accountId: string;

beforeAll(async () => {
  await environment.app.call(routes.connectPayouts, { body: { country: 'us' } }, as({ id }, 'organizer'));
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
/** As the sandbox of version 1.0.0 has left it behind. */
const older = (account: string) => {
  const data = { object: { id: account, object: 'account' } };
  return { id: 'evt_3', type: 'account.updated', created: 1, livemode: false, account, data };
};

const jobs = async () => {
  const { rows } = await environment.app.pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'read_payout_account'`,
  );
  return rows[0]?.count;
};

describe('webhooks about connected accounts', () => {
  it('of either version are taken, signed with their own secret, and read the account once', async () => {
    for (const event of [thin(accountId), snapshot(accountId), older(accountId), thin(accountId)])
      expect(await environment.postOfAccount(event)).toBe(200);
    expect(await jobs()).toBe(1);
    await environment.app.runJobs();
  });

  it.each<[what: string, event: Readonly<Record<string, unknown>>, signedAs: 'accounts' | 'payments' | 'someone else']>(
    [
      ['with the secret of the other endpoint', snapshot('acct_1'), 'payments'],
      ['with a secret that isn’t ours', snapshot('acct_1'), 'someone else'],
      ['about an account that isn’t an organizer’s', snapshot('acct_other'), 'accounts'],
      ['of version 2 about such an account', thin('acct_other'), 'accounts'],
      ['about no account', snapshot(undefined), 'accounts'],
    ],
  )('%s are 400, and change nothing', async (_what, event, signedAs) => {
    expect(await environment.postOfAccount(event, { signedAs })).toBe(400);
    expect(await jobs()).toBe(0);
  });

  it('don’t pass at the endpoint of payments, nor payments’ here', async () => {
    expect(await environment.postOfAccount(snapshot(accountId), { url: '/api/webhooks/sandbox' })).toBe(400);
    expect(await environment.postOfAccount(snapshot(accountId), { signedAs: 'payments' })).toBe(400);
  });

  it('are 404 for a provider that isn’t in use', async () => {
    expect(await environment.postOfAccount(snapshot(accountId), { url: '/api/webhooks/stripe/connect' })).toBe(404);
  });
});
