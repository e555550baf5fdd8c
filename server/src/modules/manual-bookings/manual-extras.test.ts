import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import type { Extra } from '@ascendant/domain/pricing/extra';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { eventSeries } from '../../../db/schema/event-series';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, dayFromNow, type BuiltEvent } from '../../../test/factories/events';
import { buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp({ settings: { MANUAL_BOOKING_FEE: 'charged' } });
afterAll(() => expectCleanInvariants(app.db));
const wetsuit: Extra = {
  name: 'Wetsuit',
  note: '',
  limit: null,
  isRefundable: false,
  price: cents(1500),
  per: 'person',
  choices: [
    { name: 'M', limit: 2 },
    { name: 'L', limit: 1 },
  ],
};
const parking: Extra = { ...wetsuit, name: 'Parking', price: cents(1000), per: 'booking', choices: [] };
const m = { name: 'Wetsuit', choice: 'M' };
const ada = { name: 'Ada Roy', isChild: false, extras: [m, { name: 'Parking', quantity: 2 }] };
const theo = { name: 'Théo Roy', isChild: true, extras: [m] };

let organizer: SignedInPerson;
let date: BuiltEvent;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db);
  date = await buildEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(90) });
  await app.db
    .update(eventSeries)
    .set({ extras: [wetsuit, parking] })
    .where(eq(eventSeries.id, date.event.seriesId));
  await app.runJobs();
  app.mailer.sent.length = 0;
});

const book = (guests: readonly object[] = [ada, theo], more: object = {}) => {
  const body = { guests, paidBy: 'cash', ...more } as never;
  return app.call(routes.bookManually, { params: { id: date.id }, body }, organizer.session);
};
/** How many are taken of size M. */
const taken = async (eventId = date.id) => {
  const { rows } = await app.db.execute<{ taken: number }>(
    sql`select taken from extra_stock where event_id = ${eventId} and name = 'Wetsuit' and choice = 'M'`,
  );
  return rows[0]?.taken ?? 0;
};

it('guests of a manual booking take extras along, which are counted, on the lists and in their email', async () => {
  const { status, body } = await book([ada, theo], { email: 'ada@mail.example' });
  expect([status, await taken()]).toEqual([201, 2]);
  const of = { params: { id: date.id } };
  const list = (await app.call(routes.listEventBookings, of, organizer.session)).body;
  expect(list.extras).toEqual(['2 × Wetsuit: 2 M', '2 × Parking']);
  expect(list.bookings[0]?.attendees.map(({ extras }) => extras)).toEqual(['Wetsuit M, Parking × 2', 'Wetsuit M']);
  const sheet = (await app.call(routes.getFieldSheet, of, organizer.session)).body;
  expect(JSON.stringify(sheet.parties)).toContain('Wetsuit M, Parking × 2');
  await app.runJobs();
  expect(app.mailer.lastTo('ada@mail.example').text).toContain('Théo Roy: Wetsuit M');
  await app.call(routes.refundBooking, { params: { id: body.bookingId }, body: {} }, organizer.session);
  expect(await taken()).toBe(0);
});

it('the site has none of their price, and its fee is that of the same booking on the site', async () => {
  await book();
  const [row] = await app.db.select().from(bookings).where(eq(bookings.eventId, date.id));
  expect(row).toMatchObject({ totalCents: 0, ticketsTotalCents: 0 });
  expect(row?.attendees.flatMap(({ extras = [] }) => extras.map(({ price }) => price))).toEqual([0, 0, 0]);
  const feeOf = async () => (await app.call(routes.organizerEarnings, {}, organizer.session)).body.siteFee;
  const withExtras = Number(await feeOf());
  const plain = [ada, theo].map(({ name, isChild }) => ({ name, isChild }));
  await book(plain);
  // 4.3% of two wetsuits and two places to park, $50.00.
  expect(withExtras - (Number(await feeOf()) - withExtras)).toBeCloseTo(2.15, 5);
});

it('EXT-03 the last one is sold, and one too many is refused at its field, with nothing booked', async () => {
  expect((await book([theo])).status).toBe(201);
  const message = 'Only 1 of Wetsuit M is left.';
  expect(await book()).toMatchObject({ status: 409, json: { code: 'extra_sold_out', fields: { extras: message } } });
  expect(await taken()).toBe(1);
  expect((await book([theo])).status).toBe(201);
  const gone = 'Wetsuit M has just been taken. 1 of size L is left.';
  expect(await book([theo])).toMatchObject({ json: { code: 'extra_sold_out', fields: { extras: gone } } });
  const fins = [{ ...theo, extras: [{ name: 'Fins' }] }];
  expect(await book(fins)).toMatchObject({ status: 409, json: { code: 'extra_not_offered' } });
  expect(await taken()).toBe(2);
});

it('PAY-03 of ten guests at once, exactly as many get a wetsuit as there are', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => book([theo])));
  expect([replies.filter(({ status }) => status === 201).length, await taken()]).toEqual([2, 2]);
});

it('on another date they come along, if enough are left there', async () => {
  const next = await buildEvent(app.db, {
    createdBy: organizer.id,
    startDate: dayFromNow(95),
    seriesId: date.event.seriesId,
  });
  const { bookingId } = (await book()).body;
  const there = { guests: [theo], paidBy: 'cash' } as never;
  const other = (await app.call(routes.bookManually, { params: { id: next.id }, body: there }, organizer.session)).body;
  const move = () => {
    const body = { fromEventId: date.id, eventId: next.id };
    return app.call(routes.moveManualBooking, { params: { id: bookingId }, body }, organizer.session);
  };
  const message = 'That date has only 1 of Wetsuit M left. Choose another date.';
  expect(await move()).toMatchObject({ status: 409, json: { code: 'extra_sold_out', message } });
  await app.call(routes.refundBooking, { params: { id: other.bookingId }, body: {} }, organizer.session);
  expect([(await move()).status, await taken(), await taken(next.id)]).toEqual([200, 0, 2]);
});
