import { routes } from '@ascendant/contract/routes';
import { calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { availabilityId } from '@ascendant/domain/channel/octo';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { importRows, imports } from '../../db/schema/imports';
import type { Database } from '../../src/database/database';
import { runImport } from '../../src/modules/imports/run-import';
import { keysModule } from '../../src/modules/keys/keys.module';
import { manualBookingsModule } from '../../src/modules/manual-bookings/manual-bookings.module';
import { resellersModule } from '../../src/modules/resellers/resellers.module';
import { as, openPayment } from '../checkout/checkout';
import { sandboxEnvironment } from '../checkout/sandbox-environment';
import { seatsOf } from '../checkout/scene';
import { brokenInvariants, expectCleanInvariants } from '../clean-invariants';
import { buildEvent } from '../factories/events';
import { buildImport } from '../factories/organizations';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { buildReseller } from '../factories/resellers';
import { octoClient } from '../octo/octo-client';
import type { TestApp } from '../test-app';

const seats = 100;
const importedPeople = 20;
const later = [manualBookingsModule, keysModule, resellersModule];

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Repeats a call while the answer is that it's busy, as clients are told to. @returns whether it sold a seat */
async function sells(ask: () => Promise<{ readonly status: number }>): Promise<boolean> {
  for (;;) {
    const { status } = await ask();
    if (status !== 503) return status < 300;
  }
}

/** An import of this many people that waits to be run. @returns its id */
async function waitingImport(db: Database, where: { readonly organizerId: number; readonly eventId: number }) {
  const importId = await buildImport(db, { ...where, state: 'waiting' });
  const rows = Array.from({ length: importedPeople - 1 }, (_, index) => ({
    ...where,
    importId,
    state: 'waiting' as const,
    line: index + 3,
    party: index + 1,
    people: 1,
    isChild: false,
    sourceHash: `row ${importId}-${index}`,
  }));
  await db.insert(importRows).values(rows);
  await db.update(imports).set({ state: 'running' }).where(eq(imports.id, importId));
  return importId;
}

/** 300 buyers on the site, three resellers with 300 reservations an import and the organizer want the seats of one date. */
async function rush(app: TestApp) {
  const owner = await buildOrganizer(app.db);
  const { id, event } = await buildEvent(app.db, { createdBy: owner.id, capacity: seats });
  const date = { eventId: id, startDate: calendarDay(event.startDate), startTime: clockTime(event.startTime) };
  const order = {
    productId: String(event.seriesId),
    optionId: 'DEFAULT',
    availabilityId: availabilityId(date),
    unitItems: [{ unitId: 'adult' }],
  };
  const resellers = await times(3, async () =>
    octoClient(app, (await buildReseller(app.db, { eventIds: [id] })).session),
  );
  const crowd = await times(300, () => buildTraveller(app.db));
  const guests = [{ name: 'Ada Roy', isChild: false }];
  const byHand = { params: { id }, body: { guests, paidBy: 'cash' as const } };
  const importId = await waitingImport(app.db, { organizerId: owner.id, eventId: id });
  const importing = {
    db: app.db,
    currency: 'usd',
    postalAddress: undefined,
    limits: { take: async () => async () => undefined },
  } as const;
  const answers = await times(330, (index) =>
    Promise.all([
      ...(index === 5 ? [runImport(importing, importId, new AbortController().signal).then(() => false)] : []),
      ...(index < 300 ? [sells(() => openPayment(app, crowd[index]!, { eventId: id }))] : []),
      ...(index < 300 ? [sells(() => resellers[index % 3]!.post('/bookings', order))] : []),
      ...(index % 10 === 0 ? [sells(() => app.call(routes.bookManually, byHand, as(owner)))] : []),
    ]),
  );
  const { confirmed, held } = await seatsOf(app, id);
  const imported = await app.db.$count(bookings, and(eq(bookings.eventId, id), eq(bookings.origin, 'imported')));
  return { sold: answers.flat().filter((isSold) => isSold).length + imported, taken: confirmed + held, imported };
}

it('PAY-03 buyers, resellers, an import and the organizer at once never oversell a date', async () => {
  const { app } = await sandboxEnvironment({ later });
  const { sold, taken, imported } = await rush(app);
  expect([sold, taken]).toEqual([seats, seats]);
  // All of a date's people come, or none.
  expect([0, importedPeople]).toContain(imported);
  await expectCleanInvariants(app.db);
}, 120_000);

it('CRA-17 without the lock and the database’s own refusal, the same rush oversells it', async () => {
  const { app } = await sandboxEnvironment({ later, settings: { FAULT: 'event-lock:off' } });
  await app.db.execute(sql`alter table events drop constraint event_capacity`);
  expect((await rush(app)).taken).toBeGreaterThan(seats);
  expect(await brokenInvariants(app.db)).toMatchObject([{ rule: 1 }]);
}, 120_000);
