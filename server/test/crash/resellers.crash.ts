import { calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { availabilityId } from '@ascendant/domain/channel/octo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { buildOrganizer } from '../factories/people';
import { buildReseller } from '../factories/resellers';
import { post, type Heard } from '../process/ask';
import type { ServerProcess } from '../process/server-process';
import { releaseJobs } from './aftermath';
import { crashEnvironment, times, type CrashEnvironment } from './crash-environment';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

const cases = targets.flatMap((target) => times.map((at) => [target, at] as const));

describe.each(cases)('kill -9 of %s while a reseller books, time %i', (target) => {
  const uuid = '5e1f0d62-7b1b-4c77-9a3e-00c0ffee0001';

  /** A reseller with a date to sell. */
  async function seller() {
    const owner = await buildOrganizer(environment.db);
    const { id, event } = await buildEvent(environment.db, { createdBy: owner.id, capacity: 30 });
    const { session } = await buildReseller(environment.db, { eventIds: [id] });
    const date = { eventId: id, startDate: calendarDay(event.startDate), startTime: clockTime(event.startTime) };
    const order = {
      uuid,
      productId: String(event.seriesId),
      optionId: 'DEFAULT',
      availabilityId: availabilityId(date),
    };
    const reserve = (server: ServerProcess) =>
      post(server, '/octo/bookings', session, { ...order, unitItems: [{ unitId: 'adult' }, { unitId: 'adult' }] });
    const confirm = (server: ServerProcess) => post(server, `/octo/bookings/${uuid}/confirm`, session, {});
    const stands = async () => {
      const { rows } = await environment.pool.query(
        `select seats_confirmed as confirmed, seats_held as held, coalesce((select sum(amount_cents) from ledger_entries
          where account = 'reseller' and event_id = events.id), 0)::int as owed from events where id = $1`,
        [id],
      );
      return rows[0];
    };
    return { reserve, confirm, stands };
  }

  /** Makes the call, which is cut off at a point. @returns a server that goes on */
  async function cutOff(point: string, send: (server: ServerProcess) => Promise<Heard>): Promise<ServerProcess> {
    const victim = await startVictim(environment, { point, target });
    await victim.server.ready();
    const lost = send(victim.server);
    await victim.struck();
    await lost;
    const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
    await next.ready();
    await releaseJobs(environment);
    return next;
  }

  it('CRA-35 a reservation whose answer is lost is answered when it’s sent again, and held once', async () => {
    const { reserve, stands } = await seller();
    const server = await cutOff('octo-written', reserve);
    expect(await reserve(server)).toMatchObject({ status: 200, json: { uuid, status: 'ON_HOLD' } });
    expect(await stands()).toEqual({ confirmed: 0, held: 2, owed: 0 });
  });

  it('CRA-35 a confirmation whose answer is lost is answered when it’s sent again, and owed once', async () => {
    const { reserve, confirm, stands } = await seller();
    await reserve(await startSurvivor(environment));
    const server = await cutOff('octo-written', confirm);
    expect(await confirm(server)).toMatchObject({ status: 200, json: { uuid, status: 'CONFIRMED' } });
    expect(await stands()).toEqual({ confirmed: 2, held: 0, owed: 16000 });
  });

  it('CRA-36 a confirmation that isn’t committed leaves the seats held and nothing owed, until it’s sent again', async () => {
    const { reserve, confirm, stands } = await seller();
    await reserve(await startSurvivor(environment));
    const server = await cutOff('octo-confirming', confirm);
    expect(await stands()).toEqual({ confirmed: 0, held: 2, owed: 0 });
    await confirm(server);
    expect(await stands()).toEqual({ confirmed: 2, held: 0, owed: 16000 });
  });

  it('INV no invariant is broken after all of this', async () => {
    await startSurvivor(environment);
    await releaseJobs(environment);
    await expect
      .poll(() => expectCleanInvariants(environment.db).then(() => 'clean', String), { timeout: 60_000 })
      .toBe('clean');
  });
});
