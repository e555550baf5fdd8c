import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { auditLog } from '../../../db/schema/logs';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildMember } from '../../../test/factories/organizations';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const charging = await testApp({ settings: { MANUAL_BOOKING_FEE: 'charged' } });
afterAll(async () => {
  await expectCleanInvariants(app.db);
  await expectCleanInvariants(charging.db);
});

let organizer: SignedInPerson;
let bookingId: number;
let eventId: number;
const guests = [
  { name: 'Ada Roy', isChild: false },
  { name: 'Théo Roy', isChild: true },
];
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  eventId = (await buildEvent(app.db, { createdBy: organizer.id, title: 'Dawn traverse' })).id;
  const body = {
    guests,
    email: 'ada@mail.example',
    phone: '403 762 1550',
    paidBy: 'cash',
    taken: '80',
    note: 'Coins.',
  };
  const order = { params: { id: eventId }, body: body as never };
  bookingId = (await app.call(routes.bookManually, order, organizer.session)).body.bookingId;
  await app.runJobs();
  app.mailer.sent.length = 0;
});

const change = (body: object, session: Session = organizer.session, id = bookingId) =>
  app.call(routes.changeManualBooking, { params: { id }, body }, session);
const listed = async () =>
  (await app.call(routes.listEventBookings, { params: { id: eventId } }, organizer.session)).body.bookings[0];
const move = (set: string) => app.db.execute(sql.raw(`update events set ${set} where id = ${eventId}`));

describe('a change of a manual booking', () => {
  it('leaves what it doesn’t say as it was, so that two at once keep both', async () => {
    const [one, other] = await Promise.all([change({ note: 'By card after all.' }), change({ phone: '' })]);
    expect([one.status, other.status]).toEqual([204, 204]);
    expect(await listed()).toMatchObject({
      paidBy: 'cash',
      manual: { taken: '80.00', email: 'ada@mail.example', phone: null, note: 'By card after all.' },
    });
  });

  it('can be of everything but how many come and who’s a child, and empties what’s empty', async () => {
    const names = [{ position: 1, name: 'Théodore Roy' }];
    await change({ names, paidBy: 'transfer', taken: '95.50', phone: '+44 20 7946 0958' });
    expect(await listed()).toMatchObject({
      paidBy: 'transfer',
      manual: { taken: '95.50', phone: '+44 20 7946 0958' },
      attendees: [
        { name: 'Ada Roy', isChild: false, ticket: 'valid' },
        { name: 'Théodore Roy', isChild: true, ticket: 'valid' },
      ],
    });
    await change({ email: '', phone: '', taken: null, note: '' });
    expect((await listed())?.manual).toEqual({ taken: null, email: null, phone: null, note: null });
  });

  it('puts the new name on the ticket, whose code stays, and forgets what was answered about the person', async () => {
    const codes = async () =>
      (await app.db.execute(sql`select code from tickets where booking_id = ${bookingId} order by position`)).rows;
    const before = await codes();
    await change({ names: [{ position: 0, name: 'Ida Roy' }] });
    expect(await codes()).toEqual(before);
    const { body } = await app.call(routes.listEventTickets, { params: { id: eventId } }, organizer.session);
    expect(body.tickets.map(({ attendeeName }) => attendeeName)).toContain('Ida Roy');
  });

  it('emails the tickets to another address, and no one about anything else', async () => {
    await change({ note: 'New.', names: [{ position: 0, name: 'Ida Roy' }], taken: '1', email: 'ada@mail.example' });
    await app.runJobs();
    expect(app.mailer.sent).toEqual([]);
    await change({ email: 'ida@mail.example' });
    await app.runJobs();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['ida@mail.example']);
    const mail = app.mailer.lastTo('ida@mail.example');
    expect([mail.subject, mail.files?.length]).toEqual(['Your booking is confirmed: Dawn traverse', 2]);
    expect(mail.text).not.toMatch(/New\.|1\.00/);
  });

  it('is refused at its field, and then nothing is changed', async () => {
    const fieldsOf = async (body: object) => {
      const { status, json } = await change({ ...body, note: 'Changed.' });
      return [status, Object.keys((json as { fields: object }).fields)];
    };
    expect(await fieldsOf({ phone: '403' })).toEqual([400, ['phone']]);
    expect(await fieldsOf({ taken: '20000.01' })).toEqual([400, ['taken']]);
    expect(await fieldsOf({ paidBy: 'free' })).toEqual([400, ['taken']]);
    expect(await fieldsOf({ names: [{ position: 2, name: 'Zoé Roy' }] })).toEqual([400, ['names']]);
    expect((await listed())?.manual?.note).toBe('Coins.');
    expect((await change({ taken: '20000' })).status).toBe(204);
    expect((await change({ paidBy: 'free', taken: null })).status).toBe(204);
  });

  it('is for the organizer’s owners and managers, and admins; for everyone else it isn’t found', async () => {
    const manager = await buildMember(app.db, organizer.id, 'manager');
    for (const { session } of [manager, await buildAdmin(app.db)])
      expect((await change({ note: 'Theirs.' }, session)).status).toBe(204);
    const guide = await buildMember(app.db, organizer.id, 'guide', [eventId]);
    expect((await change({}, guide.session)).status).toBe(403);
    expect((await change({}, (await buildOrganizer(app.db)).session)).status).toBe(404);
    expect((await change({}, organizer.session, 2_000_000)).status).toBe(404);
  });

  it('isn’t of a traveller’s booking, a cancelled one, or one whose guests are forgotten after 30 days', async () => {
    const free = await buildFreeEvent(app.db, { createdBy: organizer.id });
    const booked = await bookFreely(app, await buildTraveller(app.db), { eventId: free.id });
    const refused = { status: 409, json: { code: 'locked_field' } };
    expect(await change({ note: 'No.' }, organizer.session, booked)).toMatchObject({
      ...refused,
      json: { message: 'A traveller made this booking on the site, so you can’t change it.' },
    });
    await move(`start_date = current_date - 29, end_date = current_date - 29`);
    expect((await change({ note: 'Late.' })).status).toBe(204);
    await move(`start_date = current_date - 32, end_date = current_date - 32`);
    expect(await change({ note: 'Too late.' })).toMatchObject(refused);
    await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, organizer.session);
    expect(await change({ note: 'No.' })).toMatchObject(refused);
  });

  it('ERR-06 is in the audit log: which fields, without what was typed about people', async () => {
    const names = [{ position: 0, name: 'Ida Roy' }];
    await change({ names, phone: '+44 20 7946 0958', note: 'Secret.', taken: '90' });
    const entry = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);
    expect(entry).toMatchObject({
      action: 'booking.changed_manually',
      changes: {
        fields: { before: null, after: ['names', 'phone', 'taken', 'note'] },
        takenCents: { before: 8000, after: 9000 },
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Ida|7946|Secret/);
  });
});

describe('where the operator charges the site’s fee', () => {
  it('it goes back when guests turn out to come free of charge, and what was free isn’t charged for later', async () => {
    const host = await buildOrganizer(charging.db);
    const { id } = await buildEvent(charging.db, { createdBy: host.id });
    const order = { params: { id }, body: { guests, paidBy: 'cash' as const } };
    const { body } = await charging.call(routes.bookManually, order, host.session);
    const paidBy = (means: 'free' | 'card') =>
      charging.call(
        routes.changeManualBooking,
        { params: { id: body.bookingId }, body: { paidBy: means } },
        host.session,
      );
    const siteFee = async () => (await charging.call(routes.organizerEarnings, {}, host.session)).body.siteFee;
    expect((await paidBy('card')).status).toBe(204);
    expect(await siteFee()).not.toBe('0.00');
    expect([(await paidBy('free')).status, await siteFee()]).toEqual([204, '0.00']);
    expect(await paidBy('card')).toMatchObject({ status: 409, json: { fields: { paidBy: expect.any(String) } } });
    const [row] = await charging.db.select().from(bookings).where(eq(bookings.id, body.bookingId));
    expect(row?.paidBy).toBe('free');
  });
});
