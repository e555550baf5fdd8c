import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payoutAccounts } from '../../db/schema/payouts';
import { sandboxAccounts } from '../../db/schema/sandbox-accounts';
import { addJob } from '../../src/jobs/add-job.repository';
import { expectCleanInvariants } from '../clean-invariants';
import { buildAdmin, buildOrganizer } from '../factories/people';
import { letEventEnd } from '../payouts/pay';
import { ask } from '../process/ask';
import { eventually, type ServerProcess } from '../process/server-process';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor, startVictim, targets, type Victim } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

const pointsOfTransfer = ['transfer-planned', 'transfer-made'];

/** What became of an organizer's payouts, here, at the sandbox and in the ledger. */
async function outcomeOf(organizerId: number) {
  const { rows } = await environment.pool.query<Record<'made' | 'back' | 'atProvider' | 'posted' | 'cents', number>>(
    `select (select count(*)::int from transfers where organizer_id = $1 and status = 'made') as made,
      (select count(*)::int from transfer_reversals r join transfers t on t.id = r.transfer_id where t.organizer_id = $1 and r.status = 'made') as back,
      (select count(*)::int from sandbox.transfers where account_id = 'acct_' || $1) as "atProvider",
      (select count(*)::int from ledger_entries where account = 'paid_out' and organizer_id = $1) as posted,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entries where account = 'paid_out' and organizer_id = $1) as cents`,
    [organizerId],
  );
  return rows[0];
}

describe.each(targets)('kill -9 of %s while organizers are paid', (target) => {
  /** A booking of $100 at an event that's over, whose organizer can be paid. */
  async function sold(server: ServerProcess): Promise<{ organizerId: number; bookingId: number }> {
    const shopper = await buildShopper(environment);
    const organizerId = (await buildOrganizer(environment.db)).id;
    await environment.pool.query('update events set created_by = $2, organizer_id = $2 where id = $1', [
      shopper.eventId,
      organizerId,
    ]);
    const intent = await shopper.open(server);
    await shopper.pay(server, intent);
    await shopper.confirm(server, intent);
    const id = `acct_${organizerId}`;
    await environment.db.insert(sandboxAccounts).values({ id, state: 'active', currency: 'usd' });
    const account = { organizerId, provider: 'sandbox', providerAccountId: id, state: 'active' } as const;
    await environment.db.insert(payoutAccounts).values({ ...account, checkedAt: new Date() });
    await letEventEnd(environment, shopper.eventId, 49);
    return { organizerId, bookingId: Number(intent?.json['bookingId']) };
  }

  const pay = () => addJob(environment.db, 'pay_organizers', {});

  async function afterwards({ server }: Victim): Promise<ServerProcess> {
    const next = target === 'the application' ? await startSurvivor(environment) : server;
    await next.ready();
    await releaseJobs(environment);
    return next;
  }

  it.each(pointsOfTransfer.flatMap((point) => times.map((time) => [point, time] as const)))(
    'CRA-23, CRA-24 at %s: one transfer, posted once (%i)',
    async (point) => {
      const victim = await startVictim(environment, { point, target });
      await victim.server.ready();
      const { organizerId } = await sold(victim.server);
      await pay();
      await victim.struck();
      await afterwards(victim);
      await pay();
      await eventually(async () => (await outcomeOf(organizerId))?.posted === 1);
      await pay();
      expect(await outcomeOf(organizerId)).toEqual({ made: 1, back: 0, atProvider: 1, posted: 1, cents: 10_000 });
    },
  );

  it.each(times)('CRA-25 at reversal-made: one reversal, posted once (%i)', async () => {
    const victim = await startVictim(environment, { point: 'reversal-made', target });
    await victim.server.ready();
    // A full refund costs the site the provider's fee: that's paid from what it earned on another sale.
    await sold(victim.server);
    const { organizerId, bookingId } = await sold(victim.server);
    await pay();
    await eventually(async () => (await outcomeOf(organizerId))?.posted === 1);
    // Someone who has just signed in: a refund asks for that, and a long run takes longer than it lasts.
    const admin = await buildAdmin(environment.db);
    const refund = await ask(victim.server, routes.refundBooking, admin, {}, { id: bookingId });
    expect(refund?.status).toBe(200);
    await eventually(async () => {
      const { rows } = await environment.pool.query('select 1 from bookings where id = $1 and payment_status = $2', [
        bookingId,
        'refunded',
      ]);
      return rows.length === 1;
    });
    await pay();
    await victim.struck();
    await afterwards(victim);
    await pay();
    await eventually(async () => (await outcomeOf(organizerId))?.posted === 2);
    expect(await outcomeOf(organizerId)).toEqual({ made: 1, back: 1, atProvider: 2, posted: 2, cents: 0 });
  });

  it('and the books agree', () => expectCleanInvariants(environment.db));
});
