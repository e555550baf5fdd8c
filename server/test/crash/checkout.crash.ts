import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { payableIn, type Heard } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import { aftermathOf, letHoldsEnd, releaseJobs, sweepNow, waitForAftermath } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { buildShopper, type Shopper } from './shopper';
import { startSurvivor, startVictim, targets, type Target, type Victim, type VictimOptions } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});

afterAll(() => environment.close());

const confirmed = {
  booking: 'confirmed/completed',
  bookings: 1,
  holds: 1,
  intents: ['succeeded'],
  tickets: 1,
  mails: 1,
};

describe.each(targets)('kill -9 of %s during a checkout', (target) => {
  async function begin(options: Omit<VictimOptions, 'target'>): Promise<{ victim: Victim; shopper: Shopper }> {
    const victim = await startVictim(environment, { ...options, target });
    await victim.server.ready();
    return { victim, shopper: await buildShopper(environment) };
  }

  /** The server afterwards: the application started again, or the same process once PostgreSQL is back. */
  async function afterwards({ server }: Victim): Promise<ServerProcess> {
    const next = target === 'the application' ? await startSurvivor(environment) : server;
    await next.ready();
    return next;
  }

  const userIdOf = ({ person }: Shopper) => person.id;

  it.each(times)('CRA-01 before we ask the provider: the hold ends, and there is no intent (%i)', async () => {
    const { victim, shopper } = await begin({ point: 'hold-committed' });
    const heard = shopper.open(victim.server);
    await victim.struck();
    expectUnheard(target, await heard);
    await letHoldsEnd(environment, userIdOf(shopper));
    await afterwards(victim);
    await sweepNow(environment);
    const end = await waitForAftermath(environment, userIdOf(shopper), ({ booking }) => booking === 'cancelled/failed');
    expect(end.intents.filter((status) => status !== 'canceled')).toEqual([]);
    if (target === 'the application') expect(end.intents).toEqual([]);
  });

  it.each(times)('CRA-02 the provider’s answer is lost: the same order again gets the same intent (%i)', async () => {
    const { victim, shopper } = await begin({ point: 'intent-made' });
    const heard = shopper.open(victim.server);
    await victim.struck();
    await heard;
    const server = await afterwards(victim);
    const again = await openAgain(server, shopper);
    expect(await aftermathOf(environment, userIdOf(shopper))).toMatchObject({
      bookings: 1,
      holds: 1,
      intents: ['requires_payment_method'],
    });
    expect(payableIn(again).clientSecret).toMatch(/^pi_/);
    await expectEnds(shopper);
  });

  it.each(times)(
    'CRA-02 the provider’s answer is lost and the buyer never comes back: the intent is canceled (%i)',
    async () => {
      const { victim, shopper } = await begin({ point: 'intent-made' });
      const heard = shopper.open(victim.server);
      await victim.struck();
      await heard;
      await afterwards(victim);
      await expectEnds(shopper);
    },
  );

  it.each(times)(
    'CRA-03 the answer to the browser is lost: a repeat gives the same client secret, and there is one hold (%i)',
    async () => {
      const { victim, shopper } = await begin({ point: 'intent-stored' });
      const heard = shopper.open(victim.server);
      await victim.struck();
      await heard;
      const { rows } = await environment.pool.query<{ secret: string }>(
        `select client_secret as secret from payments p join holds h on h.id = p.hold_id where h.user_id = $1`,
        [userIdOf(shopper)],
      );
      const again = await openAgain(await afterwards(victim), shopper);
      expect(rows).toEqual([{ secret: payableIn(again).clientSecret }]);
      expect(await aftermathOf(environment, userIdOf(shopper))).toMatchObject({
        holds: 1,
        intents: ['requires_payment_method'],
      });
      await expectEnds(shopper);
    },
  );

  it.each(times)('CRA-04 PAY-11 the card is paid and the browser is closed: the reconciler confirms (%i)', async () => {
    const { victim, shopper } = await begin({ point: 'card-paid' });
    const intent = await shopper.open(victim.server);
    const paying = shopper.pay(victim.server, intent);
    await victim.struck();
    await paying;
    expect(await aftermathOf(environment, userIdOf(shopper))).toMatchObject({
      booking: 'pending/pending',
      intents: ['succeeded'],
    });
    await afterwards(victim);
    if (target === 'PostgreSQL') await sweepNow(environment);
    expect(await waitForAftermath(environment, userIdOf(shopper), isConfirmed)).toEqual(confirmed);
  });

  it.each(times)(
    'CRA-05 the confirm call arrived but we hadn’t asked the provider: it’s confirmed anyway (%i)',
    async () => {
      const { victim, shopper } = await begin({ point: 'confirm-received' });
      await dieConfirming(victim, shopper);
      await afterwards(victim);
      if (target === 'PostgreSQL') await sweepNow(environment);
      expect(await waitForAftermath(environment, userIdOf(shopper), isConfirmed)).toEqual(confirmed);
    },
  );

  it.each(times)(
    'CRA-06 during the confirmation: all of it is rolled back, then it’s confirmed once (%i)',
    async () => {
      const { victim, shopper } = await begin({ point: 'confirming' });
      await dieConfirming(victim, shopper);
      if (target === 'the application') {
        expect(await aftermathOf(environment, userIdOf(shopper))).toMatchObject({
          booking: 'pending/pending',
          tickets: 0,
          mails: 0,
        });
      }
      await afterwards(victim);
      if (target === 'PostgreSQL') await sweepNow(environment);
      expect(await waitForAftermath(environment, userIdOf(shopper), isConfirmed)).toEqual(confirmed);
    },
  );

  it.each(times)(
    'CRA-07 confirmed, but the answer was lost: a repeat gives the same booking and one email (%i)',
    async () => {
      const { victim, shopper } = await begin({ point: 'confirmed' });
      const intent = await dieConfirming(victim, shopper);
      expect(await aftermathOf(environment, userIdOf(shopper))).toEqual(confirmed);
      const server = await afterwards(victim);
      expect(await shopper.confirm(server, intent)).toMatchObject({ status: 200, json: { success: true } });
      expect(await aftermathOf(environment, userIdOf(shopper))).toEqual(confirmed);
    },
  );

  it.each(times)('CRA-08 the webhook is stored but not answered: sent again, it changes nothing (%i)', async () => {
    await environment.pool.query('update sandbox.events set delivered_at = now() where delivered_at is null');
    const { victim, shopper } = await begin({ point: 'notice-taken', hasWebhooks: true });
    const intent = await shopper.open(victim.server);
    await shopper.pay(victim.server, intent);
    await victim.struck();
    await environment.pool.query('update sandbox.events set next_try_at = now() where delivered_at is null');
    if (target === 'the application') await startSurvivor(environment, true);
    await releaseJobs(environment);
    expect(await waitForAftermath(environment, userIdOf(shopper), isConfirmed)).toEqual(confirmed);
    const delivered = async () => {
      const { rows } = await environment.pool.query<{ tries: number; delivered: boolean; taken: number }>(
        `select e.tries, e.delivered_at is not null as delivered,
           (select count(*)::int from provider_events p where p.id = e.id) as taken
         from sandbox.events e where e.object_id = $1 and e.type = 'payment_intent.succeeded'`,
        [payableIn(intent).paymentIntentId],
      );
      return rows[0];
    };
    await expect.poll(delivered, { timeout: 30_000 }).toMatchObject({ delivered: true, taken: 1 });
    expect((await delivered())?.tries).toBeGreaterThanOrEqual(target === 'the application' ? 2 : 1);
    expect(await aftermathOf(environment, userIdOf(shopper))).toEqual(confirmed);
  });

  it('INV no invariant is broken after all of this', async () => {
    await startSurvivor(environment);
    await releaseJobs(environment);
    await sweepNow(environment);
    await expect
      .poll(() => expectCleanInvariants(environment.db).then(() => 'clean', String), { timeout: 60_000 })
      .toBe('clean');
  });

  async function dieConfirming(victim: Victim, shopper: Shopper): Promise<Heard> {
    const intent = await shopper.open(victim.server);
    await shopper.pay(victim.server, intent);
    const heard = shopper.confirm(victim.server, intent);
    await victim.struck();
    await heard;
    return intent;
  }

  /** Sends the same order again, as the page does after an error. */
  async function openAgain(server: ServerProcess, shopper: Shopper): Promise<Heard> {
    let heard: Heard = null;
    await expect
      .poll(
        async () => {
          heard = await shopper.open(server);
          return heard?.status;
        },
        { timeout: 20_000 },
      )
      .toBe(200);
    return heard;
  }

  /** If no one pays, open payments end, here and at the provider. */
  async function expectEnds(shopper: Shopper): Promise<void> {
    await letHoldsEnd(environment, userIdOf(shopper));
    await sweepNow(environment);
    const end = await waitForAftermath(environment, userIdOf(shopper), ({ booking }) => booking === 'cancelled/failed');
    expect(end).toMatchObject({ bookings: 1, holds: 1, intents: ['canceled'] });
  }
});

const isConfirmed = ({ booking }: { booking: string | null }) => booking === 'confirmed/completed';

function expectUnheard(target: Target, heard: Heard): void {
  if (target === 'the application') expect(heard).toBeNull();
}
