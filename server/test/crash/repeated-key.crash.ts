import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingData } from '../checkout/checkout';
import { expectCleanInvariants } from '../clean-invariants';
import { buildFreeEvent } from '../factories/events';
import { buildAdmin, type SignedInPerson } from '../factories/people';
import { ask, type Heard } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import { releaseJobs, sweepNow, waitForAftermath } from './aftermath';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
let admin: SignedInPerson;
beforeAll(async () => {
  environment = await crashEnvironment();
  admin = await buildAdmin(environment.db);
});

afterAll(() => environment.close());

describe.each(targets)('kill -9 of %s between the commit of a call with a key and its answer', (target) => {
  /** Makes the call, which dies before it answers, and repeats it immediately. @returns the second answer */
  async function repeat(send: (server: ServerProcess) => Promise<Heard>): Promise<Heard> {
    const victim = await startVictim(environment, { point: 'effect-committed', target });
    await victim.server.ready();
    const lost = send(victim.server);
    await victim.struck();
    await lost;
    const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
    await next.ready();
    await releaseJobs(environment);
    return send(next);
  }

  it('IDE-02 a partial refund is made once, and the repeat answers what the first would have', async () => {
    const server = await startSurvivor(environment);
    const shopper = await buildShopper(environment);
    const intent = await shopper.open(server);
    await shopper.pay(server, intent);
    await shopper.confirm(server, intent);
    await waitForAftermath(environment, shopper.person.id, ({ booking }) => booking === 'confirmed/completed');
    const bookingId = Number(intent?.json['bookingId']);
    const keyed = { session: { ...admin.session, 'idempotency-key': `refund-${bookingId}` } };
    const heard = await repeat((to) => ask(to, routes.refundBooking, keyed, { amount: 20 }, { id: bookingId }));
    expect(heard).toMatchObject({ status: 200, json: { bookingId, status: 'confirmed', refunded: '20.00' } });
    await sweepNow(environment);
    const sent = async () => {
      const { rows } = await environment.pool.query(
        `select r.amount_cents as cents from sandbox.refunds r join payments p on p.intent_id = r.intent_id
         where p.booking_id = $1`,
        [bookingId],
      );
      return rows;
    };
    await expect.poll(sent, { timeout: 60_000 }).toEqual([{ cents: 2000 }]);
  });

  it('IDE-02 a free booking answers its 201', async () => {
    const { person } = await buildShopper(environment);
    const { event } = await buildFreeEvent(environment.db);
    const keyed = { session: { ...person.session, 'idempotency-key': `free-${event.id}` } };
    const heard = await repeat((to) => ask(to, routes.createBooking, keyed, bookingData({ eventId: event.id })));
    expect(heard).toMatchObject({ status: 201, json: { status: 'confirmed' } });
    const end = await waitForAftermath(environment, person.id, ({ booking }) => booking === 'confirmed/completed');
    expect(end).toMatchObject({ bookings: 1, tickets: 1, mails: 1 });
  });

  it('INV no invariant is broken after all of this', async () => {
    await startSurvivor(environment);
    await releaseJobs(environment);
    await sweepNow(environment);
    await expect
      .poll(() => expectCleanInvariants(environment.db).then(() => 'clean', String), { timeout: 60_000 })
      .toBe('clean');
  });
});
