import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { buildFreeEvent, type EventOptions } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();

/** On UTC all year. */
const timezone = 'Africa/Abidjan';
const minuteMs = 60_000;

/** An event that begins in so many minutes, and whose booking closes two hours before. */
async function eventIn(minutes: number, options: EventOptions = {}) {
  const instant = new Date(Date.now() + minutes * minuteMs).toISOString();
  const startDate = instant.slice(0, 10);
  const endDate = new Date(Date.now() + 2 * 24 * 60 * minuteMs).toISOString().slice(0, 10);
  const startTime = instant.slice(11, 16);
  return (await buildFreeEvent(app.db, { timezone, startDate, endDate, startTime, cutOffHours: 2, ...options })).id;
}

async function book(eventId: number) {
  const { session } = await buildTraveller(app.db);
  const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  return app.call(routes.createBooking, { body }, session);
}

it('a date can be booked until two hours before its start, if its schedule says so', async () => {
  const reply = await book(await eventIn(123));
  expect(reply.status).toBeLessThan(300);
});

it('after that, booking has closed, its page says so, and it isn’t in the calendar', async () => {
  const eventId = await eventIn(119);
  expect(await book(eventId)).toMatchObject({
    status: 409,
    json: { code: 'not_on_sale', message: 'Booking for this date has closed.' },
  });
  const params = { id: eventId };
  expect((await app.call(routes.getEvent, { params })).body).toMatchObject({ isBookingClosed: true, hasBegun: false });
  expect((await app.call(routes.eventDates, { params })).body).toEqual([]);
});

it.each([
  [121, 'first'],
  [119, 'second'],
] as const)(
  'a list with a date in %i minutes, whose booking closes two hours before, shows the %s date',
  async (minutes, shown) => {
    const title = `Lantern walk in ${minutes}`;
    const first = await eventIn(minutes, { title });
    const [row] = await app.db.select().from(events).where(eq(events.id, first));
    const second = await eventIn(minutes + 24 * 60, { title, ...(row && { seriesId: row.seriesId }) });
    const { body } = await app.call(routes.listEvents, { query: { q: title, sort: 'date', limit: 5, dates: 'next' } });
    expect(body.filter((event) => event.title === title).map(({ id }) => id)).toEqual([
      shown === 'first' ? first : second,
    ]);
  },
);
