import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { as } from '../../../test/checkout/checkout';
import { buildConfirmed, checkedEnvironment } from '../../../test/checkout/scene';
import { buildAdmin, buildOrganizer } from '../../../test/factories/people';
import { accountIdOf, connectedOrganizer } from '../../../test/payouts/connect';
import { letEventEnd, pay } from '../../../test/payouts/pay';

const environment = await checkedEnvironment();
const adminId = (await buildAdmin(environment.app.db)).id;

describe('organizers are paid', () => {
  const payoutsOf = async (organizerId: number) =>
    (await environment.app.call(routes.organizerPayouts, {}, as({ id: organizerId }, 'organizer'))).body;
  const connected = (behaviour?: Parameters<typeof connectedOrganizer>[1]) =>
    connectedOrganizer(environment, behaviour);

  const connect = (id: number, body: { country?: 'us' | 'ca'; startOver?: boolean } = {}) =>
    environment.app.call(routes.connectPayouts, { body }, as({ id }, 'organizer'));

  /** A booking of $100 at an event of theirs. */
  const sold = (organizerId: number) => buildConfirmed(environment, { createdBy: organizerId });
  const refund = (bookingId: number, amount?: string) =>
    environment.app.call(
      routes.refundBooking,
      { params: { id: bookingId }, body: amount === undefined ? {} : { amount } },
      as({ id: adminId }, 'admin'),
    );

  it('an account is connected on the provider’s page, once, and its state comes by webhook', async () => {
    const { id } = await buildOrganizer(environment.app.db);
    expect((await payoutsOf(id)).account.connection).toBe('none');
    expect(await connect(id)).toMatchObject({
      status: 400,
      json: { fields: { country: 'Please choose a country.' } },
    });
    const first = await connect(id, { country: 'us' });
    expect(first.body.url).toMatch(/\/(sandbox\/accounts|onboarding)\//);
    const accountId = await accountIdOf(environment, id);
    const second = await connect(id);
    expect(second.body.url).not.toBe(first.body.url);
    expect(await accountIdOf(environment, id)).toBe(accountId);
    expect((await payoutsOf(id)).account.connection).toBe('onboarding');
    for (const [behaviour, connection] of [
      ['verifying', 'verifying'],
      ['restricted', 'restricted'],
      ['works', 'active'],
    ] as const) {
      await environment.behaveAtProvider(accountId, behaviour);
      await environment.hearOfAccounts();
      expect((await payoutsOf(id)).account.connection).toBe(connection);
    }
  });

  it('starts over with another account once nothing is due, and that one is paid', async () => {
    const id = await connected();
    const first = await accountIdOf(environment, id);
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    expect((await payoutsOf(id)).account.canStartOver).toBe(false);
    const another = { country: 'ca', startOver: true } as const;
    expect(await connect(id, another)).toMatchObject({ status: 409, json: { code: 'payouts_due' } });
    await pay(environment.app);
    expect((await payoutsOf(id)).account.canStartOver).toBe(true);
    expect((await connect(id, another)).status).toBe(200);
    const second = await accountIdOf(environment, id);
    expect(second).not.toBe(first);
    expect(await payoutsOf(id)).toMatchObject({ account: { connection: 'onboarding' }, paidOut: '100.00' });
    await environment.behaveAtProvider(first, 'works');
    await environment.hearOfAccounts();
    expect((await payoutsOf(id)).account.connection).toBe('onboarding');
    await environment.behaveAtProvider(second, 'works');
    await environment.hearOfAccounts();
    expect((await payoutsOf(id)).account.connection).toBe('active');
  });

  it('holds what’s due to an account that can’t be read any more, says so, and pays it to another', async () => {
    const id = await connected();
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    const closed = 'acct_closed';
    await environment.app.db.execute(
      sql`update payout_accounts set provider_account_id = ${closed}, checked_at = null where organizer_id = ${id}`,
    );
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({
      account: { connection: 'lost', canStartOver: true },
      hold: 'lost',
      ready: '100.00',
      transfers: [],
    });
    const { rows } = await environment.app.db.execute<{ email: string }>(sql`select email from users where id = ${id}`);
    expect(environment.app.mailer.lastTo(rows[0]?.email ?? '').text).toContain('start over with another account');
    expect((await connect(id, { country: 'us', startOver: true })).status).toBe(200);
    await environment.behaveAtProvider(await accountIdOf(environment, id), 'works');
    await environment.hearOfAccounts();
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ account: { connection: 'active' }, paidOut: '100.00' });
  });

  it('is paid once the event has been over for two days, and not an hour before', async () => {
    const id = await connected();
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 47);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ ready: '0.00', paidOut: '0.00', next: { amount: '100.00' } });
    await letEventEnd(environment.app, event.id, 49);
    expect(await payoutsOf(id)).toMatchObject({ ready: '100.00', next: null });
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({
      ready: '0.00',
      paidOut: '100.00',
      transfers: [{ status: 'made', amount: '100.00' }],
    });
    await pay(environment.app);
    expect((await payoutsOf(id)).transfers).toHaveLength(1);
  });

  it.each(['none', 'onboarding', 'verifying', 'restricted'] as const)(
    'isn’t paid while the account is %s, and gets it all afterwards',
    async (connection) => {
      const id =
        connection === 'none'
          ? (await buildOrganizer(environment.app.db)).id
          : connection === 'onboarding'
            ? (await buildOrganizer(environment.app.db)).id
            : await connected(connection);
      if (connection === 'onboarding') await connect(id, { country: 'us' });
      const { event } = await sold(id);
      await letEventEnd(environment.app, event.id, 49);
      await pay(environment.app);
      expect(await payoutsOf(id)).toMatchObject({ hold: connection, ready: '100.00', transfers: [] });
      if (connection === 'none') await connect(id, { country: 'us' });
      await environment.behaveAtProvider(await accountIdOf(environment, id), 'works');
      await environment.hearOfAccounts();
      await pay(environment.app);
      expect(await payoutsOf(id)).toMatchObject({ hold: null, paidOut: '100.00' });
    },
  );

  it('a disabled organizer is paid once they’re enabled again', async () => {
    const id = await connected();
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    await environment.app.pool.query('update users set disabled = true where id = $1', [id]);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ hold: 'disabled', ready: '100.00' });
    await environment.app.pool.query('update users set disabled = false where id = $1', [id]);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ paidOut: '100.00' });
  });

  it('a refund after the payout is made first, and then what was paid out is taken back', async () => {
    const id = await connected();
    const { event, opened } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    await pay(environment.app);
    await refund(opened.bookingId);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ ready: '0.00', paidOut: '0.00' });
  });

  it('what can’t be taken back is a negative balance, and lowers the next payout', async () => {
    const id = await connected();
    const [one, two] = [await sold(id), await sold(id)];
    await letEventEnd(environment.app, one.event.id, 49);
    await pay(environment.app);
    await environment.payOutAtProvider(await accountIdOf(environment, id));
    await environment.hearOfAccounts();
    expect((await payoutsOf(id)).bankPayouts).toMatchObject([{ status: 'paid', amount: '100.00' }]);
    await refund(one.opened.bookingId, '41.50');
    await pay(environment.app);
    const negative = (await payoutsOf(id)).ready;
    expect(Number(negative)).toBeLessThan(0);
    await letEventEnd(environment.app, two.event.id, 49);
    expect((await payoutsOf(id)).ready).toBe((100 + Number(negative)).toFixed(2));
  });

  it('a transfer that the provider refuses is kept, shown to admins, and tried again under the same key', async () => {
    const id = await connected();
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    // We haven't heard yet that the account can't be paid any more.
    await environment.behaveAtProvider(await accountIdOf(environment, id), 'restricted');
    await pay(environment.app);
    const admin = as({ id: adminId }, 'admin');
    const own = async () =>
      (await environment.app.call(routes.adminPayouts, {}, admin)).body.transfers.find(
        (each) => each.organizerId === id,
      );
    expect(await own()).toMatchObject({ status: 'refused', amount: '100.00' });
    expect((await payoutsOf(id)).onItsWay).toBe('100.00');
    await environment.behaveAtProvider(await accountIdOf(environment, id), 'works');
    await environment.app.call(routes.retryTransfer, { params: { id: (await own())?.id ?? 0 } }, admin);
    await environment.app.runJobs();
    expect(await own()).toMatchObject({ status: 'made', amount: '100.00', problem: null });
    expect(await payoutsOf(id)).toMatchObject({ onItsWay: '0.00', paidOut: '100.00' });
  });

  it('a lost answer makes no second transfer', async () => {
    const id = await connected();
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    environment.faults.loseAnswers = 1;
    await pay(environment.app).catch(() => undefined);
    environment.letPass(60);
    environment.faults.loseAnswers = 0;
    await environment.app.pool.query(`update graphile_worker._private_jobs set run_at = now(), locked_at = null`);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ paidOut: '100.00', transfers: [{ status: 'made' }] });
    const made = (await environment.provider.connect.listTransfers(new Date(0))).filter(
      (each) => each.accountId !== '' && each.amount === -10_000,
    );
    expect(new Set(made.map(({ sourceId }) => sourceId)).size).toBe(made.length);
  });

  it('a payout that the bank returns is shown and emailed once', async () => {
    const id = await connected('returned');
    const { event } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    await pay(environment.app);
    await environment.payOutAtProvider(await accountIdOf(environment, id));
    await environment.hearOfAccounts();
    expect((await payoutsOf(id)).bankPayouts).toMatchObject([{ status: 'failed', amount: '100.00' }]);
    const { rows } = await environment.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from mails where kind = 'payout_returned' and user_id = ${id}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('what a bank is deciding about waits, and isn’t taken back meanwhile', async () => {
    const id = await connected();
    const { event, opened } = await sold(id);
    await letEventEnd(environment.app, event.id, 49);
    const disputeId = await environment.disputeAtProvider(opened.paymentIntentId);
    await environment.hear(opened.paymentIntentId);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ ready: '0.00', disputed: '100.00', transfers: [] });
    await environment.moveDisputeAtProvider(disputeId, 'won');
    await environment.hear(opened.paymentIntentId);
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ disputed: '0.00', paidOut: '100.00' });
  });

  it('an admin’s adjustment is paid with the next payout, is no revenue, and is audited', async () => {
    const id = await connected();
    const admin = as({ id: adminId }, 'admin');
    const adjust = (amount: string) =>
      environment.app.call(
        routes.adjustEarnings,
        { body: { organizerId: id, amount, reason: 'For the broken lift.' } } as never,
        admin,
      );
    expect((await adjust('12.34')).status).toBe(200);
    expect(await payoutsOf(id)).toMatchObject({ ready: '12.34' });
    await adjust('-2.34');
    await pay(environment.app);
    expect(await payoutsOf(id)).toMatchObject({ ready: '0.00', paidOut: '10.00' });
    const { rows } = await environment.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from audit_log where action = 'earnings.adjusted' and target_id = ${String(id)}`,
    );
    expect(rows).toEqual([{ count: 2 }]);
    for (const amount of ['0', '0.00', '1.234', 'ten', '100000.01'])
      expect((await adjust(amount)).status, amount).toBe(400);
  });

  it('an adjustment that’s sent again with its key, also at the same moment, is made once', async () => {
    const id = await connected();
    const admin = { ...as({ id: adminId }, 'admin'), 'idempotency-key': `adjust-${id}` };
    const adjust = (amount: string) => {
      const body = { organizerId: id, amount, reason: 'For the broken lift.' } as never;
      return environment.app.call(routes.adjustEarnings, { body }, admin);
    };
    const pressed = await Promise.all([adjust('12.34'), adjust('12.34'), adjust('12.34')]);
    expect(pressed.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, json } of pressed) if (status !== 200) expect(json).toMatchObject({ code: 'in_progress' });
    const again = await adjust('12.34');
    expect([again.status, again.headers['idempotent-replay']]).toEqual([200, 'true']);
    expect(await payoutsOf(id)).toMatchObject({ ready: '12.34' });
    expect((await adjust('12.35')).json).toMatchObject({ code: 'idempotency_key_reused' });
    const { rows } = await environment.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from adjustments where organizer_id = ${id}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('an admin reads of each organizer what they read themselves, of all in one list', async () => {
    for (const [hours, refunded] of [
      [47, undefined],
      [49, undefined],
      [49, '30.00'],
    ] as const) {
      const sale = await sold(await connected());
      await letEventEnd(environment.app, sale.event.id, hours);
      if (refunded !== undefined) await refund(sale.opened.bookingId, refunded);
    }
    const { organizers } = (await environment.app.call(routes.adminPayouts, {}, as({ id: adminId }, 'admin'))).body;
    expect(organizers.map(({ ready }) => ready)).toEqual(expect.arrayContaining(['0.00', '100.00']));
    for (const { organizerId, connection, hold, ready } of organizers) {
      const own = await payoutsOf(organizerId);
      expect({ connection, hold, ready }).toEqual({
        connection: own.account.connection,
        hold: own.hold,
        ready: own.ready,
      });
    }
  });
});
