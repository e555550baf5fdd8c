import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { paymentData } from '../../../../test/checkout/checkout';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildTraveller, type SignedInPerson } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';

const app = await testApp();
let traveller: SignedInPerson;
let seriesId: number;

beforeAll(async () => {
  traveller = await buildTraveller(app.db);
});

/** A free date of the series, so many days from now. */
const date = (days: number, options: Omit<EventOptions, 'tiers'> = {}) =>
  buildFreeEvent(app.db, { seriesId, startDate: dayFromNow(days), ...options });

const newSeries = async () => {
  const [row] = await app.db.insert(eventSeries).values({}).returning();
  seriesId = row?.id ?? 0;
};

/** What booking a date answers, with what the client saw of it. */
async function book(eventId: number, seen: { eventDate?: unknown; eventStartTime?: unknown } = {}) {
  const body = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const, ...seen };
  const reply = await app.call(routes.createBooking, { body }, traveller.session);
  return { status: reply.status, json: reply.json as { code?: string; nearestDate?: { id: number } } };
}

describe('a date that was cancelled or filled', () => {
  it('is refused with the nearest date of its series that can be booked, and the seats it has', async () => {
    await newSeries();
    const gone = await date(20, { status: 'cancelled' });
    await date(40);
    const near = await date(18, { startTime: '14:00', capacity: 7 });
    await date(25);
    expect(await book(gone.id)).toMatchObject({
      status: 409,
      json: {
        code: 'not_on_sale',
        nearestDate: { id: near.id, startDate: dayFromNow(18), startTime: '14:00', seatsLeft: 7 },
      },
    });
  });

  it('is refused so at checkout, too, before anything is held', async () => {
    await newSeries();
    const full = await buildEvent(app.db, { seriesId, startDate: dayFromNow(20), capacity: 1 });
    const near = await buildEvent(app.db, { seriesId, startDate: dayFromNow(21) });
    const other = await buildTraveller(app.db);
    await app.call(routes.createPaymentIntent, { body: paymentData({ eventId: full.id }) }, other.session);
    const reply = await app.call(
      routes.createPaymentIntent,
      { body: paymentData({ eventId: full.id }) },
      traveller.session,
    );
    expect(reply).toMatchObject({
      status: 409,
      json: { code: 'sold_out', seatsLeft: 0, nearestDate: { id: near.id } },
    });
  });

  it('isn’t answered with a date that’s full, closed, unlisted, unpublished or without a price', async () => {
    await newSeries();
    const gone = await date(20, { status: 'cancelled' });
    const full = await date(21, { capacity: 1 });
    await bookFreely(app, await buildTraveller(app.db), { eventId: full.id });
    await date(1, { cutOffHours: 72 });
    await date(22, { accessCode: 'NEAREST-DATE-1' });
    await date(22, { status: 'draft' });
    await date(-2);
    await buildEvent(app.db, { seriesId, startDate: dayFromNow(19), tiers: [] });
    const ended = [{ tierType: 'regular' as const, adultPrice: '10.00', validUntil: dayFromNow(-3) }];
    await buildEvent(app.db, { seriesId, startDate: dayFromNow(19), tiers: ended });
    expect((await book(gone.id)).json).not.toHaveProperty('nearestDate');
    const far = await date(300);
    expect((await book(gone.id)).json.nearestDate?.id).toBe(far.id);
  });

  it('of two that are as near, the later is offered', async () => {
    await newSeries();
    const gone = await date(20, { status: 'cancelled' });
    await date(19);
    const later = await date(21);
    expect((await book(gone.id)).json.nearestDate?.id).toBe(later.id);
  });
});

describe('a date that was moved', () => {
  it('is refused to those who saw it on another day or at another time, with the nearest to what they saw', async () => {
    await newSeries();
    const moved = await date(20);
    await app.db.update(events).set({ startTime: '11:00' }).where(eq(events.id, moved.id));
    const seen = { eventDate: dayFromNow(20), eventStartTime: '09:00' };
    const refused = { status: 409, json: { code: 'date_changed', nearestDate: { id: moved.id, startTime: '11:00' } } };
    expect(await book(moved.id, seen)).toMatchObject(refused);
    const nearer = await date(20, { startTime: '09:30' });
    expect((await book(moved.id, seen)).json.nearestDate?.id).toBe(nearer.id);
    expect((await book(moved.id, { ...seen, eventStartTime: '11:00' })).status).toBe(201);
  });

  it.each([undefined, '', '2027', 'soon', 7, null, {}])(
    'is booked as ever by a client that says nothing that’s a day: %j',
    async (eventDate) => {
      await newSeries();
      traveller = await buildTraveller(app.db);
      expect((await book((await date(20)).id, { eventDate, eventStartTime: eventDate })).status).toBe(201);
    },
  );
});
