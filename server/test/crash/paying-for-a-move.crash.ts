import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent, dayFromNow } from '../factories/events';
import { ask } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';
import { buildShopper } from './shopper';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

const difference = quoteTotals(cents(15_000)).total - quoteTotals(cents(10_000)).total;
const moved = { old: 0, new: 1, held: 0, tickets: 1, moves: 1, paid: [difference] };

describe.each(targets)('kill -9 of %s while someone pays for a move to a dearer date', (target) => {
  // The first time is the payment of the booking itself.
  it.each(['hold-committed*2', 'intent-made*2', 'intent-stored*2', 'confirming*2', 'confirmed*2'])(
    'CRA-01 to CRA-07 %s: asking again moves the booking once, for one payment of the difference',
    async (point) => {
      const victim = await startVictim(environment, { point, target });
      await victim.server.ready();
      const shopper = await buildShopper(environment);
      const { eventId, person } = shopper;
      const { rows } = await environment.pool.query<{ id: number }>(
        `update events set cancellation_policy = 'flexible' where id = $1 returning series_id as id`,
        [eventId],
      );
      const tiers = [{ tierType: 'regular' as const, adultPrice: '150.00', childPrice: '60.00' }];
      const series = { seriesId: rows[0]?.id, startDate: dayFromNow(200) };
      const { event: dearer } = await buildEvent(environment.db, { ...series, tiers });
      const booked = await shopper.open(victim.server);
      await shopper.pay(victim.server, booked);
      await shopper.confirm(victim.server, booked);
      const id = Number(booked?.json['bookingId']);

      const body = { fromEventId: eventId, eventId: dearer.id, charge: toDecimal(cents(difference)) };
      const payForMove = async (server: ServerProcess) => {
        const intent = await ask(server, routes.payForMove, person, body, { id });
        if (intent?.status !== 200) return;
        await shopper.pay(server, intent);
        await shopper.confirm(server, intent);
      };
      await payForMove(victim.server);
      await victim.struck();
      const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
      await next.ready();
      await releaseJobs(environment);
      // What was paid before the crash is found by the next look at the provider, or by asking again.
      const state = async () => {
        await payForMove(next);
        const found = await environment.pool.query(
          `select (select seats_confirmed from events where id = $2) as old,
            (select seats_confirmed from events where id = $3) as new, (select seats_held from events where id = $3) as held,
            (select count(*)::int from tickets where booking_id = $1 and event_id = $3 and voided_at is null) as tickets,
            (select count(*)::int from booking_moves where booking_id = $1) as moves,
            array(select p.received_cents - p.refunded_cents from booking_supplements s join payments p on p.booking_id = s.supplement_id
              where s.booking_id = $1 and p.status = 'succeeded') as paid`,
          [id, eventId, dearer.id],
        );
        return found.rows[0] as unknown;
      };
      await expect.poll(state, { timeout: 60_000, interval: 500 }).toEqual(moved);
      await expectCleanInvariants(environment.db);
    },
  );
});
