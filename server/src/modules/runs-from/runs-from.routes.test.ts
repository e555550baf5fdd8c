import { routes as allRoutes } from '@ascendant/contract/routes';
import { runsFromRoutes as routes } from '@ascendant/contract/runs-from';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventSeries } from '../../../db/schema/event-series';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow, type EventOptions } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();

const organizer = await buildOrganizer(app.db);

const build = async (options: Omit<EventOptions, 'tiers'> = {}) =>
  (await buildFreeEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(30), ...options })).id;
const newSeries = async () => {
  const [row] = await app.db.insert(eventSeries).values({}).returning();
  return row?.id ?? 0;
};
const read = async (id: number) => (await app.call(routes.getRunsFrom, { params: { id } }, organizer.session)).body;
const set = (
  id: number,
  [runsFrom, decideDaysBefore]: readonly [number | null, number | null],
  dates: 'this' | 'all' = 'this',
  person = organizer,
) => app.call(routes.setRunsFrom, { params: { id }, body: { runsFrom, decideDaysBefore, dates } }, person.session);
const page = async (id: number) => (await app.call(allRoutes.getEvent, { params: { id } })).body.runsFrom;
const bookOne = async (eventId: number) => bookFreely(app, await buildTraveller(app.db), { eventId });

describe('how many people an event needs', () => {
  it('is said on its page, with how many have booked and the day on which it’s decided', async () => {
    const id = await build();
    expect(await page(id)).toBeNull();
    expect((await set(id, [6, 7])).body).toMatchObject({ runsFrom: 6, decidedOn: dayFromNow(23), canDecide: true });
    expect(await page(id)).toEqual({ people: 6, booked: 0, decidedOn: dayFromNow(23), isDecided: false });
    await bookOne(id);
    expect(await page(id)).toMatchObject({ booked: 1 });
  });

  it('is refused at its field, and nothing is saved', async () => {
    const id = await build();
    const refused = await set(id, [13, 40]);
    expect(refused).toMatchObject({
      status: 400,
      json: {
        code: 'invalid_input',
        fields: {
          runsFrom: 'This date has only 12 seats',
          decideDaysBefore: 'That day is over. Please enter fewer days.',
        },
      },
    });
    expect(await read(id)).toMatchObject({ runsFrom: null, decideDaysBefore: null });
  });

  it('can’t be raised once someone has booked, and can fall or go', async () => {
    const id = await build();
    await set(id, [6, 7]);
    await bookOne(id);
    expect((await set(id, [7, 7])).status).toBe(400);
    expect((await set(id, [6, 9])).status).toBe(400);
    expect((await set(id, [5, 7])).body).toMatchObject({ runsFrom: 5, booked: 1 });
    expect((await set(id, [null, null])).body).toMatchObject({ runsFrom: null, decidedOn: null });
  });

  it('is taken by the other dates to come to which the rules allow it; the reply says by how many', async () => {
    const seriesId = await newSeries();
    const first = await build({ seriesId });
    const later = await build({ seriesId, startDate: dayFromNow(40) });
    const booked = await build({ seriesId, startDate: dayFromNow(41) });
    await bookOne(booked);
    const near = await build({ seriesId, startDate: dayFromNow(3) });
    const small = await build({ seriesId, startDate: dayFromNow(42), capacity: 5 });
    const cancelled = await build({ seriesId, startDate: dayFromNow(43), status: 'cancelled' });
    expect((await set(first, [6, 7], 'all')).body).toMatchObject({ changed: 1, kept: 3 });
    expect(await read(later)).toMatchObject({ runsFrom: 6, decideDaysBefore: 7 });
    for (const id of [booked, near, small, cancelled]) expect((await read(id)).runsFrom).toBeNull();
    expect((await set(first, [6, 7], 'all')).body).toMatchObject({ changed: 0, kept: 3 });
  });

  it('keeps the seats from being fewer', async () => {
    const id = await build();
    await set(id, [6, 7]);
    const edit = (capacity: number) =>
      app.call(allRoutes.updateEvent, { params: { id }, body: { capacity } }, organizer.session);
    expect(await edit(5)).toMatchObject({
      status: 409,
      json: { fields: { capacity: 'This date needs 6 people to take place. Lower that number first.' } },
    });
    expect((await edit(6)).status).toBe(200);
  });

  it('goes along to copies and further dates, undecided', async () => {
    const id = await build();
    await set(id, [6, 7]);
    await app.call(routes.letRun, { params: { id } }, organizer.session);
    const dates = [dayFromNow(50)];
    const repeated = await app.call(allRoutes.repeatEvent, { params: { id }, body: { dates } }, organizer.session);
    const copied = await app.call(allRoutes.duplicateEvent, { params: { id } }, organizer.session);
    for (const copy of [repeated.body.events[0]?.id ?? 0, copied.body.id])
      expect(await read(copy)).toMatchObject({ runsFrom: 6, decideDaysBefore: 7, isDecided: false });
  });

  it('isn’t set for a date that’s cancelled or has begun', async () => {
    expect((await set(await build({ status: 'cancelled' }), [6, 7])).status).toBe(409);
    expect((await set(await build({ startDate: dayFromNow(-2) }), [6, 7])).status).toBe(409);
  });
});

describe('the decision that it takes place', () => {
  const run = (id: number, person = organizer) => app.call(routes.letRun, { params: { id } }, person.session);

  it('can be made by those who manage it, is final, and is said on the page', async () => {
    const id = await build();
    await set(id, [6, 7]);
    expect((await run(id)).body).toMatchObject({ isDecided: true, canDecide: false });
    expect(await page(id)).toMatchObject({ isDecided: true });
    expect((await run(id)).status).toBe(409);
    expect((await set(id, [null, null])).status).toBe(400);
    const log = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['event.runs_from_changed', 'event.run_decided']),
    );
  });

  it('can’t be made of a draft, or an event that needs no number of people', async () => {
    expect((await run(await build())).status).toBe(409);
    const draft = await build({ status: 'draft' });
    await set(draft, [6, 7]);
    expect((await run(draft)).status).toBe(409);
  });
});
