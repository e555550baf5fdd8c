import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { dayFromNow } from '../factories/events';
import { buildOrganizer, type SignedInPerson } from '../factories/people';
import { ask } from '../process/ask';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment } from './crash-environment';
import { buildSoldEvent } from './sold-event';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
let organizer: SignedInPerson;
beforeAll(async () => {
  environment = await crashEnvironment();
  organizer = await buildOrganizer(environment.db);
});
afterAll(() => environment.close());

const people = 12;
const moved = dayFromNow(190);

describe.each(targets)('kill -9 of %s while an organizer moves a date with 12 bookings', (target) => {
  const sold = () => buildSoldEvent(environment, people, { organizerId: organizer.id, createdBy: organizer.id });

  /** Starts a server, does something until the point is reached, and brings back what was killed. */
  async function until(point: string, act: (server: Parameters<typeof ask>[0]) => Promise<unknown>) {
    const victim = await startVictim(environment, { point, target });
    await victim.server.ready();
    await act(victim.server);
    await victim.struck();
    const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
    await next.ready();
    await releaseJobs(environment);
  }

  async function moveUntil(point: string) {
    const eventId = await sold();
    await until(point, async (server) => {
      const from = { startDate: dayFromNow(180), startTime: '09:00' };
      const heard = await ask(
        server,
        routes.moveDate,
        organizer,
        { from, startDate: moved, startTime: '09:00' },
        {
          id: eventId,
        },
      );
      // Refused, it would never get to the point. 503 is its answer without a database.
      const status = heard?.status ?? 503;
      expect(status === 503 || status < 400, JSON.stringify(heard?.json)).toBe(true);
    });
    return async () => {
      const { rows } = await environment.pool.query(
        `select start_date::text as day, seats_confirmed as seats,
          (select count(*)::int from bookings where event_id = e.id and move_answer_by is not null) as asked,
          (select count(*)::int from mails where kind = 'event_changed' and only_if_of = e.id) as mails
         from events e where id = $1`,
        [eventId],
      );
      return rows[0] as unknown;
    };
  }

  it('CRA-28 the date is moved but nothing is committed: it’s when it was, and no one is asked', async () => {
    const state = await moveUntil('date-moving');
    expect(await state()).toEqual({ day: dayFromNow(180), seats: people, asked: 0, mails: 0 });
    await expectCleanInvariants(environment.db);
  });

  it('CRA-29 the move is committed but no one has been told: each is asked once', async () => {
    const state = await moveUntil('date-moved');
    await expect
      .poll(state, { timeout: 60_000, interval: 250 })
      .toEqual({ day: moved, seats: people, asked: people, mails: people });
    await expectCleanInvariants(environment.db);
  });
});
