import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent, dayFromNow } from '../factories/events';
import { ask } from '../process/ask';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

describe.each(targets)('kill -9 of %s while a booking moves to a cheaper date', (target) => {
  /** Books and pays one date, and moves to another until the point is reached. */
  async function moveUntil(point: string) {
    const victim = await startVictim(environment, { point, target });
    await victim.server.ready();
    const shopper = await buildShopper(environment);
    const { eventId, person } = shopper;
    const { rows } = await environment.pool.query<{ id: number }>(
      `update events set cancellation_policy = 'flexible' where id = $1 returning series_id as id`,
      [eventId],
    );
    const tiers = [{ tierType: 'regular' as const, adultPrice: '80.00', childPrice: '60.00' }];
    const seriesId = rows[0]?.id;
    const { id: newId } = await buildEvent(environment.db, { seriesId, startDate: dayFromNow(200), tiers });
    const intent = await shopper.open(victim.server);
    await shopper.pay(victim.server, intent);
    await shopper.confirm(victim.server, intent);
    const id = Number(intent?.json['bookingId']);
    const paid = await environment.pool.query<{ total: number }>(
      'select total_cents as total from bookings where id = $1',
      [id],
    );
    const refund = cents((paid.rows[0]?.total ?? 0) - quoteTotals(cents(8000)).total);
    const body = { fromEventId: eventId, eventId: newId, refund: toDecimal(refund) };
    const heard = await ask(victim.server, routes.moveBooking, person, body, { id });
    // Refused, it would never get to the point.
    expect(heard?.status, JSON.stringify(heard?.json)).not.toBe(409);
    await victim.struck();
    const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
    await next.ready();
    await releaseJobs(environment);
    return async () => {
      const { rows: found } = await environment.pool.query(
        `select (select seats_confirmed from events where id = $2) as old, (select seats_confirmed from events where id = $3) as new,
          (select count(*)::int from tickets where booking_id = $1 and event_id = $3 and voided_at is null) as tickets,
          (select count(*)::int from booking_moves where booking_id = $1) as moves,
          (select count(*)::int from sandbox.refunds r join payments p on p.intent_id = r.intent_id where p.booking_id = $1) as refunds,
          (select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.booking_id = $1 and r.status = 'succeeded') as made`,
        [id, eventId, newId],
      );
      return found[0] as unknown;
    };
  }

  it.each(times)(
    'CRA-26 the booking is on its new date but nothing is committed: it’s on its old one (%i)',
    async () => {
      const state = await moveUntil('booking-moving');
      expect(await state()).toEqual({ old: 1, new: 0, tickets: 0, moves: 0, refunds: 0, made: 0 });
      await expectCleanInvariants(environment.db);
    },
  );

  it.each(times)('CRA-27 the move is committed but not yet refunded: one refund, and one seat (%i)', async () => {
    const state = await moveUntil('booking-moved');
    await expect
      .poll(state, { timeout: 60_000, interval: 250 })
      .toEqual({ old: 0, new: 1, tickets: 1, moves: 1, refunds: 1, made: 1 });
    await expectCleanInvariants(environment.db);
  });
});
