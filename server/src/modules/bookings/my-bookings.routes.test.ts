import { bookingRoutes } from '@ascendant/contract/booking';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingData } from '../../../test/checkout/checkout';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();

async function booked() {
  const person = await buildTraveller(app.db);
  const child = await buildDependent(app.db, person.id, { firstName: 'Théo', dateOfBirth: '2018-07-03' });
  const { event } = await buildFreeEvent(app.db, { title: 'Dawn; Traverse, with a view' });
  const bookingId = await bookFreely(app, person, { eventId: event.id, family: [child] });
  return { person, child, event, bookingId };
}

function calendarOf(bookingId: number | string, headers = {}) {
  return app.inject({ method: 'GET', url: `/my-bookings/${bookingId}/event.ics`, headers });
}

describe('my bookings', () => {
  it('say which family member each attendee is', async () => {
    const { person, child } = await booked();
    const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
    expect(body[0]?.attendees).toMatchObject([
      { type: 'user', id: person.id },
      { type: 'dependent', id: child.id, isChild: true },
    ]);
    expect(body[0]).toMatchObject({ discountCode: null, heldUntil: null });
  });

  it('say where people meet and what they bring, as the event does now', async () => {
    const { person, event } = await booked();
    await app.db
      .execute(sql`update events set meeting_point = 'Kiosk', meeting_latitude = 51.1, meeting_longitude = -115.7,
      what_to_bring = 'Boots' where id = ${event.id}`);
    const { body } = await app.call(bookingRoutes.listMyBookings, {}, person.session);
    expect(body[0]?.event).toMatchObject({
      meetingPoint: 'Kiosk',
      meetingLatitude: 51.1,
      meetingLongitude: -115.7,
      whatToBring: 'Boots',
    });
  });

  it('say until when an unpaid booking holds its seats, while it does', async () => {
    const { session } = await buildTraveller(app.db);
    const { event } = await buildEvent(app.db);
    const amount = quoteTotals(cents(10_000)).total / 100;
    const body = { amount, eventId: event.id, bookingData: bookingData({ eventId: event.id }) };
    const { body: opened } = await app.call(bookingRoutes.createPaymentIntent, { body }, session);
    const heldUntil = async () => (await app.call(bookingRoutes.listMyBookings, {}, session)).body[0]?.heldUntil;
    expect(await heldUntil()).toBe(opened.expiresAt);
    await app.db.execute(sql`update holds set expires_at = now() - interval '1 second' where event_id = ${event.id}`);
    expect(await heldUntil()).toBeNull();
  });
});

describe('the calendar entry of a booking', () => {
  it('is a file for the person who booked, the same as in the confirmation email', async () => {
    const { person, bookingId } = await booked();
    const answer = await calendarOf(bookingId, person.session);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${bookingReference(bookingId)}.ics"`);
    await app.runJobs();
    const mailed = app.mailer.lastTo(person.user.email).files.find(({ filename }) => filename === 'event.ics');
    const withoutStamp = (text: string) => text.replace(/DTSTAMP:.*/, '');
    expect(withoutStamp(answer.payload)).toBe(withoutStamp(Buffer.from(mailed?.content ?? '').toString()));
    expect(answer.payload).toContain('SUMMARY:Dawn\\; Traverse\\, with a view');
  });

  it('is 404 for everyone else, including organizers and admins, and for bookings that do not exist', async () => {
    const { bookingId, event } = await booked();
    const organizer = await buildOrganizer(app.db);
    await app.db.execute(sql`update events set created_by = ${organizer.id} where id = ${event.id}`);
    for (const { session } of [await buildTraveller(app.db), organizer, await buildAdmin(app.db)])
      expect((await calendarOf(bookingId, session)).statusCode).toBe(404);
    const { person } = await booked();
    for (const id of [bookingId, 2_000_000_000, 0, -1, 'x', '99999999999'])
      expect((await calendarOf(id, person.session)).statusCode).toBe(404);
  });

  it('is a standard 401 error for visitors', async () => {
    const { bookingId } = await booked();
    const answer = await calendarOf(bookingId);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('leads a visitor who opened it from an email to sign-in', async () => {
    const { bookingId } = await booked();
    const answer = await calendarOf(bookingId, { accept: 'text/html,*/*;q=0.8' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/auth?redirect=%2Fmy-bookings']);
  });

  it('is gone once the booking is cancelled', async () => {
    const { person, bookingId } = await booked();
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where id = ${bookingId}`,
    );
    expect((await calendarOf(bookingId, person.session)).statusCode).toBe(404);
  });
});
