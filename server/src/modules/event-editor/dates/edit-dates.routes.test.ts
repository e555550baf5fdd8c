import type { DatesEditFigures } from '@ascendant/contract/dates-edit';
import { routes } from '@ascendant/contract/routes';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { eventSchedules } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildSeries, dayFromNow, eventRow, type EventOptions } from '../../../../test/factories/events';
import { birthInHalifax, buildAdmin, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { longWait } from '../../../../test/long-wait';
import { testApp, type PartialRequest } from '../../../../test/test-app';
import { extendSchedule } from './extend-schedules';

type Edit = NonNullable<PartialRequest<typeof routes.previewDatesEdit>['body']>;
type Scope = 'this' | 'later' | 'all';

const app = await testApp();
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db);
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

const times = { startTime: '09:00', endTime: '12:00' } as const;
const series = (dates: readonly EventOptions[]) =>
  buildSeries(
    app.db,
    organizer.id,
    dates.map((date) => ({ ...times, ...date })),
  );
const preview = (id: number, body: Edit, by = organizer) =>
  app.call(routes.previewDatesEdit, { params: { id }, body }, by.session);
const save = (id: number, scope: Scope, edit: Edit, seen: DatesEditFigures, by = organizer) =>
  app.call(routes.editDates, { params: { id }, body: { scope, edit, seen } }, by.session);
const figuresOf = ({ dates, booked, people }: DatesEditFigures) => ({ dates, booked, people });
/** As the screen does it: shown first, then saved. */
const edit = async (id: number, scope: Scope, body: Edit, by = organizer) =>
  save(id, scope, body, figuresOf((await preview(id, body, by)).body[scope]), by);
const each = async (ids: readonly number[], column: 'title' | 'capacity' | 'startTime' | 'version') =>
  Promise.all(ids.map(async (id) => (await eventRow(app.db, id))[column]));
const book = async (id: number) => bookFreely(app, await buildTraveller(app.db, birthInHalifax), { eventId: id });

describe('an edit of several dates', () => {
  it.each<[Scope, readonly string[]]>([
    ['this', ['Dawn walk', 'Dusk walk', 'Dawn walk']],
    ['later', ['Dawn walk', 'Dusk walk', 'Dusk walk']],
    ['all', ['Dusk walk', 'Dusk walk', 'Dusk walk']],
  ])('for %s changes these dates', async (scope, expected) => {
    const ids = await series([{}, {}, {}]);
    const reply = await edit(ids[1] ?? 0, scope, { title: 'Dusk walk' });
    expect(reply.status).toBe(200);
    expect(reply.body.dates).toBe(expected.filter((title) => title === 'Dusk walk').length);
    expect(await each(ids, 'title')).toEqual(expected);
  });

  it('is offered where other dates haven’t begun and aren’t cancelled', async () => {
    const past = dayFromNow(-3);
    const ids = await series([
      {},
      { status: 'cancelled' },
      { startDate: past, endDate: past },
      {},
      { status: 'draft' },
    ]);
    const form = await app.call(routes.getEventForm, { params: { id: ids[0] ?? 0 } }, organizer.session);
    expect(form.body.otherDates).toBe(2);
    const [alone = 0] = await series([{}]);
    expect((await app.call(routes.getEventForm, { params: { id: alone } }, organizer.session)).body.otherDates).toBe(0);
  });

  it('leaves cancelled dates, and those that have begun, as they are', async () => {
    const past = dayFromNow(-3);
    const ids = await series([{}, { status: 'cancelled' }, { startDate: past, endDate: past }, {}]);
    await edit(ids[0] ?? 0, 'all', { title: 'Dusk walk' });
    expect(await each(ids, 'title')).toEqual(['Dusk walk', 'Dawn walk', 'Dawn walk', 'Dusk walk']);
  });

  it('keeps what was changed on one date alone, and says so first', async () => {
    const ids = await series([{}, { capacity: 5 }, {}]);
    const body = { title: 'Dusk walk', capacity: 40 };
    const { all } = (await preview(ids[0] ?? 0, body)).body;
    expect(all).toMatchObject({ dates: 3, kept: [{ field: 'capacity', reason: null, dates: 1 }] });
    expect(all.kept[0]?.first).toMatchObject([{ id: ids[1], startDate: dayFromNow(17) }]);
    await edit(ids[0] ?? 0, 'all', body);
    expect(await each(ids, 'capacity')).toEqual([40, 5, 40]);
    expect(await each(ids, 'title')).toEqual(['Dusk walk', 'Dusk walk', 'Dusk walk']);
  });

  it('says how many dates have bookings, and tells each of their people once of another time', async () => {
    const ids = await series([{}, {}, {}]);
    const traveller = await buildTraveller(app.db, birthInHalifax);
    await bookFreely(app, traveller, { eventId: ids[1] ?? 0 });
    await bookFreely(app, traveller, { eventId: ids[2] ?? 0 });
    await book(ids[2] ?? 0);
    const { body } = await preview(ids[0] ?? 0, { startTime: '10:00', endTime: '13:00' });
    expect(body).toMatchObject({ fields: ['times'], this: { dates: 1, booked: 0, people: 0 } });
    expect(body.all).toMatchObject({ dates: 3, booked: 2, people: 2, kept: [] });
    await edit(ids[0] ?? 0, 'all', { startTime: '10:00', endTime: '13:00' });
    await app.runJobs();
    const mails = app.mailer.sent.filter(({ subject }) => subject === 'Changed: Dawn walk');
    expect(mails.filter(({ to }) => to === traveller.user.email)).toHaveLength(2);
    expect(mails).toHaveLength(3);
  });

  it('leaves a capacity below the seats taken, and a second date at the same time, with the reason', async () => {
    const day = dayFromNow(17);
    const ids = await series([
      { capacity: 6 },
      { capacity: 6 },
      { capacity: 6, startDate: day, endDate: day, startTime: '10:00', endTime: '13:00' },
    ]);
    await book(ids[1] ?? 0);
    await book(ids[1] ?? 0);
    const { all } = (await preview(ids[0] ?? 0, { capacity: 1, startTime: '10:00', endTime: '13:00' })).body;
    expect(all.kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'capacity', reason: expect.stringContaining('2 seats are already taken') }),
        expect.objectContaining({ field: 'times', reason: 'The series already has a date at that time' }),
      ]),
    );
  });

  it('moves the schedule with its dates, so that none is made twice or at the old time', async () => {
    const [id = 0] = await series([{}]);
    const { seriesId } = await eventRow(app.db, id);
    const schedule = {
      rule: 'FREQ=DAILY;INTERVAL=7',
      times: ['09:00'],
      until: dayFromNow(31),
      added: [],
      excluded: [],
      cutOffHours: 0,
      windowWeeks: 8,
    };
    const set = await app.call(routes.setSchedule, { params: { id }, body: schedule }, organizer.session);
    expect([set.status, set.json]).toMatchObject([200, {}]);
    await app.runJobs();
    const ids = (
      await app.db
        .select({ id: events.id })
        .from(events)
        .where(eq(events.seriesId, seriesId))
        .orderBy(asc(events.startsAt))
    ).map((row) => row.id);
    expect(ids).toHaveLength(4);
    await app.call(
      routes.updateEvent,
      { params: { id: ids[3] ?? 0 }, body: { status: 'cancelled' } },
      organizer.session,
    );
    await edit(id, 'all', { startTime: '10:00', endTime: '13:00' });
    expect(await each(ids, 'startTime')).toEqual(['10:00', '10:00', '10:00', '09:00']);
    expect(await extendSchedule(app.db, seriesId)).toBe(0);
    const [stored] = await app.db.select().from(eventSchedules).where(eq(eventSchedules.seriesId, seriesId));
    expect(stored?.times).toEqual(['10:00']);
  });

  it('is listed once for admins, who look at it once', async () => {
    const ids = await series([{}, {}, {}]);
    await edit(ids[0] ?? 0, 'all', { title: 'Cheap watches' });
    const listed = async () => {
      const { edits } = (await app.call(routes.listEditedEvents, {}, admin.session)).body;
      return edits.filter((each) => ids.includes(each.id));
    };
    const [only, ...more] = await listed();
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      dates: 3,
      changes: [{ field: 'title', before: 'Dawn walk', after: 'Cheap watches' }],
    });
    const body = { editedAt: only?.editedAt ?? '' };
    expect((await app.call(routes.markEditSeen, { params: { id: only?.id ?? 0 }, body }, admin.session)).status).toBe(
      204,
    );
    expect(await listed()).toEqual([]);
  });

  it('hides no date that says something else behind it', async () => {
    const ids = await series([{}, {}, {}]);
    await app.call(
      routes.updateEvent,
      { params: { id: ids[1] ?? 0 }, body: { whatToBring: 'Call 555 0100' } },
      organizer.session,
    );
    await edit(ids[0] ?? 0, 'all', { title: 'Dusk walk' });
    const { edits } = (await app.call(routes.listEditedEvents, {}, admin.session)).body;
    expect(
      edits
        .filter((each) => ids.includes(each.id))
        .map(({ dates, changes }) => [dates, changes.map(({ field }) => field)]),
    ).toEqual(
      expect.arrayContaining([
        [2, ['title']],
        [1, ['title', 'whatToBring']],
      ]),
    );
  });

  it('is in the audit log of each date', async () => {
    const ids = await series([{}, {}]);
    await edit(ids[0] ?? 0, 'all', { capacity: 50 });
    for (const id of ids) {
      const rows = await app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.targetId, String(id)), like(auditLog.action, 'event.edited')));
      expect(rows).toMatchObject([{ actorId: organizer.id, changes: { capacity: { after: 50 } } }]);
    }
  });

  it('changes nothing when a date was booked, cancelled or changed since it was shown, and says the new figures', async () => {
    const ids = await series([{}, {}, {}]);
    const body = { startTime: '10:00', endTime: '13:00' };
    const seen = figuresOf((await preview(ids[0] ?? 0, body)).body.all);
    await book(ids[1] ?? 0);
    const refused = await save(ids[0] ?? 0, 'all', body, seen);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'dates_changed', current: { dates: 3, booked: 1, people: 1 } });
    await app.call(
      routes.updateEvent,
      { params: { id: ids[2] ?? 0 }, body: { status: 'cancelled' } },
      organizer.session,
    );
    expect((await save(ids[0] ?? 0, 'all', body, { dates: 3, booked: 1, people: 1 })).status).toBe(409);
    expect(await each(ids, 'startTime')).toEqual(['09:00', '09:00', '09:00']);
    expect((await save(ids[0] ?? 0, 'all', body, { dates: 2, booked: 1, people: 1 })).status).toBe(200);
  });

  it('is refused with the field when the form’s rules refuse it, and when someone has edited the date since', async () => {
    const ids = await series([{}, {}]);
    const bad = await preview(ids[0] ?? 0, { title: '' });
    expect([bad.status, bad.json]).toMatchObject([
      400,
      { code: 'invalid_input', fields: { title: expect.any(String) } },
    ]);
    const { version } = await eventRow(app.db, ids[0] ?? 0);
    await edit(ids[0] ?? 0, 'all', { capacity: 30 });
    const late = await save(ids[0] ?? 0, 'all', { capacity: 31, version }, { dates: 2, booked: 0, people: 0 });
    expect([late.status, late.json]).toMatchObject([409, { code: 'edit_conflict' }]);
    expect(await each(ids, 'capacity')).toEqual([30, 30]);
  });

  it('of another organizer’s series is refused, and changes none of its dates', async () => {
    const other = await buildOrganizer(app.db);
    const [draft = 0] = await series([{ status: 'draft' }]);
    const [published = 0] = await series([{}]);
    const seen = { dates: 1, booked: 0, people: 0 };
    expect((await save(draft, 'all', { title: 'Mine now' }, seen, other)).status).toBe(404);
    expect((await save(published, 'all', { title: 'Mine now' }, seen, other)).status).toBe(403);
    expect((await preview(draft, { title: 'Mine now' }, other)).status).toBe(404);
  });

  it('that’s killed half-way has changed all or none, and can be sent again', async () => {
    const ids = await series([{}, {}, {}]);
    const seen = { dates: 3, booked: 0, people: 0 };
    const holder = await app.pool.connect();
    await holder.query('begin; lock table event_edits in access exclusive mode');
    const stopped = save(ids[0] ?? 0, 'all', { title: 'Dusk walk' }, seen);
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await app.db.execute(kill)).rowCount, longWait).toBeGreaterThan(0);
    await holder.query('rollback');
    holder.release();
    const { status } = await stopped;
    const titles = await each(ids, 'title');
    expect(titles).toEqual(ids.map(() => (status === 200 ? 'Dusk walk' : 'Dawn walk')));
    if (status !== 200) expect((await save(ids[0] ?? 0, 'all', { title: 'Dusk walk' }, seen)).status).toBe(200);
  });
});
