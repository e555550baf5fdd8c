import { randomUUID } from 'node:crypto';
import { checkInRoutes } from '@ascendant/contract/check-in';
import { routes } from '@ascendant/contract/routes';
import { expect, it } from 'vitest';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();

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
