import { importRoutes } from '@ascendant/contract/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { buildOrganizer, type SignedInPerson } from '../factories/people';
import { csv } from '../import/import-scene';
import { ask } from '../process/ask';
import { eventually, type ServerProcess } from '../process/server-process';
import { releaseJobs } from './aftermath';
import { crashEnvironment, times, type CrashEnvironment } from './crash-environment';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});
afterAll(() => environment.close());

/** More than two batches. */
const rows = 450;
const cases = targets.flatMap((target) => times.map((at) => [target, at] as const));

describe.each(cases)('kill -9 of %s in an import’s second batch, time %i', (target) => {
  let owner: SignedInPerson;
  let eventId: number;
  let importId: number;
  beforeAll(async () => {
    owner = await buildOrganizer(environment.db);
    const dates = { startDate: '2099-07-13', endDate: '2099-07-13', startTime: '06:00' };
    eventId = (
      await buildEvent(environment.db, { createdBy: owner.id, title: 'Dawn Traverse', capacity: 500, ...dates })
    ).id;
  });

  async function upload({ url }: ServerProcess): Promise<number> {
    const form = new FormData();
    const people = Array.from(
      { length: rows },
      (_, at) => `A${at}|Ada ${at}|Adult|Yes|old-${at}||Dawn Traverse|2099-07-13 06:00`,
    );
    const file = csv('Order code|Attendee name|Product|Paid|Secret|E-mail|Date|Start date', people);
    form.append('file', new Blob([file], { type: 'text/csv' }), 'export.csv');
    const reply = await fetch(url + importRoutes.startImport.path, {
      method: 'POST',
      headers: owner.session,
      body: form,
    });
    expect(reply.status).toBe(201);
    return ((await reply.json()) as { id: number }).id;
  }

  /** Begins the job with a call, which is cut off at a point, and waits until another process has ended it. */
  async function cutOff(point: string, begin: (server: ServerProcess) => Promise<void>, state: string): Promise<void> {
    const victim = await startVictim(environment, { point: `${point}*2`, target });
    await victim.server.ready();
    await begin(victim.server);
    await victim.struck();
    const next = target === 'the application' ? await startSurvivor(environment) : victim.server;
    await next.ready();
    await releaseJobs(environment);
    await eventually(async () => {
      const { rows: found } = await environment.pool.query(`select state from imports where id = $1`, [importId]);
      return found[0]?.state === state;
    });
  }

  async function stands() {
    const { rows: found } = await environment.pool.query(
      `select seats_confirmed as seats, (select count(*)::int from bookings where event_id = e.id) as bookings,
        (select count(*)::int from tickets t join bookings b on b.id = t.booking_id where b.event_id = e.id) as tickets,
        (select count(*)::int from imported_codes where organizer_id = e.organizer_id) as codes,
        (select count(distinct booking_id)::int from import_rows where import_id = $2) as made from events e where id = $1`,
      [eventId, importId],
    );
    return found[0];
  }

  it('CRA-37 goes on where it was: every row is booked once, with its ticket and old code', async () => {
    await cutOff(
      'import-booking',
      async (server) => {
        importId = await upload(server);
      },
      'done',
    );
    expect(await stands()).toEqual({ seats: rows, bookings: rows, tickets: rows, codes: rows, made: rows });
  });

  it('CRA-38 an undo goes on where it was: nothing of it is left', async () => {
    await cutOff(
      'import-undoing',
      async (server) => {
        await ask(server, importRoutes.undoImport, owner, undefined, { id: importId });
      },
      'undone',
    );
    expect(await stands()).toEqual({ seats: 0, bookings: 0, tickets: 0, codes: 0, made: 0 });
  });

  it('INV no invariant is broken after all of this', async () => {
    await expect
      .poll(() => expectCleanInvariants(environment.db).then(() => 'clean', String), { timeout: 60_000 })
      .toBe('clean');
  });
});
