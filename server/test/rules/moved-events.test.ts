import { randomUUID } from 'node:crypto';
import { checkInRoutes } from '@ascendant/contract/check-in';
import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { auditLog } from '../../db/schema/logs';
import { eventNotices } from '../../db/schema/mails';
import { buildSold, bookFreely } from '../factories/bookings';
import { buildEvent, dayFromNow, type EventOptions, buildFreeEvent } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp, type PartialRequest } from '../test-app';

type Edit = NonNullable<PartialRequest<typeof routes.updateEvent>['body']>;

const app = await testApp();
const organizer = await buildOrganizer(app.db);

/** A day that's long enough from the clocks' changes: an event of that day, and someone who paid for it. */
async function booked(options: EventOptions = {}) {
  const startDate = dayFromNow(10);
  const event = await buildEvent(app.db, {
    createdBy: organizer.id,
    startDate,
    startTime: '12:00',
    endTime: '20:00',
    ...options,
  });
  const traveller = await buildTraveller(app.db);
  await buildSold(app.db, event, { userId: traveller.id });
  const [row] = await app.db.select().from(bookings).where(eq(bookings.eventId, event.id));
  return { eventId: event.id, bookingId: row?.id ?? 0, session: traveller.session };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const edit = (eventId: number, body: Edit) =>
  app.call(routes.updateEvent, { params: { id: eventId }, body }, organizer.session);
const quoteOf = async ({ bookingId, session }: Booked) =>
  (await app.call(routes.getCancellation, { params: { id: bookingId } }, session)).body;
const cardOf = async ({ session }: Booked) => (await app.call(routes.listMyBookings, {}, session)).body[0];
const mailsOf = ({ eventId }: Booked) =>
  app.mailer.sent.filter(({ subject, text }) => subject.startsWith('Changed: ') && text.includes(`/events/${eventId}`));
const latitude = 51.17622;
const longitude = -115.56982;
/** A meeting point so many kilometres north of the event's place. */
const kmNorth = (km: number): Edit => ({ meetingLatitude: latitude + km / 111.195, meetingLongitude: longitude });

/** Lets a quarter of an hour pass for the event's notices. */
async function aQuarterLater(eventId: number) {
  await app.db
    .update(eventNotices)
    .set({ sentAt: sql`${eventNotices.sentAt} - interval '15 minutes'` })
    .where(eq(eventNotices.eventId, eventId));
}

/** Lets the time pass to so many minutes after the last moment that the traveller was promised; before it if it's negative. */
async function minutesAfterPromise(bookingId: number, minutes: number) {
  await app.db.execute(sql`alter table bookings disable trigger guard_booked_event`);
  const until = sql`now() - make_interval(mins => ${minutes}::int)`;
  await app.db.update(bookings).set({ freeCancellationUntil: until }).where(eq(bookings.id, bookingId));
  await app.db.execute(sql`alter table bookings enable trigger guard_booked_event`);
}

describe('the moments of the policy are those that were booked', () => {
  it('moving the start within an hour moves no moment of it', async () => {
    const scene = await booked({ cancellationPolicy: 'flexible' });
    const before = await quoteOf(scene);
    expect(before).toMatchObject({ refund: '100.00', freeUntil: null });
    for (const startTime of ['11:01', '12:59']) {
      expect((await edit(scene.eventId, { startTime })).status).toBe(200);
      expect(await quoteOf(scene)).toEqual(before);
    }
  });

  it('a stricter policy of the event changes nothing for it', async () => {
    const scene = await booked({ cancellationPolicy: 'flexible' });
    expect((await edit(scene.eventId, { cancellationPolicy: 'final_sale' })).status).toBe(200);
    expect(await quoteOf(scene)).toMatchObject({ policy: 'flexible', refund: '100.00' });
  });

  it('the database keeps what was booked, and what was promised', async () => {
    const { bookingId } = await booked();
    const change = (set: object) => app.db.update(bookings).set(set).where(eq(bookings.id, bookingId));
    await expect(change({ bookedStartsAt: new Date() })).rejects.toThrow();
    await expect(change({ bookedLatitude: 1 })).rejects.toThrow();
    await change({ freeCancellationUntil: new Date('2099-01-02T00:00:00Z') });
    await expect(change({ freeCancellationUntil: new Date('2099-01-01T00:00:00Z') })).rejects.toThrow();
    await expect(change({ freeCancellationUntil: null })).rejects.toThrow();
    await change({ freeCancellationUntil: new Date('2099-01-03T00:00:00Z') });
  });
});

describe('a move that’s far from what was booked opens a free cancellation', () => {
  it.each<[string, readonly Edit[], boolean]>([
    ['59 minutes', [{ startTime: '12:59' }], false],
    ['an hour', [{ startTime: '13:00' }], false],
    ['61 minutes', [{ startTime: '13:01' }], true],
    ['61 minutes earlier', [{ startTime: '10:59' }], true],
    ['31 minutes and 30 more', [{ startTime: '12:31' }, { startTime: '13:01' }], true],
    ['an hour and back', [{ startTime: '13:00' }, { startTime: '12:00' }], false],
    ['24 km', [kmNorth(24)], false],
    ['26 km', [kmNorth(26)], true],
    ['13 km and 13 more', [kmNorth(13), kmNorth(26)], true],
    ['a place that we don’t know', [{ location: 'Qqxyzzy Hollow' }], true],
    ['another town in another zone', [{ location: 'Kyoto, Japan' }], true],
    ['another title', [{ title: 'Night walk' }], false],
  ])('%s', async (_, edits, isOpen) => {
    const scene = await booked();
    for (const each of edits) {
      expect((await edit(scene.eventId, each)).status).toBe(200);
      await aQuarterLater(scene.eventId);
    }
    await app.runJobs();
    const quote = await quoteOf(scene);
    expect(quote.freeUntil !== null).toBe(isOpen);
    expect(quote.refund).toBe(isOpen ? '100.00' : '0.00');
    expect((await cardOf(scene))?.freeCancellationUntil).toBe(quote.freeUntil);
    expect(mailsOf(scene).at(-1)?.text.includes('you can cancel for a full refund until') ?? false).toBe(isOpen);
  });

  it('also before the notice is sent, and not when it’s undone by then', async () => {
    const scene = await booked();
    await edit(scene.eventId, { meetingPoint: 'At the old mill' });
    await app.runJobs();
    await edit(scene.eventId, { startTime: '15:00' });
    expect((await quoteOf(scene)).refund).toBe('100.00');
    await edit(scene.eventId, { startTime: '12:00' });
    expect(await quoteOf(scene)).toMatchObject({ refund: '0.00', freeUntil: null });
  });

  it('what a notice promised stays when the move is undone afterwards', async () => {
    const scene = await booked();
    await edit(scene.eventId, { startTime: '15:00' });
    await app.runJobs();
    const { freeUntil } = await quoteOf(scene);
    await edit(scene.eventId, { startTime: '12:00' });
    expect(await quoteOf(scene)).toMatchObject({ refund: '100.00', freeUntil });
  });

  it('is open until the new start', async () => {
    const scene = await booked();
    await edit(scene.eventId, { startTime: '15:00' });
    await app.runJobs();
    const [event] = await app.db.select().from(events).where(eq(events.id, scene.eventId));
    expect((await quoteOf(scene)).freeUntil).toBe(event?.startsAt?.toISOString());
  });

  it.each([
    [-1, true],
    [1, false],
  ])('%d minutes after the promise: open %s', async (minutes, isOpen) => {
    const scene = await booked();
    await edit(scene.eventId, { startTime: '15:00' });
    await app.runJobs();
    await minutesAfterPromise(scene.bookingId, minutes);
    expect((await quoteOf(scene)).refusal === null).toBe(isOpen);
    expect((await cardOf(scene))?.freeCancellationUntil !== null).toBe(isOpen);
  });

  it('a later move of a minute opens it again, since it adds up; another meeting point’s words don’t', async () => {
    const scene = await booked();
    await edit(scene.eventId, { startTime: '15:00' });
    await app.runJobs();
    await minutesAfterPromise(scene.bookingId, 1);
    await aQuarterLater(scene.eventId);
    await edit(scene.eventId, { meetingPoint: 'At the old mill' });
    await app.runJobs();
    expect((await quoteOf(scene)).refund).toBe('0.00');
    await aQuarterLater(scene.eventId);
    await edit(scene.eventId, { startTime: '15:01' });
    expect((await quoteOf(scene)).refund).toBe('100.00');
  });

  it('isn’t closed by moving the start to a time that has passed', async () => {
    const scene = await booked({
      startDate: dayFromNow(1),
      timezone: 'Etc/GMT+12',
      startTime: '23:00',
      endTime: '23:59',
    });
    await edit(scene.eventId, { location: 'Kyoto, Japan', startTime: '00:01' });
    await app.db.execute(sql`update events set start_date = start_date - 3 where id = ${scene.eventId}`);
    await app.runJobs();
    expect((await quoteOf(scene)).refund).toBe('100.00');
    expect((await cardOf(scene))?.canCancel).toBe(true);
  });

  it('someone who books after the move has none', async () => {
    const { eventId } = await booked();
    await edit(eventId, { startTime: '15:00' });
    const late = await buildTraveller(app.db);
    const [row] = await app.db.select().from(bookings).where(eq(bookings.eventId, eventId));
    await app.db
      .execute(sql`insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
      adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
      select event_id, pricing_tier_id, ${late.id}, jsonb_build_array(attendees -> 0 || jsonb_build_object('id', ${late.id}::int)), 1,
        'pending', 'pending', tier_type, adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents,
        total_amount from bookings where id = ${row?.id ?? 0}`);
    await app.runJobs();
    const promised = await app.db
      .select({ userId: bookings.userId, until: bookings.freeCancellationUntil })
      .from(bookings)
      .where(eq(bookings.eventId, eventId));
    expect(promised.filter(({ until }) => until !== null).map(({ userId }) => userId)).toEqual([row?.userId]);
  });
});

it('a date whose bookings all moved away is kept, as one that was booked', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildFreeEvent(app.db, { createdBy: organizer.id });
  const { id: eventId } = await buildFreeEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(200) });
  const person = await buildTraveller(app.db);
  const bookingId = await bookFreely(app, person, { eventId: event.id });
  const body = { fromEventId: event.id, eventId, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, person.session)).status).toBe(200);
  await app.db.update(events).set({ status: 'draft' }).where(eq(events.id, event.id));
  const reply = await app.call(routes.deleteEvent, { params: { id: event.id } }, organizer.session);
  expect(reply).toMatchObject({ status: 409, json: { message: expect.stringMatching(/booked before/) } });
});

async function scanned(eventId: number, by: SignedInPerson, code = '') {
  const scans = [{ scanId: randomUUID(), scannedAt: new Date().toISOString(), code }];
  const { body } = await app.call(checkInRoutes.checkIn, { params: { id: eventId }, body: { scans } }, by.session);
  return body.results[0];
}

async function codeOf({ session }: SignedInPerson): Promise<string | undefined> {
  return (await app.call(routes.listMyBookings, {}, session)).body[0]?.tickets[0]?.code;
}

it('a ticket of a booking that moved is refused on both dates, with the day it moved to, void on the old list; the new one admits', async () => {
  const organizer = await buildOrganizer(app.db);
  const theirs = { createdBy: organizer.id, checkInOpensHours: 8760 };
  const { event } = await buildFreeEvent(app.db, theirs);
  const other = (await buildFreeEvent(app.db, { ...theirs, seriesId: event.seriesId, startDate: dayFromNow(200) }))
    .event;
  const person = await buildTraveller(app.db);
  const bookingId = await bookFreely(app, person, { eventId: event.id });
  const old = await codeOf(person);
  const body = { fromEventId: event.id, eventId: other.id, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, person.session)).status).toBe(200);
  for (const { id } of [event, other])
    expect(await scanned(id, organizer, old)).toMatchObject({
      outcome: 'moved',
      movedTo: other.startDate,
      ticket: null,
    });
  const list = await app.call(checkInRoutes.listEventTickets, { params: { id: event.id } }, organizer.session);
  expect(list.body.tickets).toMatchObject([{ state: 'void' }]);
  expect(await scanned(event.id, organizer, await codeOf(person))).toMatchObject({ outcome: 'other_event' });
  expect(await scanned(other.id, organizer, await codeOf(person))).toMatchObject({ outcome: 'admitted' });
});

it('an organizer lets final sales change their date, for all dates of the series, and no one else does', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.id });
  const other = await buildEvent(app.db, {
    createdBy: organizer.id,
    seriesId: event.seriesId,
    startDate: dayFromNow(9),
  });
  const params = { id: event.id };
  const read = async (id: number) =>
    (await app.call(routes.getDateChanges, { params: { id } }, organizer.session)).body.finalSale;
  expect(await read(event.id)).toBe(false);
  for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db)]) {
    expect((await app.call(routes.setDateChanges, { params, body: { finalSale: true } }, session)).status).toBe(403);
    expect((await app.call(routes.getDateChanges, { params }, session)).status).toBe(403);
  }
  await app.call(routes.setDateChanges, { params, body: { finalSale: true } }, organizer.session);
  expect([await read(event.id), await read(other.id)]).toEqual([true, true]);
  const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.date_changes_changed'));
  expect(log).toMatchObject([{ actorId: organizer.id, changes: { finalSale: { before: false, after: true } } }]);
});
