import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { Extra } from '@ascendant/domain/pricing/extra';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { as, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildCrowd } from '../../../../test/factories/crowd';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;
const size = (name: string, limit: number | null) => ({ name, limit });
const plain = { note: '', limit: null, isRefundable: true } as const;
const wetsuit: Extra = {
  ...plain,
  name: 'Wetsuit',
  price: cents(1500),
  per: 'person',
  choices: [size('M', 2), size('L', 3)],
};
const photographs: Extra = {
  ...plain,
  name: 'Photographs',
  price: cents(4000),
  per: 'booking',
  choices: [],
  isRefundable: false,
};
const m = { name: 'Wetsuit', choice: 'M' };

async function eventWith(options: EventOptions = {}, extras: readonly Extra[] = [wetsuit, photographs]) {
  const { event } = await buildEvent(app.db, {
    cancellationPolicy: 'flexible',
    startDate: dayFromNow(100),
    ...options,
  });
  await app.db.update(eventSeries).set({ extras }).where(eq(eventSeries.id, event.seriesId));
  return event;
}

/** Two adults, both with a wetsuit of size M, and the photographs: $270.00. */
async function pair(eventId: number) {
  const { user } = await buildTraveller(app.db);
  const friend = await buildDependent(app.db, user.id, { dateOfBirth: '1985-07-03' });
  const order = {
    eventId,
    booker: { extras: [m, { name: 'Photographs' }] },
    attendees: [{ type: 'dependent' as const, id: friend.id, extras: [m] }],
  };
  return { user, order };
}

async function booked(eventId: number) {
  const { user, order } = await pair(eventId);
  const { body } = await openPayment(app, user, order, 27_000);
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  return { user, bookingId: body.bookingId };
}

/** How many are taken: of all sizes, and of M. */
async function takenOf(eventId: number): Promise<readonly number[]> {
  const { rows } = await app.db.execute<{ taken: number }>(
    sql`select taken from extra_stock where event_id = ${eventId} and name = 'Wetsuit' order by choice`,
  );
  return rows.map(({ taken }) => taken);
}

const refusal = async (user: Asking, order: Parameters<typeof openPayment>[2], tickets: number) =>
  (await openPayment(app, user, order, tickets)).json;

it('people pay for what they take along, and the booking keeps it whatever becomes of the extras', async () => {
  const event = await eventWith();
  const { user, order } = await pair(event.id);
  const extras = [
    { name: 'Wetsuit', choice: 'M', quantity: 2, price: '15.00' },
    { name: 'Photographs', quantity: 1, price: '40.00' },
  ];
  const quote = { adults: 2, extras, ticketsTotal: '270.00', subtotal: '270.00' };
  expect(await refusal(user, order, 20_000)).toMatchObject({ code: 'price_changed', quote });
  const { bookingId } = await booked(event.id);
  await app.db.update(eventSeries).set({ extras: [] }).where(eq(eventSeries.id, event.seriesId));
  expect((await bookingOf(app, bookingId)).attendees).toMatchObject([
    {
      extras: [
        { ...m, price: 1500 },
        { name: 'Photographs', price: 4000, isFinal: true },
      ],
    },
    { extras: [{ ...m, price: 1500 }] },
  ]);
});

it('My Bookings says who has what', async () => {
  const event = await eventWith();
  const { user, bookingId } = await booked(event.id);
  const mine = (await app.call(routes.listMyBookings, {}, as(user))).body.find(({ id }) => id === bookingId);
  expect(mine?.attendees.map(({ extras }) => extras)).toEqual(['Wetsuit M, Photographs', 'Wetsuit M']);
});

it('EXT-01 an order that names no extra books as ever', async () => {
  const event = await eventWith();
  const { user } = await buildTraveller(app.db);
  const { body } = await openPayment(app, user, { eventId: event.id });
  expect(body.quote).not.toHaveProperty('extras');
  expect((await bookingOf(app, body.bookingId)).attendees[0]).not.toHaveProperty('extras');
});

it('EXT-03 what’s taken, or not offered, is refused with what can be done', async () => {
  const event = await eventWith();
  await booked(event.id);
  const { user } = await buildTraveller(app.db);
  const message = 'Wetsuit M has just been taken. 3 of size L are left.';
  expect(await refusal(user, { eventId: event.id, booker: { extras: [m] } }, 11_500)).toMatchObject({
    code: 'extra_sold_out',
    message,
    fields: { extras: message },
  });
  expect(await refusal(user, { eventId: event.id, booker: { extras: [{ name: 'Fins' }] } }, 10_000)).toMatchObject({
    code: 'extra_not_offered',
    message: 'Fins isn’t offered any longer. Leave it out, or choose something else.',
  });
  expect(await takenOf(event.id)).toEqual([2, 2]);
});

it('someone who changes their order keeps what their own hold has', async () => {
  const event = await eventWith();
  const { user, order } = await pair(event.id);
  expect((await openPayment(app, user, order, 27_000)).status).toBe(200);
  const fewer = { ...order, booker: { extras: [m] } };
  expect((await openPayment(app, user, fewer, 23_000)).status).toBe(200);
  expect(await takenOf(event.id)).toEqual([2, 2]);
});

it('EXT-02 who leaves takes their own extras along, and EXT-04 what isn’t refundable stays with the organizer', async () => {
  const event = await eventWith();
  const { user, bookingId } = await booked(event.id);
  const { total } = quoteTotals(cents(27_000));
  const share = toDecimal(cents(Math.round((total * 11_500) / 27_000)));
  const people = { params: { id: bookingId }, query: { positions: '1' } };
  expect((await app.call(routes.getPeopleCancellation, people, as(user))).body.refund).toBe(share);
  const left = (await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user))).body;
  expect(left).toMatchObject({
    refund: toDecimal(cents(total - Math.round((total * 4000) / 27_000))),
    kept: toDecimal(cents(Math.round((total * 4000) / 27_000))),
  });
  const body = { positions: [1], refund: share };
  expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect(await takenOf(event.id)).toEqual([1, 1]);
});

it('on another date they come along at what was paid, if enough are left there', async () => {
  const event = await eventWith();
  const next = (await buildEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(110) })).event;
  const { user, bookingId } = await booked(event.id);
  const dearer = { ...wetsuit, price: cents(9900) };
  await app.db
    .update(eventSeries)
    .set({ extras: [dearer] })
    .where(eq(eventSeries.id, event.seriesId));
  const quoteTo = async () =>
    (await app.call(routes.getMove, { params: { id: bookingId }, query: { eventId: next.id } }, as(user))).body;
  const { user: other } = await buildTraveller(app.db);
  const held = await openPayment(app, other, { eventId: next.id, booker: { extras: [m] } }, 19_900);
  expect((await quoteTo()).refusal).toBe('That date has only 1 of Wetsuit M left. Choose another date.');
  const { paymentIntentId } = held.body;
  await app.call(routes.releaseHold, { body: { paymentIntentId } }, as(other));
  expect(await quoteTo()).toMatchObject({ refusal: null, refund: '0.00', charge: '0.00' });
  const body = { fromEventId: event.id, eventId: next.id, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect([await takenOf(event.id), await takenOf(next.id)]).toEqual([
    [0, 0],
    [2, 2],
  ]);
});

it('to a dearer date they’re held while the difference is paid', async () => {
  const event = await eventWith();
  const tiers: EventOptions['tiers'] = [{ tierType: 'regular', adultPrice: '120.00', childPrice: '60.00' }];
  const next = (await buildEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(110), tiers })).event;
  const { user, bookingId } = await booked(event.id);
  const charge = toDecimal(cents(quoteTotals(cents(31_000)).total - quoteTotals(cents(27_000)).total));
  const body = { fromEventId: event.id, eventId: next.id, charge };
  const { body: held } = await app.call(routes.payForMove, { params: { id: bookingId }, body }, as(user));
  expect([await takenOf(event.id), await takenOf(next.id)]).toEqual([
    [2, 2],
    [2, 2],
  ]);
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  expect([await takenOf(event.id), await takenOf(next.id)]).toEqual([
    [0, 0],
    [2, 2],
  ]);
});

it('EXT-02 people who are added take theirs, paid for with them, and nothing that’s for the whole booking', async () => {
  const event = await eventWith({}, [{ ...wetsuit, choices: [size('M', 3), size('L', 3)] }, photographs]);
  const { user, bookingId } = await booked(event.id);
  const friend = await buildDependent(app.db, user.id, { dateOfBirth: '1985-07-03' });
  const attendees = [{ type: 'dependent' as const, id: friend.id, extras: [m] }];
  const quote = { params: { id: bookingId }, body: { attendees } };
  const asked = (await app.call(routes.quotePeople, quote, as(user))).body;
  expect(asked.quote).toMatchObject({ extras: [{ name: 'Wetsuit', choice: 'M', quantity: 1 }], subtotal: '115.00' });
  const parking = [{ ...attendees[0], type: 'dependent' as const, extras: [{ name: 'Photographs' }] }];
  const whole = { params: { id: bookingId }, body: { attendees: parking } };
  expect((await app.call(routes.quotePeople, whole, as(user))).body.refusal).toMatch(/^Photographs isn’t offered/);
  const body = { attendees, charge: asked.quote?.total ?? '' };
  const { body: held } = await app.call(routes.payForPeople, { params: { id: bookingId }, body }, as(user));
  expect(await takenOf(event.id)).toEqual([3, 3]);
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  expect(await takenOf(event.id)).toEqual([3, 3]);
});

it('of 50 buyers at once, exactly as many get a wetsuit as there are', async () => {
  const event = await eventWith({ capacity: 100 }, [{ ...wetsuit, choices: [size('M', 20), size('L', null)] }]);
  const crowd = await buildCrowd(app.db, 50);
  const replies = await Promise.all(
    crowd.map((user) => openPayment(app, user, { eventId: event.id, booker: { extras: [m] } }, 11_500)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.filter(({ json }) => (json as { readonly code?: string }).code === 'extra_sold_out')).toHaveLength(30);
  expect(await takenOf(event.id)).toEqual([20, 20]);
});
