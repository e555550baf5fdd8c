import { cancellationRoutes } from '@ascendant/contract/cancellation';
import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingNotices, mails, dueBookingEmails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { tellOrganizers } from './booking-notices';

const app = await testApp();

const dated = 'Dawn traverse, Jul 2, 2099, 9:00 a.m.';
let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;

beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { firstName: 'Rosa', timezone: 'Europe/Paris' });
  const event = { createdBy: organizer.id, title: 'Dawn traverse', capacity: 12, startDate: '2099-07-02' };
  eventId = (await buildFreeEvent(app.db, event)).id;
  maya = await buildTraveller(app.db, { firstName: 'Maya' });
});

const book = async (person = maya) =>
  bookFreely(app, person, { eventId, family: [await buildDependent(app.db, person.id)] });
const cancel = (id: number) =>
  app.call(cancellationRoutes.cancelBooking, { params: { id }, body: { refund: '0.00' } }, maya.session);
const choose = (bookingEmails: 'each' | 'daily' | 'none', timezone: string | null = 'Europe/Paris') =>
  app.db.update(users).set({ bookingEmails, timezone }).where(eq(users.id, organizer.id));
/** What no one has been told yet. */
const notices = async () => [
  ...(await app.db.select().from(bookingNotices)),
  ...(await app.db.select().from(dueBookingEmails)),
];
const happenedAt = (instant: string) =>
  app.db.execute(sql`update booking_notices set created_at = ${instant}::timestamptz`);

/** What the job sends to the organizer, run twice. */
async function sent(now?: string) {
  await app.runJobs();
  const before = app.mailer.sent.length;
  const at = now === undefined ? new Date() : new Date(now);
  await tellOrganizers(app.db, app.config.publicUrl, at);
  await tellOrganizers(app.db, app.config.publicUrl, at);
  await app.runJobs();
  return app.mailer.sent.slice(before).filter(({ to }) => to === organizer.user.email);
}

describe('an email for each booking', () => {
  it('goes once to the organizer, with who, how many, which event and the seats taken, and no address', async () => {
    await book();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`New booking (2 people): ${dated}`);
    expect(mail?.text).toContain('Maya Lindqvist booked for 2 people.');
    expect(mail?.text).toContain('Seats: 2 of 12 seats taken');
    expect(mail?.text).toContain(`/organizer/events/${eventId}/attendees`);
    expect(mail?.text).not.toContain(maya.user.email);
    expect(await notices()).toEqual([]);
  });

  it('says when a booking is cancelled, and when some of its people are', async () => {
    const bookingId = await book();
    await sent();
    const body = { positions: [1], refund: '0.00' };
    const left = await app.call(cancellationRoutes.cancelPeople, { params: { id: bookingId }, body }, maya.session);
    expect(left.status).toBe(200);
    const [part] = await sent();
    expect(part?.subject).toBe(`Part of a booking cancelled (1 person): ${dated}`);
    expect((await cancel(bookingId)).status).toBe(200);
    const [whole] = await sent();
    expect(whole?.subject).toBe(`Booking cancelled (1 person): ${dated}`);
  });

  it('doesn’t come for each booking of an event that’s cancelled as a whole', async () => {
    await book();
    await sent();
    const body = { status: 'cancelled' as const };
    await app.call(managedEventRoutes.updateEvent, { params: { id: eventId }, body }, organizer.session);
    expect(await sent()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('PRI-04 loses its text when the person it names is deleted', async () => {
    await book();
    await sent();
    const [row] = await app.db.select().from(mails).where(eq(mails.kind, 'organizer_booking'));
    expect(row).toMatchObject({ userId: expect.any(Number), aboutUserId: expect.any(Number) });
  });
});

describe('one email a day', () => {
  it('comes at 8:00 on the organizer’s clock with everything since the last, in numbers', async () => {
    await choose('daily');
    const bookingId = await book();
    await book(await buildTraveller(app.db));
    await cancel(bookingId);
    // 07:59 and 08:00 in Paris, in winter.
    await happenedAt('2027-01-10T20:00:00Z');
    expect(await sent('2027-01-11T06:59:59Z')).toEqual([]);
    const [digest, ...others] = await sent('2027-01-11T07:00:00Z');
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Your bookings: 4 people booked, 2 people cancelled');
    expect(digest?.text).toContain('Good morning, Rosa.');
    expect(digest?.text).toContain('2 of 12 seats taken');
    expect(digest?.text).not.toContain('Lindqvist');
  });

  it('isn’t sent on a day on which nothing happened', async () => {
    await choose('daily');
    expect(await sent('2027-01-11T07:00:00Z')).toEqual([]);
  });

  it('goes by the event’s clock if the organizer chose none', async () => {
    await choose('daily', null);
    await app.db.execute(sql`update events set timezone = 'Asia/Tokyo' where id = ${eventId}`);
    await book();
    await happenedAt('2027-01-10T22:59:59Z');
    expect(await sent('2027-01-10T22:59:59Z')).toEqual([]);
    expect(await sent('2027-01-10T23:00:00Z')).toHaveLength(1);
  });
});

describe('organizers who want no emails', () => {
  it('get none, and nothing is kept for them', async () => {
    await choose('none');
    await book();
    expect(await sent()).toEqual([]);
    expect(await notices()).toEqual([]);
    await choose('each');
    expect(await sent()).toEqual([]);
  });

  it('include those whose account is disabled', async () => {
    await book();
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, organizer.id));
    expect(await sent()).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

it('someone whose email can’t be queued keeps no other from theirs, and gets it later', async () => {
  const second = await buildOrganizer(app.db);
  const other = await buildFreeEvent(app.db, { createdBy: second.id });
  await book();
  await bookFreely(app, await buildTraveller(app.db), { eventId: other.id });
  await app.pool
    .query(`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse_mail before insert on mails for each row
    when (new.to_address = '${organizer.user.email}') execute function refuse_mail()`);
  await expect(tellOrganizers(app.db, app.config.publicUrl)).rejects.toThrow("People who weren't told of bookings: 1");
  await app.pool.query('drop trigger refuse_mail on mails; drop function refuse_mail()');
  await app.runJobs();
  const mailsTo = (person: SignedInPerson) => app.mailer.sent.filter(({ to }) => to === person.user.email);
  expect([mailsTo(organizer).length, mailsTo(second).length]).toEqual([0, 1]);
  expect(await sent()).toHaveLength(1);
});
