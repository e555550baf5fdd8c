import { attendeeRoutes, type Attendee } from '@ascendant/contract/attendee';
import { bookingRoutes } from '@ascendant/contract/booking';
import { bookingQuestionRoutes } from '@ascendant/contract/booking-question';
import { bookingReference, ticketNumber } from '@ascendant/domain/booking/reference';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { answerAs, aQuestion, askAbout } from '../../../test/factories/questions';
import { testApp } from '../../../test/test-app';

const app = await testApp();

let organizer: SignedInPerson;
let eventId: number;
let zoe: SignedInPerson;
const bookingIds: number[] = [];

beforeAll(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse', capacity: 40 })).id;
  const people = [
    ['Élodie', 'Ångström'],
    ['=cmd|"/c calc"!A1', 'Brooks'],
    ['Zoé', 'Bergeron'],
  ] as const;
  for (const [firstName, lastName] of people) {
    const person = await buildTraveller(app.db, { firstName, lastName });
    if (firstName === 'Zoé') zoe = person;
    const child = { firstName: 'Théo', lastName, dateOfBirth: '2018-07-03' };
    const family = firstName === 'Zoé' ? [await buildDependent(app.db, person.id, child)] : [];
    bookingIds.push(await bookFreely(app, person, { eventId, family }));
  }
  const gone = await bookFreely(app, await buildTraveller(app.db, { firstName: 'Gone' }), { eventId });
  await app.db.execute(sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${gone}`);
  await app.db.execute(
    sql`update tickets set checked_in_at = now(), checked_in_by = ${organizer.id} where booking_id = ${bookingIds[0]}`,
  );
});

const list = (query: Record<string, unknown> = {}, person = organizer, id = eventId) =>
  app.call(attendeeRoutes.listAttendees, { params: { id }, query }, person.session);
const names = async (query: Record<string, unknown> = {}) => (await list(query)).body.attendees.map(({ name }) => name);
const file = (path = `/organizer/events/${eventId}/attendees.csv`, headers = organizer.session) =>
  app.inject({ method: 'GET', url: path, headers });

const everyone = ['=cmd|"/c calc"!A1 Brooks', 'Élodie Ångström', 'Théo Bergeron', 'Zoé Bergeron'];

describe('the attendees of an event', () => {
  it('are everyone with a valid ticket, by name, with counts; a cancelled booking is left out', async () => {
    const { body } = await list();
    expect(body.attendees.map(({ name }) => name)).toEqual(everyone);
    expect(body).toMatchObject({ event: { id: eventId, title: 'Dawn traverse' }, matching: 4, all: 4, checkedIn: 1 });
  });

  it('PRI-01 show name, adult or child, ticket and check-in, and nothing else', async () => {
    const [, elodie, theo] = (await list()).body.attendees;
    const keys: readonly (keyof Attendee)[] = [
      'bookingReference',
      'checkedInAt',
      'id',
      'isChild',
      'missingAnswers',
      'name',
      'signedWaiverId',
      'ticket',
      'ticketNumber',
      'waiver',
    ];
    expect(Object.keys(theo ?? {}).sort()).toEqual(keys);
    expect(theo).toMatchObject({
      isChild: true,
      bookingReference: bookingReference(bookingIds[2] ?? 0),
      ticketNumber: ticketNumber(bookingIds[2] ?? 0, 1),
      ticket: 'valid',
      checkedInAt: null,
    });
    expect(elodie).toMatchObject({ ticket: 'checked_in', checkedInAt: expect.any(String) });
    expect(JSON.stringify((await list()).json)).not.toMatch(/2018|1987|@example/);
  });

  it.each([
    ['elodie', ['Élodie Ångström']],
    ['ANGSTROM élo', ['Élodie Ångström']],
    ['berg', ['Théo Bergeron', 'Zoé Bergeron']],
    ['%', []],
    ['_', []],
    ['nobody here', []],
  ])('are found by words of their name, without case and accents: %j', async (q, found) => {
    const { body } = await list({ q });
    expect(body.attendees.map(({ name }) => name)).toEqual(found);
    expect([body.matching, body.all]).toEqual([found.length, 4]);
  });

  it('are found by booking reference and ticket number', async () => {
    const id = bookingIds[2] ?? 0;
    for (const q of [bookingReference(id), ticketNumber(id, 0).toLowerCase()])
      expect(await names({ q })).toEqual(['Théo Bergeron', 'Zoé Bergeron']);
  });

  it('can be those who have been checked in, or who haven’t', async () => {
    expect(await names({ ticket: 'checked_in' })).toEqual(['Élodie Ångström']);
    expect(await names({ ticket: 'valid', q: 'zoe' })).toEqual(['Zoé Bergeron']);
  });

  it('come in pages', async () => {
    expect([...(await names({ limit: 3 })), ...(await names({ limit: 3, offset: 3 }))]).toEqual(everyone);
    expect(await names({ offset: 4 })).toEqual([]);
  });

  it.each([[{ limit: 0 }], [{ limit: 51 }], [{ offset: -1 }], [{ ticket: 'void' }], [{ q: 'x'.repeat(201) }]])(
    'refuse %j with 400',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe('the attendees as a file', () => {
  it('WEB-09 are the same, with every cell inert', async () => {
    const reply = await file();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="attendees-${eventId}.csv"`,
      'cache-control': 'no-store',
    });
    const [attendees] = (
      await app.db.execute<{ age: number }>(
        sql`select (attendees -> 0 ->> 'age')::int as age from bookings where id = ${bookingIds[0]}`,
      )
    ).rows;
    const age = attendees?.age;
    const [header, brooks, elodie] = reply.body.split('\r\n');
    const [first, second] = bookingIds;
    expect(header).toBe(
      '\uFEFF"Name","Comes as","Age on the first day","Ticket","Ticket price","Taken by the organizer","Booking","Email of who booked","Check-in","Checked in at (Mountain Time)","Waiver","Waiver signed at (Mountain Time)","Phone of who booked","Missing answers"',
    );
    expect(brooks).toBe(
      `"'=cmd|""/c calc""!A1 Brooks","Adult","${age}","${ticketNumber(second ?? 0, 0)}","0.00","","${bookingReference(second ?? 0)}","","Not checked in","","No waiver","","","0"`,
    );
    expect(elodie).toMatch(
      new RegExp(
        `^"Élodie Ångström","Adult","${age}","${ticketNumber(first ?? 0, 0)}",.*"Checked in","\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d","No waiver","","","0"$`,
      ),
    );
    expect(reply.body).not.toMatch(/2018|1987|@example/);
  });

  it('PRI-01 have the email of who booked only while that person agrees to it', async () => {
    const id = bookingIds[2] ?? 0;
    const share = (shared: boolean, person: SignedInPerson) =>
      app.call(bookingRoutes.shareEmail, { params: { id }, body: { shared } }, person.session);
    expect((await share(true, organizer)).status).toBe(404);
    expect((await share(true, zoe)).body).toEqual({ shared: true });
    const rows = (await file()).body.split('\r\n').filter((row) => row.includes(zoe.user.email));
    expect(rows.map((row) => row.split(',')[0])).toEqual(['"Théo Bergeron"', '"Zoé Bergeron"']);
    const mine = await app.call(bookingRoutes.listMyBookings, {}, zoe.session);
    expect(mine.body[0]?.sharesEmail).toBe(true);
    await share(false, zoe);
    expect((await file()).body).not.toContain('@');
    expect((await share(true, zoe)).status).toBe(200);
    await share(false, zoe);
  });

  it('give the age on the event’s first day, and times on the organizer’s clock', async () => {
    await app.db.execute(sql`update users set timezone = 'Asia/Tokyo' where id = ${organizer.id}`);
    await app.db.execute(
      sql`update tickets set checked_in_at = '2027-01-10T20:30:00Z' where booking_id = ${bookingIds[0]}`,
    );
    const { body } = await file();
    expect(body).toContain('"Checked in at (');
    expect(body).toContain('"2027-01-11 05:30"');
    expect(body).toMatch(/"Théo Bergeron","Child","\d{1,2}"/);
    await app.db.execute(sql`update users set timezone = null where id = ${organizer.id}`);
  });

  it('hold what was searched for', async () => {
    const { body } = await file(`/organizer/events/${eventId}/attendees.csv?q=berg&ticket=valid`);
    expect(body.trim().split('\r\n')).toHaveLength(3);
  });

  it('PRI-08 have answers that aren’t sensitive, and what’s missing, for those who run the event, and not for admins', async () => {
    const id = bookingIds[2] ?? 0;
    const required = { isRequired: true } as const;
    const questions = [
      aQuestion({ ...required, text: 'Boot size?' }),
      aQuestion({ text: 'Health?', isSensitive: true }),
    ];
    const [size = 0, health = 0] = await askAbout(app, organizer.session, { eventId, questions });
    const answers = [
      { questionId: size, position: 0, value: '42' },
      { questionId: health, position: 0, value: 'Asthma' },
    ];
    await answerAs(app, zoe.session, { bookingId: id, answers });
    const { body } = await file();
    expect(body).toMatch(/"Phone of who booked","Missing answers","Boot size\?"\r\n/);
    expect(body).toMatch(/"Zoé Bergeron".*"","0","42"/);
    expect(body).toMatch(/"Théo Bergeron".*"","1",""/);
    expect(body).not.toContain('Asthma');
    const admin = await buildAdmin(app.db);
    expect((await file(undefined, admin.session)).body).not.toContain('Boot size');
    const listed = (await list({ q: 'berg' })).body.attendees.map(({ name, missingAnswers }) => [name, missingAnswers]);
    expect(listed).toEqual([
      ['Théo Bergeron', 1],
      ['Zoé Bergeron', 0],
    ]);
    const remove = { params: { id: eventId }, body: { questions: [], removed: [size, health] } };
    await app.call(bookingQuestionRoutes.setEventQuestions, remove, organizer.session);
  });

  it('ERR-06 leave an entry in the audit log, with the number of rows', async () => {
    const before = (await app.db.select().from(auditLog)).length;
    await file();
    const entry = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect((await app.db.select().from(auditLog)).length).toBe(before + 1);
    expect(entry).toMatchObject({
      actorId: organizer.id,
      action: 'event.attendees_exported',
      targetType: 'event',
      targetId: String(eventId),
      changes: { rows: { before: null, after: 4 } },
    });
  });

  it('refuse a search that isn’t one, and an event that can’t exist', async () => {
    expect((await file(`/organizer/events/${eventId}/attendees.csv?ticket=void`)).statusCode).toBe(400);
    expect((await file('/organizer/events/none/attendees.csv')).statusCode).toBe(404);
    expect((await file('/organizer/events/2147483647/attendees.csv')).statusCode).toBe(404);
  });
});

describe('who sees attendees', () => {
  it('AUT-01 the event’s organizer and admins, in the list and in the file', async () => {
    const statuses = async (session: Record<string, string>) => [
      (await app.call(attendeeRoutes.listAttendees, { params: { id: eventId } }, session)).status,
      (await file(undefined, session)).statusCode,
    ];
    expect(await statuses({})).toEqual([401, 401]);
    expect(await statuses((await buildTraveller(app.db)).session)).toEqual([403, 403]);
    expect(await statuses((await buildOrganizer(app.db)).session)).toEqual([404, 404]);
    expect(await statuses((await buildAdmin(app.db)).session)).toEqual([200, 200]);
    expect(await statuses(organizer.session)).toEqual([200, 200]);
  });
});
