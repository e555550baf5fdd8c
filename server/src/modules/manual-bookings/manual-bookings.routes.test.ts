import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { bookingNotices } from '../../../db/schema/mails';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent } from '../../../test/factories/events';
import { buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { forgetGuests, tellGuests } from './manual-bookings.service';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));
const deps = { db: app.db, postalAddress: undefined };
const ada = { name: 'Ada Roy', isChild: false };
const theo = { name: 'Théo Roy', isChild: true };

let organizer: SignedInPerson;
let eventId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildEvent(app.db, { createdBy: organizer.id, capacity: 4, title: 'Dawn traverse' })).id;
  await app.runJobs();
  app.mailer.sent.length = 0;
});

const book = (more: object = {}, session: Session = organizer.session) =>
  app.call(
    routes.bookManually,
    { params: { id: eventId }, body: { guests: [ada, theo], paidBy: 'cash' as const, ...more } },
    session,
  );
const stored = async () => (await app.db.select().from(bookings).where(eq(bookings.eventId, eventId)))[0];
const left = async () => (await app.call(routes.getEvent, { params: { id: eventId } }, {})).body.seatsLeft;

describe('a manual booking', () => {
  it('takes seats with tickets like any other, is marked, and is on the lists', async () => {
    const { status, body } = await book();
    expect([status, await left()]).toEqual([201, 2]);
    const list = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
    expect(list.body.bookings).toMatchObject([{ id: body.bookingId, paidBy: 'cash', total: '0.00', revenue: '0.00' }]);
    const attendees = await app.call(routes.listAttendees, { params: { id: eventId } }, organizer.session);
    expect(attendees.body.attendees.map(({ name, isChild }) => [name, isChild])).toEqual([
      ['Ada Roy', false],
      ['Théo Roy', true],
    ]);
    const tickets = await app.call(routes.listEventTickets, { params: { id: eventId } }, organizer.session);
    expect(tickets.body.tickets).toHaveLength(2);
  });

  it('costs nothing on the site: no amount, no fee, no payment and no posting in the ledger', async () => {
    const before = await app.db.execute(sql`select count(*)::int as n from ledger_postings`);
    const { bookingId } = (await book({ paidBy: 'invoice' })).body;
    expect(await stored()).toMatchObject({
      origin: 'manual',
      userId: null,
      totalCents: 0,
      bookingFeeCents: 0,
      hstCents: 0,
      ticketsTotalCents: 0,
    });
    const paid = await app.db.execute(sql`select id from payments where booking_id = ${bookingId}`);
    const after = await app.db.execute(sql`select count(*)::int as n from ledger_postings`);
    expect([paid.rows, after.rows]).toEqual([[], before.rows]);
  });

  it('has what the organizer took and how, apart from every sum of the site’s money', async () => {
    await book({ paidBy: 'card', taken: '260.00' });
    await book({ guests: [ada], paidBy: 'free', taken: 0 });
    const { bookingId } = (await book({ guests: [ada], taken: '40.5' })).body;
    const { body } = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
    expect(body.bookings.map(({ paidBy, manual, total }) => [paidBy, manual?.taken, total])).toEqual([
      ['cash', '40.50', '0.00'],
      ['free', '0.00', '0.00'],
      ['card', '260.00', '0.00'],
    ]);
    expect(body.money).toMatchObject({ paidByTravellers: '0.00', revenue: '0.00', takenByOrganizer: '300.50' });
    await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, organizer.session);
    const after = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
    expect(after.body.money.takenByOrganizer).toBe('260.00');
  });

  it('has a phone number, encrypted, and a note for the team, which are in no email and not in the audit log', async () => {
    const { bookingId } = (await book({ email: 'ada@mail.example', phone: '(403) 762-1550', note: 'Paid in coins.' }))
      .body;
    const list = await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session);
    const manual = { taken: null, email: 'ada@mail.example', phone: '+1 403 762 1550', note: 'Paid in coins.' };
    expect(list.body.bookings).toMatchObject([{ id: bookingId, manual }]);
    const row = await stored();
    expect(app.sealer.open(row?.guestPhoneSealed ?? Buffer.alloc(0), `guest_phone:${bookingId}`)).toBe('+14037621550');
    await app.runJobs();
    const written = JSON.stringify([app.mailer.sent, await app.db.select().from(auditLog)]);
    expect(written).not.toMatch(/coins|762.?1550/);
  });

  it('refuses what can’t be a phone number, and amounts that can’t have been taken, at their fields', async () => {
    const fieldsOf = async (more: object) => {
      const { status, json } = await book(more);
      return [status, status === 400 ? (json as { fields: object }).fields : null];
    };
    expect(await fieldsOf({ phone: '403' })).toEqual([400, { phone: expect.stringContaining('country code') }]);
    expect(await fieldsOf({ taken: '20000.01' })).toEqual([
      400,
      { taken: 'Please enter at most $20,000.00 for 2 seats' },
    ]);
    expect(await fieldsOf({ paidBy: 'free', taken: '0.01' })).toEqual([
      400,
      { taken: expect.stringContaining('Free of charge') },
    ]);
    expect(await stored()).toBeUndefined();
    expect(await left()).toBe(4);
    expect(await fieldsOf({ taken: '20000.00', phone: '403 762 1550' })).toEqual([201, null]);
  });

  it('emails the tickets to a guest who has an address, and to no one else', async () => {
    await book({ email: 'ada@mail.example' });
    await book({ guests: [ada] });
    await app.runJobs();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['ada@mail.example']);
    const mail = app.mailer.lastTo('ada@mail.example');
    expect(mail.subject).toBe('Your booking is confirmed: Dawn traverse');
    expect(mail.files?.length).toBe(2);
    expect(mail.text).toContain('Paid to the organizer in cash');
    expect(mail.text).not.toContain('/my-bookings');
  });

  it('has no links that the organizer typed, and one by which the guest says that they don’t know them', async () => {
    await app.db.update(events).set({ title: 'Win at evil.example' }).where(eq(events.id, eventId));
    const guests = [{ name: 'Claim your prize: https://evil.example', isChild: false }];
    const email = `${crypto.randomUUID()}@mail.example`;
    const { bookingId } = (await book({ guests, email })).body;
    await app.runJobs();
    const [mail] = app.mailer.sent;
    expect(mail?.subject).toBe('Your booking is confirmed: Win at evil example');
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('Claim your prize: https evil example');
    const key = /I don’t know them: \S+\/emails\/([\w-]+)\/stop\?of=organizer/.exec(mail?.text ?? '')?.[1];
    const stop = (payload = '') =>
      app.inject({
        method: 'POST',
        url: `/emails/${key}/stop`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await stop()).json()).toEqual({ organizer: false });
    expect(await stored()).toMatchObject({ id: bookingId, guestEmail: null, status: 'confirmed' });
    const refused = { status: 400, json: { fields: { email: expect.stringContaining('asked us not to send') } } };
    expect(await book({ guests: [ada], email: email.toUpperCase() })).toMatchObject(refused);
    const other = await buildOrganizer(app.db);
    const theirs = (await buildEvent(app.db, { createdBy: other.id })).id;
    const order = { params: { id: theirs }, body: { guests: [ada], email, paidBy: 'cash' as const } };
    expect((await app.call(routes.bookManually, order, other.session)).status).toBe(201);
    expect((await stop('again=yes')).json()).toEqual({ organizer: true });
    expect((await book({ guests: [ada], email })).status).toBe(201);
  });

  it('isn’t told to the organizer, who made it', async () => {
    await app.db.delete(bookingNotices);
    await book();
    expect(await app.db.select().from(bookingNotices)).toEqual([]);
  });

  it('never takes more seats than there are, at both sides of the boundary', async () => {
    expect((await book({ guests: [ada, ada, ada] })).status).toBe(201);
    expect((await book()).json).toMatchObject({ code: 'sold_out', fields: { guests: 'Only 1 seat is left.' } });
    expect((await book({ guests: [ada] })).status).toBe(201);
    expect((await book({ guests: [ada] })).json).toMatchObject({ fields: { guests: 'No seats are left.' } });
  });

  it('PAY-03 doesn’t oversell when ten are made at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => book({ guests: [ada] })));
    expect(await left()).toBe(0);
  });

  it('can be made while the event is on, and not once it’s over, cancelled or unpublished', async () => {
    const move = (set: string) => app.db.execute(sql.raw(`update events set ${set} where id = ${eventId}`));
    await move(`start_date = current_date - 1, end_date = current_date + 1, duration = 3`);
    expect((await book({ guests: [ada] })).status).toBe(201);
    await move(`start_date = '2026-01-01', end_date = '2026-01-03', duration = 3`);
    expect((await book({ guests: [ada] })).json).toMatchObject({ code: 'not_on_sale', message: 'This event is over.' });
    await move(`status = 'cancelled'`);
    expect((await book({ guests: [ada] })).json).toMatchObject({ code: 'not_on_sale' });
  });

  it('is cancelled by the organizer as a free one is, and a guest with an address is told once', async () => {
    const { bookingId } = (await book({ email: 'ada@mail.example' })).body;
    const refunded = await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, organizer.session);
    expect([refunded.status, await left()]).toEqual([200, 4]);
    await tellGuests(deps);
    await tellGuests(deps);
    await app.runJobs();
    expect(app.mailer.sent.map(({ subject }) => subject)).toEqual(['Your booking is cancelled: Dawn traverse']);
  });

  it('PRI-05 forgets its guests 30 days after the event, and keeps how many came', async () => {
    const guests = [{ name: 'Guest', isChild: false }, theo];
    await book({ guests, email: 'ada@mail.example', phone: '403 762 1550', note: 'Paid in coins.', taken: '80' });
    await forgetGuests(app.db);
    expect((await stored())?.guestEmail).toBe('ada@mail.example');
    await app.db.execute(
      sql`update events set start_date = current_date - 40, end_date = current_date - 40 where id = ${eventId}`,
    );
    await forgetGuests(app.db);
    await forgetGuests(app.db);
    const after = await stored();
    expect([after?.guestEmail, after?.seats, after?.attendees.map(({ name }) => name)]).toEqual([
      null,
      2,
      ['Guest', 'Guest'],
    ]);
    expect(after).toMatchObject({ guestPhoneSealed: null, teamNote: null, takenCents: 8000 });
  });

  it('PRI-08 shows the phone number of its guests on the field sheet, in the same days as a traveller’s', async () => {
    await book({ guests: [ada], phone: '403 762 1550' });
    const phoneOn = async (day: string) => {
      await app.db.execute(
        sql`update events set start_date = current_date + ${day}::int, end_date = current_date + ${day}::int where id = ${eventId}`,
      );
      const { body } = await app.call(routes.getFieldSheet, { params: { id: eventId } }, organizer.session);
      return body.parties[0]?.phone;
    };
    expect([await phoneOn('9'), await phoneOn('6')]).toEqual([null, '+1 403 762 1550']);
  });

  it('ERR-06 is in the audit log, without names', async () => {
    await book({ email: 'ada@mail.example' });
    const entry = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect(entry).toMatchObject({ actorId: organizer.id, action: 'booking.made_manually' });
    expect(JSON.stringify(entry)).not.toMatch(/Ada|mail\.example/);
  });
});
