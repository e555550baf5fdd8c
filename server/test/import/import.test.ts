import { checkInRoutes } from '@ascendant/contract/check-in';
import { eventBookingRoutes, manualBookingRoutes } from '@ascendant/contract/event-bookings';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { importRows } from '../../db/schema/imports';
import { AppError } from '../../src/errors/app-error';
import { addJob } from '../../src/jobs/add-job.repository';
import { forgetRows } from '../../src/modules/imports/imports.repository';
import { runImport } from '../../src/modules/imports/run-import';
import { forgetGuests } from '../../src/modules/manual-bookings/manual-bookings.service';
import { expectCleanInvariants } from '../clean-invariants';
import { buildMember } from '../factories/organizations';
import { buildOrganizer } from '../factories/people';
import { testApp } from '../test-app';
import { csv, importScenes } from './import-scene';

const app = await testApp();
const scene = importScenes(app);
afterAll(() => expectCleanInvariants(app.db));

const unlimited = { take: async () => async () => undefined };
const deps = { db: app.db, limits: unlimited, currency: app.config.currency, postalAddress: undefined };

const headings = 'Order code|Attendee name|Product|Paid|Secret|E-mail|Date|Start date';
const row = (order: string, name: string, more: Partial<Record<'day' | 'email' | 'paid' | 'title', string>> = {}) => {
  const { day = '2099-07-13 06:00', email = 'ada@mail.example', paid = 'Yes', title = 'Dawn Traverse' } = more;
  return `${order}|${name}|Adult|${paid}|secret-of-${name.replaceAll(' ', '-').toLowerCase()}|${email}|${title}|${day}`;
};
const bad = [
  row('B1', ''),
  row('B2', 'Bo', { email: 'bo@' }),
  row('B3', 'Bo', { paid: 'No' }),
  row('B4', 'Bo', { day: 'soon' }),
  row('B5', 'Bo', { day: '2099-02-30' }),
  row('B6', 'A'.repeat(162)),
  row('B7', 'Bo', { day: '2099-07-14' }),
  row('B8', 'Bo', { title: 'Another' }),
  row('B9', 'Bo', { day: '2099-07-13 06:00Z' }),
];
const good = [row('A1', 'Ada Roy'), row('A1', 'Théo Roy'), row('A2', '=1+1 <b>Bo</b>', { email: '' })];
const file = csv(headings, [...good, ...bad]);

const tables = ['bookings', 'booking_attendees', 'tickets', 'imported_codes', 'mails', 'ledger_postings', 'check_ins'];
async function database(): Promise<unknown> {
  const counts = await app.db.execute(
    sql.raw(`select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`),
  );
  const events = await app.db.execute(sql`select id, seats_confirmed, seats_held from events order by id`);
  return [counts.rows, events.rows];
}
const seats = async (id = scene.eventId()) =>
  (await app.db.execute<{ taken: number }>(sql`select seats_confirmed as taken from events where id = ${id}`)).rows[0]
    ?.taken;
const scan = async (code: string, by = scene.owner(), eventId = scene.eventId()) => {
  const scans = [{ scanId: crypto.randomUUID(), scannedAt: new Date().toISOString(), code, isEarly: true }];
  const { body } = await app.call(checkInRoutes.checkIn, { params: { id: eventId }, body: { scans } }, by.session);
  return body.results[0];
};

describe('an import', () => {
  it('is read first: the dry run writes nothing, and its numbers are the run’s', async () => {
    const before = await database();
    const read = await scene.preview(file);
    expect(read.summary).toBe('1 date, 2 bookings for 3 people. 9 rows can’t be imported.');
    expect(await database()).toEqual(before);
    expect(await app.db.$count(importRows)).toBe(0);
    expect(read.refused.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(read.refusedCsv?.split('\r\n').filter(Boolean)).toHaveLength(10);
    const ran = await scene.run(file);
    expect(ran).toMatchObject({
      state: 'done',
      dates: 1,
      bookings: 2,
      people: 3,
      refused: 9,
      waiting: 0,
      canUndo: true,
    });
    expect(await seats()).toBe(3);
  });

  it('IMP-02 takes cells for text, keeps names no longer than it needs them, and emails no one', async () => {
    await scene.run(file);
    const { body } = await app.call(
      eventBookingRoutes.listEventBookings,
      { params: { id: scene.eventId() } },
      scene.owner().session,
    );
    const names = body.bookings.flatMap(({ attendees }) => attendees.map(({ name }) => name));
    expect(names).toContain('=1+1 <b>Bo</b>');
    expect(body.bookings.map(({ manual }) => manual?.email)).toEqual([null, 'ada@mail.example']);
    expect(body.bookings.map(({ total, revenue, paidBy }) => [total, revenue, paidBy])).toEqual([
      ['0.00', '0.00', null],
      ['0.00', '0.00', null],
    ]);
    const rows = await app.db.select().from(importRows);
    expect(rows.every(({ name, email }) => name === null && email === null)).toBe(true);
    expect(app.mailer.sent).toEqual([]);
  });

  it('sends everyone with an address their new ticket if it’s asked to, and says where it was booked', async () => {
    await scene.run(file, { sendTickets: 'yes' });
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['ada@mail.example']);
    expect(app.mailer.lastTo('ada@mail.example').text).toContain('Booked before the organizer moved to this site');
  });

  it('sends no more to an address that has been sent as many today as someone is sent who may not know us', async () => {
    const { id } = (await scene.start(file, { sendTickets: 'yes' })).json as { id: number };
    const take = async () => {
      throw new AppError('rate_limited');
    };
    await runImport({ ...deps, limits: { take } }, id, new AbortController().signal);
    await app.runJobs();
    expect([await seats(), app.mailer.sent]).toEqual([3, []]);
  });

  it('opens the gate to the code of an old ticket, once, and only to its organization', async () => {
    await scene.run(file);
    expect(await scan('secret-of-ada-roy')).toMatchObject({ outcome: 'admitted', ticket: { attendeeName: 'Ada Roy' } });
    expect(await scan(' secret-of-ada-roy ')).toMatchObject({ outcome: 'duplicate' });
    expect(await scan('secret-of-zoë')).toMatchObject({ outcome: 'unknown' });
    const later = await scene.date(scene.day('2099-07-20'));
    expect(await scan('secret-of-théo-roy', scene.owner(), later)).toMatchObject({ outcome: 'other_event' });
    const { body } = await app.call(
      checkInRoutes.listEventTickets,
      { params: { id: scene.eventId() } },
      scene.owner().session,
    );
    expect(body.tickets.every(({ oldTextHash = '' }) => /^[\w-]{43}$/.test(oldTextHash))).toBe(true);
    const other = await buildOrganizer(app.db);
    const theirs = await scene.date({ createdBy: other.id, organizerId: other.id });
    expect(await scan('secret-of-théo-roy', other, theirs)).toMatchObject({ outcome: 'unknown' });
  });

  it('IMP-03 makes nothing twice: not from the same file, nor from a part of it, nor when its job runs again', async () => {
    const { id } = await scene.run(file);
    const before = await database();
    const again = await scene.preview(file);
    expect([again.totals.bookings, again.before]).toEqual([
      0,
      expect.stringMatching(/^These 2 bookings were imported on \w+ \d+\. Nothing was changed\.$/),
    ]);
    expect(await scene.start(file)).toMatchObject({ status: 400, json: { message: again.before } });
    await addJob(app.db, 'run_import', { importId: id });
    await app.runJobs();
    expect(await database()).toEqual(before);
    const more = csv(headings, [...good, row('A3', 'Cleo')]);
    expect(await scene.preview(more)).toMatchObject({
      summary: '1 date, 1 booking for 1 person.',
      before: expect.stringContaining('2 bookings were imported on'),
    });
  });

  it('goes on where it was when it’s stopped between two dates', async () => {
    const later = await scene.date(scene.day('2099-07-20'));
    const two = csv(headings, [row('A1', 'Ada'), row('A2', 'Bo', { day: '2099-07-20 06:00' })]);
    const { id } = (await scene.start(two)).json as { id: number };
    await expect(runImport(deps, id, AbortSignal.abort())).rejects.toThrow('aborted');
    expect([await seats(), await seats(later), (await scene.list())[0]?.waiting]).toEqual([1, 0, 1]);
    await app.runJobs();
    expect([await seats(), await seats(later), (await scene.list())[0]?.state]).toEqual([1, 1, 'done']);
  });

  it('stops a date whose seats were sold since, and no other', async () => {
    const later = await scene.date(scene.day('2099-07-20'));
    const both = csv(headings, [row('A1', 'Ada'), row('A2', 'Bo'), row('A3', 'Cleo', { day: '2099-07-20 06:00' })]);
    await scene.start(both);
    await app.db.execute(sql`update events set capacity = 1 where id = ${scene.eventId()}`);
    await app.runJobs();
    expect((await scene.list())[0]).toMatchObject({
      bookings: 1,
      refused: 2,
      problems: [
        { booking: null, text: 'Dawn Traverse, July 13: 2 people, 1 seat. Raise the capacity or leave out 1 booking.' },
      ],
    });
    expect([await seats(), await seats(later)]).toEqual([0, 1]);
    await app.db.execute(sql`update events set capacity = 2 where id = ${scene.eventId()}`);
    await scene.run(both);
    expect(await seats()).toBe(2);
  });

  it('IMP-01 reads and writes its own organization’s dates only; another’s import isn’t found', async () => {
    const { id } = await scene.run(file);
    const other = await buildOrganizer(app.db);
    expect((await scene.preview(file, {}, other)).totals.bookings).toBe(0);
    const dates = [{ date: 'Dawn Traverse 2099-07-13 06:00', eventId: scene.eventId() }];
    expect(await scene.preview(file, { dates }, other)).toMatchObject({ totals: { bookings: 0 }, choices: [] });
    expect([(await scene.undo(id, other)).status, await scene.list(other)]).toEqual([404, []]);
    const manager = await buildMember(app.db, scene.owner().id, 'manager');
    expect(await scene.list(manager)).toMatchObject([{ id }]);
    expect((await scene.undo(id, await buildMember(app.db, scene.owner().id, 'guide'))).status).toBe(403);
  });

  it('forgets after 30 days the names that it was never run for', async () => {
    const { id } = (await scene.start(file)).json as { id: number };
    await forgetRows(app.db, 30);
    const named = () => app.db.$count(importRows, sql`import_id = ${id} and name is not null`);
    expect(await named()).toBe(3);
    await app.db.execute(sql`update imports set created_at = now() - interval '31 days' where id = ${id}`);
    await forgetRows(app.db, 30);
    expect(await named()).toBe(0);
    await app.runJobs();
    expect([await seats(), (await scene.list())[0]]).toMatchObject([0, { state: 'done', bookings: 0, refused: 12 }]);
  });

  it('PRI-05 has its guests forgotten 30 days after the event', async () => {
    await scene.run(file);
    await app.db.execute(
      sql`update events set start_date = current_date - 40, end_date = current_date - 40 where id = ${scene.eventId()}`,
    );
    await forgetGuests(app.db);
    const { rows } = await app.db.execute(sql`select distinct person ->> 'name' as name, guest_email from bookings b,
      jsonb_array_elements(attendees) person where b.event_id = ${scene.eventId()}`);
    expect(rows).toEqual([{ name: 'Guest', guest_email: null }]);
  });
});

describe('undoing an import', () => {
  it('leaves the database as it was, and the same file can be imported again', async () => {
    const before = await database();
    const { id } = await scene.run(file);
    expect(await scene.undone(id)).toMatchObject({
      state: 'undone',
      bookings: 0,
      people: 0,
      canUndo: false,
      problems: [],
    });
    expect(await database()).toEqual(before);
    expect(await scan('secret-of-ada-roy')).toMatchObject({ outcome: 'unknown' });
    expect(await scene.run(file)).toMatchObject({ bookings: 2, people: 3 });
  });

  it('leaves what was touched, with the reason: someone checked in, a change, an email', async () => {
    const { id } = await scene.run(file);
    await scan('secret-of-ada-roy');
    const left = await scene.undone(id);
    expect(left).toMatchObject({
      bookings: 1,
      people: 2,
      canUndo: true,
      problems: [{ booking: expect.any(String), text: 'Someone was checked in.' }],
    });
    const second = await scene.run(csv(headings, [row('A7', 'Cleo'), row('A8', 'Dan')]), { sendTickets: 'yes' });
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select max(booking_id) as id from import_rows where import_id = ${second.id}`,
    );
    const change = { params: { id: rows[0]?.id ?? 0 }, body: { names: [{ position: 0, name: 'Dana' }] } };
    await app.call(manualBookingRoutes.changeManualBooking, change, scene.owner().session);
    expect((await scene.undone(second.id)).problems.map(({ text }) => text).toSorted()).toEqual([
      'It was changed, moved or cancelled.',
      'Its guests were sent their tickets. Cancel it instead, so that they hear.',
    ]);
  });

  it('goes on where it was when it’s stopped between two dates', async () => {
    const later = await scene.date(scene.day('2099-07-20'));
    const two = csv(headings, [row('A1', 'Ada'), row('A2', 'Bo', { day: '2099-07-20 06:00' })]);
    const { id } = await scene.run(two);
    await scene.undo(id);
    await expect(runImport(deps, id, AbortSignal.abort())).rejects.toThrow('aborted');
    expect([await seats(), await seats(later), (await scene.list())[0]?.state]).toEqual([0, 1, 'undoing']);
    await app.runJobs();
    expect([await seats(later), (await scene.list())[0]?.state]).toEqual([0, 'undone']);
  });

  it('is possible for 30 days, at both sides of the boundary', async () => {
    const { id } = await scene.run(file);
    const made = (ago: string) =>
      app.db.execute(sql`update imports set created_at = now() - ${ago}::interval where id = ${id}`);
    await made('30 days 1 minute');
    expect((await scene.undo(id)).status).toBe(409);
    await made('29 days 23 hours');
    expect((await scene.undo(id)).status).toBe(200);
  });
});

it('what was paid for an imported booking isn’t known here, so it can’t be written', async () => {
  await scene.run(file);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from bookings where event_id = ${scene.eventId()} limit 1`,
  );
  const change = { params: { id: rows[0]?.id ?? 0 }, body: { paidBy: 'cash' as const } };
  expect(await app.call(manualBookingRoutes.changeManualBooking, change, scene.owner().session)).toMatchObject({
    status: 400,
  });
});
