import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { bookingAttendees } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { auditLog } from '../../../db/schema/logs';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildFreeEvent, dayFromNow, type EventOptions } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

const guest = { type: 'user', guest: 'unnamed' } as const;

const book = (person: SignedInPerson, eventId: number, others: readonly object[]) =>
  app.call(
    routes.createBooking,
    { body: { eventId, attendees: [{ type: 'user' }, ...others] as never, agreementAccepted: true } },
    person.session,
  );

/** A booking for Ann, her child and two guests. */
async function booked(options: Partial<EventOptions> = {}) {
  const organizer = await buildOrganizer(app.db);
  const ann = await buildTraveller(app.db, { firstName: 'Ann', lastName: 'Roy' });
  const child = await buildDependent(app.db, ann.id, { firstName: 'Théo', dateOfBirth: '2018-07-03' });
  const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id, ...options });
  const { bookingId } = (await book(ann, event.id, [{ type: 'dependent', id: child.id }, guest, guest])).body;
  return { organizer, ann, event, bookingId };
}

const name = (bookingId: number, positions: readonly number[], session: Session) => {
  const guests = positions.map((position) => ({ position, firstName: 'Piotr', lastName: `Nowak${position}` }));
  return app.call(routes.nameGuests, { params: { id: bookingId }, body: { guests } }, session);
};
const storedOf = async (bookingId: number) =>
  (await app.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0];
const mine = async ({ session }: SignedInPerson) => (await app.call(routes.listMyBookings, {}, session)).body[0];

describe('a booking with guests who have no name yet', () => {
  it('says Guest of Ann on tickets, check-in list, attendees and CSV, without an age, and no guest is a person', async () => {
    const { organizer, ann, event, bookingId } = await booked();
    const booking = await mine(ann);
    expect(booking?.attendees.map((attendee) => [attendee.name, attendee.isChild, attendee.guest])).toEqual([
      ['Ann Roy', false, undefined],
      [expect.stringContaining('Théo'), true, undefined],
      ['Guest of Ann', false, 'unnamed'],
      ['Guest of Ann', false, 'unnamed'],
    ]);
    expect(booking?.tickets.map(({ attendeeName }) => attendeeName).slice(2)).toEqual(['Guest of Ann', 'Guest of Ann']);
    const rows = await app.db.select().from(bookingAttendees).where(eq(bookingAttendees.bookingId, bookingId));
    expect(rows.map(({ userId, dependentId }) => userId !== null || dependentId !== null).toSorted()).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const list = await app.call(routes.listEventTickets, { params: { id: event.id } }, organizer.session);
    expect(JSON.stringify(list.body).split('Guest of Ann')).toHaveLength(3);
    const found = await app.call(
      routes.listAttendees,
      { params: { id: event.id }, query: { q: 'guest ann' } },
      organizer.session,
    );
    expect(found.body.matching).toBe(2);
    const url = `/organizer/events/${event.id}/attendees.csv`;
    const file = await app.inject({ method: 'GET', url, headers: organizer.session });
    const lines = file.body.split('\r\n').filter((line) => line.includes('Guest of Ann'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/"?Guest of Ann"?,"?Adult"?,(""|),/);
  });

  it('has a link in its email that leads to their names', async () => {
    const { ann, bookingId } = await booked();
    await app.runJobs();
    const { text } = app.mailer.lastTo(ann.user.email);
    expect(text).toContain('Guest of Ann');
    expect(text).toMatch(new RegExp(`Add names: .*/my-bookings\\?names=${bookingId}`));
  });

  it('can’t be made where a minimum age asks for birth dates, nor without the traveller first', async () => {
    const ann = await buildTraveller(app.db, { dateOfBirth: '1985-07-03' });
    const { event } = await buildFreeEvent(app.db, { minimumAge: 1 });
    expect((await book(ann, event.id, [guest])).json).toMatchObject({
      code: 'birth_date_required',
      message: 'Please add the name and date of birth of everyone who’s coming: this event is for ages 1 and over.',
    });
    const open = await buildFreeEvent(app.db);
    const attendees = [guest, { type: 'user' as const }];
    const body = { eventId: open.event.id, attendees, agreementAccepted: true as const };
    expect((await app.call(routes.createBooking, { body }, ann.session)).status).toBe(422);
  });

  it('takes a seat for each, at both sides of the capacity', async () => {
    const ann = await buildTraveller(app.db);
    const { event } = await buildFreeEvent(app.db, { capacity: 3 });
    expect((await book(ann, event.id, [guest, guest, guest])).json).toMatchObject({ code: 'sold_out' });
    expect((await book(ann, event.id, [guest, guest])).status).toBe(201);
  });
});

describe('naming guests', () => {
  it('puts their names on tickets and lists, some now and some later, and changes nothing else', async () => {
    const { ann, bookingId } = await booked();
    const before = await mine(ann);
    expect(before?.nameGuestsUntil).not.toBeNull();
    expect((await name(bookingId, [3], ann.session)).body).toEqual({ names: ['Piotr Nowak3'] });
    const between = await mine(ann);
    expect(between?.attendees.map((attendee) => attendee.name).slice(2)).toEqual(['Guest of Ann', 'Piotr Nowak3']);
    expect(between?.attendees[3]).toEqual({ ...before?.attendees[3], name: 'Piotr Nowak3', guest: 'named' });
    expect(between?.tickets[3]).toEqual({ ...before?.tickets[3], attendeeName: 'Piotr Nowak3' });
    await name(bookingId, [2], ann.session);
    expect((await mine(ann))?.nameGuestsUntil).toBeNull();
    expect((await name(bookingId, [2], ann.session)).json).toMatchObject({
      code: 'cannot_name_guests',
      message: 'One of these tickets already has a name. Please look again.',
    });
  });

  it('names all of them or none', async () => {
    const { ann, bookingId } = await booked();
    expect((await name(bookingId, [2, 1], ann.session)).status).toBe(409);
    expect((await name(bookingId, [2, 4], ann.session)).status).toBe(404);
    expect((await storedOf(bookingId))?.attendees[2]).toMatchObject({ name: 'Guest of Ann', guest: 'unnamed' });
  });

  it('is over when check-in opens, which the organizer chooses', async () => {
    const { ann, event, bookingId } = await booked({ startDate: dayFromNow(10), checkInOpensHours: 24 });
    const move = (hours: string) =>
      app.db
        .execute(sql`update events set check_in_opens_hours = floor(extract(epoch from starts_at - now()) / 3600)::int + ${sql.raw(hours)}
        where id = ${event.id}`);
    await move('1');
    expect((await mine(ann))?.nameGuestsUntil).toBeNull();
    expect((await name(bookingId, [2], ann.session)).json).toMatchObject({
      message: 'Names closed when check-in opened. The tickets work without them.',
    });
    await move('0');
    expect((await name(bookingId, [2], ann.session)).status).toBe(200);
  });

  it('by the rename of one ticket counts too', async () => {
    const { ann, bookingId } = await booked();
    const renamed = { params: { id: bookingId, position: 2 }, body: { name: 'Piotr Nowak' } };
    await app.call(routes.renameAttendee, renamed, ann.session);
    expect((await storedOf(bookingId))?.attendees[2]).toMatchObject({ name: 'Piotr Nowak', guest: 'named' });
    expect((await storedOf(bookingId))?.attendees[1]).not.toHaveProperty('guest');
  });

  it.each([
    [{ firstName: ' ', lastName: 'Roy' }, { 'guests.0.firstName': 'First name is required' }],
    [{ firstName: 'Zoé', lastName: '' }, { 'guests.0.lastName': 'Last name is required' }],
  ])('%o is refused at its field', async (typed, fields) => {
    const { ann, bookingId } = await booked();
    const body = { guests: [{ position: 2, ...typed }] };
    const answer = await app.call(routes.nameGuests, { params: { id: bookingId }, body }, ann.session);
    expect(answer).toMatchObject({ status: 400, json: { fields } });
  });

  it('ERR-06 is in the audit log, without names', async () => {
    const { ann, bookingId } = await booked();
    await name(bookingId, [2, 3], ann.session);
    const log = (await app.db.select().from(auditLog).orderBy(auditLog.id))
      .filter(({ actorId }) => actorId === ann.id)
      .slice(-2);
    expect(log.map(({ action, changes }) => [action, changes])).toEqual([
      ['ticket.guest_named', null],
      ['ticket.guest_named', null],
    ]);
  });
});
