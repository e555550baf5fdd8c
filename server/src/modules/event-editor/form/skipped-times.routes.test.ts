import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { createDraft } from '../../../../test/new-event';
import { testApp, type PartialRequest } from '../../../../test/test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const springForward = '2027-03-14';
const skipped = 'The clocks go forward that day, so 2:30 a.m. doesn’t exist. Please choose another time.';
const toronto = { location: 'Toronto, Ontario, Canada', timezone: 'America/Toronto' };
const own = async (options: object = {}) =>
  (await buildEvent(app.db, { ...toronto, createdBy: organizer.id, startDate: springForward, ...options })).id;
const edit = (id: number, body: NonNullable<PartialRequest<typeof routes.updateEvent>['body']>) =>
  app.call(routes.updateEvent, { params: { id }, body }, organizer.session);

describe('an event that starts when the clocks skip', () => {
  it('isn’t created, and the sentence is at the field', async () => {
    const fields = { location: toronto.location, startDate: springForward, endDate: springForward };
    const at = (startTime: string) => createDraft(app, organizer.session, { ...fields, startTime, endTime: '05:00' });
    expect(await at('02:30')).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', fields: { startTime: skipped } },
    });
    expect((await at('01:59')).status).toBe(201);
    expect((await at('03:00')).status).toBe(201);
  });

  it('depends on the zone of the place: in Kyoto the clocks never change', async () => {
    const fields = { location: 'Kyoto, Japan', startDate: springForward, endDate: springForward };
    expect(
      (await createDraft(app, organizer.session, { ...fields, startTime: '02:30', endTime: '05:00' })).status,
    ).toBe(201);
  });

  it('isn’t made by an edit of its time, its date or its place', async () => {
    const byTime = await edit(await own(), { startTime: '02:30' });
    expect(byTime).toMatchObject({ status: 400, json: { fields: { startTime: skipped } } });
    const byDate = await edit(await own({ startDate: '2027-03-13', startTime: '02:30' }), {
      startDate: springForward,
      endDate: springForward,
    });
    expect(byDate).toMatchObject({ status: 400, json: { fields: { startTime: skipped } } });
    const byPlace = await edit(await own({ timezone: 'America/Regina', startTime: '02:30' }), {
      location: 'Ottawa, Ontario, Canada',
    });
    expect(byPlace).toMatchObject({ status: 400, json: { fields: { startTime: skipped } } });
  });

  it('can still have its other fields edited, if it was made before this was refused', async () => {
    const id = await own({ startTime: '02:30' });
    expect((await edit(id, { title: 'Night walk' })).status).toBe(200);
  });

  it('isn’t made by repeating', async () => {
    const id = await own({ startDate: '2027-03-07', startTime: '02:30' });
    const repeat = (dates: string[]) =>
      app.call(routes.repeatEvent, { params: { id }, body: { dates, status: 'draft' } }, organizer.session);
    expect(await repeat(['2027-03-21', springForward])).toMatchObject({
      status: 400,
      json: { fields: { 'dates.1': expect.stringContaining('2:30 a.m., when it starts') } },
    });
    expect((await repeat(['2027-03-21'])).status).toBe(201);
  });

  it('isn’t made by duplicating one from before', async () => {
    const id = await own({ startTime: '02:30' });
    const reply = await app.call(routes.duplicateEvent, { params: { id } }, organizer.session);
    expect(reply).toMatchObject({ status: 400, json: { fields: { startTime: skipped } } });
  });
});

it('a start in the hour that the clocks repeat is the first one', async () => {
  const { event } = await buildFreeEvent(app.db, { ...toronto, startDate: '2027-11-07', startTime: '01:30' });
  expect(event.startsAt.toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

describe('the database compares the end as an instant', () => {
  it.each([
    ['by its clocks', { startTime: '10:00', endTime: '09:59' }, false],
    ['across zones’ clock changes', { startTime: '02:30', endTime: '03:15' }, false],
    ['not if it ends the same moment', { startTime: '10:00', endTime: '10:00' }, true],
  ])('%s', async (_, times, isAccepted) => {
    const made = buildFreeEvent(app.db, { ...toronto, startDate: springForward, ...times }).then(
      () => true,
      () => false,
    );
    expect(await made).toBe(isAccepted);
  });

  it('also when a time changes, and never when something else does', async () => {
    const { id } = await buildFreeEvent(app.db, { ...toronto, startDate: springForward });
    await expect(app.db.update(events).set({ endTime: '08:59' }).where(eq(events.id, id))).rejects.toThrow();
    await app.db.execute(sql`alter table events disable trigger guard_event_end`);
    await app.db.update(events).set({ endTime: '08:59' }).where(eq(events.id, id));
    await app.db.execute(sql`alter table events enable trigger guard_event_end`);
    const traveller = await buildTraveller(app.db);
    await bookFreely(app, traveller, { eventId: id });
    await app.db
      .update(events)
      .set({ timezone: sql`timezone` })
      .where(eq(events.id, id));
  });
});

describe('the database refuses an event longer than 30 days', () => {
  const start = { ...toronto, startDate: '2027-06-01', startTime: '10:00' };

  it.each([
    ['2027-07-01', '10:00', true],
    ['2027-07-01', '10:01', false],
    ['9999-12-31', '10:00', false],
  ])('ending %s at %s', async (endDate, endTime, isAccepted) => {
    const made = buildFreeEvent(app.db, { ...start, endDate, endTime }).then(
      () => true,
      () => false,
    );
    expect(await made).toBe(isAccepted);
  });

  it('but one from before the rule can be booked, moved and made shorter, not longer', async () => {
    await app.db.execute(sql`alter table events disable trigger guard_new_event_length`);
    const { event } = await buildFreeEvent(app.db, { ...start, endDate: '2027-08-01' });
    await app.db.execute(sql`alter table events enable trigger guard_new_event_length`);
    await bookFreely(app, await buildTraveller(app.db), { eventId: event.id });
    const set = (days: { startDate?: string; endDate: string }) =>
      app.db.update(events).set(days).where(eq(events.id, event.id));
    await set({ startDate: '2027-06-02', endDate: '2027-08-02' });
    await set({ endDate: '2027-08-01' });
    await expect(set({ endDate: '2027-08-02' })).rejects.toThrow();
  });
});
