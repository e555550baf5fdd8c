import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();

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
