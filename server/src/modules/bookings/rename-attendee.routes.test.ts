import { routes } from '@ascendant/contract/routes';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { tickets } from '../../../db/schema/attendees';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildMember } from '../../../test/factories/organizations';
import { buildAdmin, buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

async function booked(values = {}) {
  const organizer = await buildOrganizer(app.db);
  const person = await buildTraveller(app.db);
  const child = await buildDependent(app.db, person.id, { firstName: 'Théo', dateOfBirth: '2018-07-03' });
  const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id, ...values });
  const bookingId = await bookFreely(app, person, { eventId: event.id, family: [child] });
  return { organizer, person, event, bookingId };
}

const rename = (bookingId: number, position: number, name: string, session: Session) =>
  app.call(routes.renameAttendee, { params: { id: bookingId, position }, body: { name } }, session);

describe('another name on a ticket', () => {
  it('changes the booking, the ticket and the check-in list, and nothing else', async () => {
    const { organizer, person, event, bookingId } = await booked();
    const before = (await app.call(routes.listMyBookings, {}, person.session)).body[0];
    expect(before).toMatchObject({ canRename: true, canCancel: true });
    expect((await rename(bookingId, 1, ' Zoé  Roy ', person.session)).body).toEqual({ name: 'Zoé  Roy' });
    const after = (await app.call(routes.listMyBookings, {}, person.session)).body[0];
    expect(after?.attendees).toMatchObject([
      before?.attendees[0] ?? {},
      { ...before?.attendees[1], name: 'Zoé  Roy', isChild: true },
    ]);
    expect(after?.tickets[1]).toEqual({ ...before?.tickets[1], attendeeName: 'Zoé  Roy' });
    const list = await app.call(routes.listEventTickets, { params: { id: event.id } }, organizer.session);
    expect(JSON.stringify(list.body)).toContain('Zoé  Roy');
    const [ticket] = await app.db
      .select()
      .from(tickets)
      .where(sql`booking_id = ${bookingId} and position = 1`);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'ticket.renamed'));
    expect(log).toMatchObject([{ actorId: person.id, targetId: String(ticket?.id), changes: null }]);
  });

  it.each([
    [' ', 'Please enter a name'],
    ['\u3164', 'Please enter a name'],
    ['x'.repeat(162), 'Please use at most 161 characters'],
    ['Zoé\nRoy', 'Please use plain text'],
    ['Zoé\u2029Roy', 'Please use plain text'],
  ])('%j is refused at its field', async (name, sentence) => {
    const { person, bookingId } = await booked();
    expect(await rename(bookingId, 0, name, person.session)).toMatchObject({
      status: 400,
      json: { fields: { name: sentence } },
    });
  });

  it('isn’t for someone whose place was cancelled', async () => {
    const { person, bookingId } = await booked();
    const body = { positions: [1], refund: '0.00' };
    expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, person.session)).status).toBe(200);
    const message = 'This ticket was cancelled, so its name can’t be changed.';
    expect(await rename(bookingId, 1, 'Zoé Roy', person.session)).toMatchObject({ status: 409, json: { message } });
    expect((await rename(bookingId, 0, 'Zoé Roy', person.session)).status).toBe(200);
  });

  it('is over on the day of the event, where the event is', async () => {
    const { person, event, bookingId } = await booked();
    // It's tomorrow in UTC, and today already at the date line's far side.
    const day = dayFromNow(1);
    const set = (zone: string) =>
      app.db.execute(
        sql`update events set start_date = ${day}, end_date = ${day}, timezone = ${zone}, start_time = '23:59', end_time = '23:59' where id = ${event.id}`,
      );
    await set('Etc/GMT+12');
    expect((await rename(bookingId, 0, 'Zoé Roy', person.session)).status).toBe(200);
    await app.db.execute(
      sql`update events set start_date = local_time(now(), timezone)::date, end_date = local_time(now(), timezone)::date where id = ${event.id}`,
    );
    expect(await rename(bookingId, 0, 'Zoé Roy', person.session)).toMatchObject({
      status: 409,
      json: { code: 'cannot_rename', message: 'Changes to names closed the day before the event.' },
    });
    expect((await app.call(routes.listMyBookings, {}, person.session)).body[0]).toMatchObject({ canRename: false });
  });

  it('is refused for a ticket that was used, and for a cancelled booking', async () => {
    const { organizer, person, event, bookingId } = await booked();
    const [first] = await app.db
      .select()
      .from(tickets)
      .where(eq(tickets.bookingId, bookingId))
      .orderBy(tickets.position);
    const scan = {
      scanId: crypto.randomUUID(),
      ticketId: first?.id ?? 0,
      scannedAt: new Date().toISOString(),
      isEarly: true,
    };
    await app.call(routes.checkIn, { params: { id: event.id }, body: { scans: [scan] } }, organizer.session);
    expect(await rename(bookingId, 0, 'Zoé Roy', person.session)).toMatchObject({
      status: 409,
      json: { message: 'This ticket has already been used, so its name can’t be changed.' },
    });
    expect((await rename(bookingId, 1, 'Zoé Roy', person.session)).status).toBe(200);
    const other = await booked();
    const body = { refund: '0.00' };
    await app.call(routes.cancelBooking, { params: { id: other.bookingId }, body }, other.person.session);
    expect((await rename(other.bookingId, 0, 'Zoé Roy', other.person.session)).status).toBe(409);
  });

  it('from the organizer, their managers or an admin is emailed to who booked, and in the audit log', async () => {
    const { organizer, person, event, bookingId } = await booked();
    const mailed = () => app.db.select().from(mails).where(eq(mails.kind, 'ticket_renamed')).orderBy(mails.id);
    expect((await rename(bookingId, 0, 'Own Name', person.session)).status).toBe(200);
    const others = [organizer, await buildMember(app.db, organizer.id, 'manager'), await buildAdmin(app.db)];
    for (const [index, { id, session }] of others.entries()) {
      expect((await rename(bookingId, 1, `Zoé Roy ${index}`, session)).status).toBe(200);
      expect((await rename(bookingId, 1, `Zoé Roy ${index}`, session)).status).toBe(200);
      const [logged] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(logged).toMatchObject({ action: 'ticket.renamed', actorId: id });
    }
    const sent = await mailed();
    expect(sent.map(({ userId }) => userId)).toEqual([person.id, person.id, person.id]);
    expect(sent[0]?.subject).toBe(`A ticket has another name: ${event.title}`);
    expect(sent[1]?.text).toContain('The organizer has changed Zoé Roy 0 to Zoé Roy 1.');
    expect(sent[2]?.text).toContain('We’ve changed Zoé Roy 1 to Zoé Roy 2.');
    const { body } = await app.call(routes.listEventBookings, { params: { id: event.id } }, organizer.session);
    expect(body.bookings[0]?.attendees).toMatchObject([
      { name: 'Own Name', canRename: true },
      { name: 'Zoé Roy 2', canRename: true },
    ]);
    await app.db.execute(
      sql`update events set start_date = local_time(now(), timezone)::date, end_date = local_time(now(), timezone)::date where id = ${event.id}`,
    );
    expect(await rename(bookingId, 1, 'Too late', organizer.session)).toMatchObject({
      json: { code: 'cannot_rename' },
    });
    const later = await app.call(routes.listEventBookings, { params: { id: event.id } }, organizer.session);
    expect(later.body.bookings[0]?.attendees.map(({ canRename }) => canRename)).toEqual([false, false]);
  });

  it('is 404 for anyone else, and for a position that the booking doesn’t have', async () => {
    const { organizer, person, bookingId } = await booked();
    const others = [
      await buildOrganizer(app.db),
      await buildMember(app.db, organizer.id, 'guide'),
      await buildTraveller(app.db),
    ];
    for (const { session } of others) expect((await rename(bookingId, 0, 'Zoé Roy', session)).status).toBe(404);
    expect((await rename(bookingId, 2, 'Zoé Roy', person.session)).status).toBe(404);
    expect((await rename(bookingId, 20, 'Zoé Roy', person.session)).status).toBe(404);
  });
});
