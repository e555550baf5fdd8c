import { routes } from '@ascendant/contract/routes';
import { wholeTakenText } from '@ascendant/domain/booking/packages';
import type { Extra } from '@ascendant/domain/pricing/extra';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { discountCodes } from '../../../../db/schema/pricing';
import { as, bookingData, confirm, openPayment, type Asking, type Order } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment, countOf, seatsOf, stateOf } from '../../../../test/checkout/scene';
import { buildCrowd } from '../../../../test/factories/crowd';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;
const everyAge = { minAge: null, maxAge: null, proof: '', kind: 'amount' } as const;
const family: PriceType = { ...everyAge, name: 'Family ticket', hundredths: 32_000, covers: 4, seats: 4 };
const boat: PriceType = { ...everyAge, name: 'Whole boat', hundredths: 60_000, covers: 8, seats: null };
const kayak: PriceType = { ...everyAge, name: 'Double kayak', hundredths: 12_000, covers: 2, seats: 2 };
const extra = { note: '', choices: [], limit: null, isRefundable: true } as const;
const extras = [
  { ...extra, name: 'Wetsuit', price: 1500, per: 'person' },
  { ...extra, name: 'Photographs', price: 4000, per: 'booking' },
] as unknown as readonly Extra[];

async function sell(seriesId: number, priceTypes: readonly PriceType[] = [family, boat, kayak]) {
  await app.db.update(eventSeries).set({ priceTypes, extras }).where(eq(eventSeries.id, seriesId));
}

async function dateWith(options: EventOptions = {}) {
  const startDate = dayFromNow(100);
  const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible', capacity: 8, startDate, ...options });
  await sell(event.seriesId);
  return event;
}

const adult = () => buildTraveller(app.db, { dateOfBirth: '1990-05-04' });
const wetsuit = [{ name: 'Wetsuit' }];

/** So many guests who come as this. */
const guests = (count: number, priceType?: string): NonNullable<Order['attendees']> =>
  Array.from({ length: count }, () => ({ type: 'user', guest: 'unnamed', ...(priceType && { priceType }) }));

async function paid(order: Order, tickets: number, user?: Asking) {
  const buyer = user ?? (await adult());
  const { body } = await openPayment(app, buyer, order, tickets);
  await environment.pay(body);
  expect((await confirm(app, buyer, body.paymentIntentId)).status).toBe(200);
  return { user: buyer, bookingId: body.bookingId };
}

const wholeBoat = (eventId: number, people = 5): Order => ({
  eventId,
  booker: { priceType: 'Whole boat' },
  attendees: guests(people - 1, 'Whole boat'),
});

it('a whole boat with five people, two wetsuits and photographs costs $791.80, and $721.09 with a code of 10%', async () => {
  const { id } = await dateWith();
  const user = await adult();
  const [first, ...others] = guests(4, 'Whole boat');
  const order: Order = {
    eventId: id,
    booker: { priceType: 'Whole boat', extras: [...wetsuit, { name: 'Photographs' }] },
    attendees: [{ type: 'user', guest: 'unnamed', ...first, extras: wetsuit }, ...others],
  };
  const { body } = await openPayment(app, user, order, 67_000);
  expect(body.quote).toMatchObject({ subtotal: '670.00', bookingFee: '30.71', hst: '91.09', total: '791.80' });
  expect(body.quote.priceTypes).toEqual([{ name: 'Whole boat', people: 1, price: '600.00', sharedBy: 5 }]);
  await app.db.insert(discountCodes).values({
    code: 'BOAT10',
    eventId: id,
    discountType: 'percentage',
    discountValue: '10',
  });
  const coded = await openPayment(app, user, { ...order, discountCode: 'BOAT10' }, 61_000);
  expect(coded.body.quote).toMatchObject({ discount: '60.00', bookingFee: '28.13', hst: '82.96', total: '721.09' });
});

it('a family ticket and one more child cost $450.01, take five seats and have five tickets', async () => {
  const event = await dateWith();
  const user = await adult();
  const { id } = await buildDependent(app.db, user.id, { dateOfBirth: dayFromNow(-3000) });
  const order: Order = {
    eventId: event.id,
    booker: { priceType: 'Family ticket' },
    attendees: [...guests(3, 'Family ticket'), { type: 'dependent', id }],
  };
  const { body } = await openPayment(app, user, order, 38_000);
  expect(body.quote).toMatchObject({ subtotal: '380.00', bookingFee: '18.24', hst: '51.77', total: '450.01' });
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 5, held: 0 });
  expect(await countOf(app, body.bookingId)).toMatchObject({ tickets: 5 });
  await app.runJobs();
  const [mail] = app.mailer.sent.filter(
    ({ text, subject }) => subject.includes('confirmed') && text.includes('Family ticket'),
  );
  expect(mail?.text).toContain('Family ticket, 1 × $320.00');
  expect(mail?.text).toContain('1 child, 1 × Family ticket for 4');
});

it('the whole date is refused once anyone has a seat, and no one gets one beside it', async () => {
  const event = await dateWith();
  await paid({ eventId: event.id }, 10_000);
  const user = await adult();
  const refused = (await openPayment(app, user, wholeBoat(event.id), 60_000)).json;
  expect(refused).toMatchObject({ code: 'sold_out', message: wholeTakenText });
  const there = { seriesId: event.seriesId, capacity: 8 };
  const { event: near } = await buildEvent(app.db, { ...there, startDate: dayFromNow(101) });
  const { event: far } = await buildEvent(app.db, { ...there, startDate: dayFromNow(110) });
  await paid({ eventId: near.id }, 10_000);
  const again = (await openPayment(app, user, wholeBoat(event.id), 60_000)).json;
  expect(again).toMatchObject({ nearestDate: { id: far.id } });
  const empty = await dateWith();
  await paid(wholeBoat(empty.id), 60_000, user);
  expect(await seatsOf(app, empty.id)).toEqual({ confirmed: 8, held: 0 });
  expect((await openPayment(app, await adult(), { eventId: empty.id })).json).toMatchObject({ message: 'Sold out' });
});

it('nine people don’t fit a boat for eight, and no one comes beside it', async () => {
  const { id } = await dateWith({ capacity: 12 });
  const user = await adult();
  const refusal = async (order: Order, tickets: number) => (await openPayment(app, user, order, tickets)).json;
  expect(await refusal(wholeBoat(id, 9), 60_000)).toMatchObject({
    code: 'attendee_refused',
    message: 'Whole boat is for up to 8 people.',
  });
  const beside = { ...wholeBoat(id), attendees: guests(1) };
  expect(await refusal(beside, 70_000)).toMatchObject({ code: 'attendee_refused' });
});

it('who leaves a package gets nothing back, and the last one out gives up its price and seats', async () => {
  const { id } = await dateWith();
  const order = { eventId: id, attendees: guests(2, 'Double kayak') };
  const { user, bookingId } = await paid(order, 22_000);
  expect(await seatsOf(app, id)).toEqual({ confirmed: 3, held: 0 });
  const leaving = async (positions: string) =>
    (await app.call(routes.getPeopleCancellation, { params: { id: bookingId }, query: { positions } }, as(user))).body;
  expect(await leaving('2')).toMatchObject({ refusal: null, refund: '0.00' });
  expect((await leaving('1')).refusal).toContain('Double kayak ends when the person it was booked with is cancelled.');
  const both = await leaving('1,2');
  expect(both.refusal).toBeNull();
  const body = { positions: [1, 2], refund: both.refund };
  expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect(await seatsOf(app, id)).toEqual({ confirmed: 1, held: 0 });
});

it('who joins a boat with room in it pays nothing, also on a date that’s full by it', async () => {
  const { id } = await dateWith();
  const { user, bookingId } = await paid(wholeBoat(id), 60_000);
  const body = { attendees: guests(1, 'Whole boat'), charge: '0.00' };
  expect((await app.call(routes.addPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect(await bookingOf(app, bookingId)).toMatchObject({ seats: 6, seatsTaken: 8 });
  const more = { attendees: guests(3, 'Whole boat') };
  const { body: quote } = await app.call(routes.quotePeople, { params: { id: bookingId }, body: more }, as(user));
  expect(quote.refusal).toBe('Whole boat is for up to 8 people.');
});

it('a boat moves to an empty date of another size, and stays where someone else is there or it isn’t sold any longer', async () => {
  const event = await dateWith();
  const there = { seriesId: event.seriesId, startDate: dayFromNow(110) };
  const [larger, taken] = [
    (await buildEvent(app.db, { ...there, capacity: 10 })).event,
    (await buildEvent(app.db, { ...there, capacity: 8 })).event,
  ];
  await paid({ eventId: taken.id }, 10_000);
  const { user, bookingId } = await paid(wholeBoat(event.id), 60_000);
  const params = { id: bookingId };
  const refusalOn = async (eventId: number) =>
    (await app.call(routes.getMove, { params, query: { eventId } }, as(user))).body.refusal;
  expect(await refusalOn(taken.id)).toBe(wholeTakenText);
  await sell(event.seriesId, [family]);
  expect(await refusalOn(larger.id)).toBe(
    'Whole boat isn’t offered as you booked it any longer, so this booking can’t move. Ask the host.',
  );
  await sell(event.seriesId);
  const body = { fromEventId: event.id, eventId: larger.id, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params, body }, as(user))).status).toBe(200);
  expect([await seatsOf(app, event.id), await seatsOf(app, larger.id)]).toEqual([
    { confirmed: 0, held: 0 },
    { confirmed: 10, held: 0 },
  ]);
});

it('a dearer boat is moved to by paying the difference, and no one gets a seat there meanwhile', async () => {
  const event = await dateWith();
  const { event: later } = await buildEvent(app.db, {
    seriesId: event.seriesId,
    capacity: 8,
    startDate: dayFromNow(110),
  });
  const { user, bookingId } = await paid(wholeBoat(event.id), 60_000);
  await sell(event.seriesId, [{ ...boat, hundredths: 70_000 }]);
  const params = { id: bookingId };
  const { charge } = (await app.call(routes.getMove, { params, query: { eventId: later.id } }, as(user))).body;
  const body = { fromEventId: event.id, eventId: later.id, charge };
  const { body: held } = await app.call(routes.payForMove, { params, body }, as(user));
  expect(await seatsOf(app, later.id)).toEqual({ confirmed: 0, held: 8 });
  expect((await openPayment(app, await adult(), { eventId: later.id })).json).toMatchObject({ code: 'sold_out' });
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
  expect(await seatsOf(app, later.id)).toEqual({ confirmed: 8, held: 0 });
});

it('100 people at once for the last seats, alone, with infants, in kayaks and as a whole, never get more than there are', async () => {
  const { event } = await buildFreeEvent(app.db, { capacity: 9 });
  const spectator: PriceType = { ...everyAge, name: 'Spectator', hundredths: 0, seats: 0 };
  await sell(event.seriesId, [kayak, boat, spectator]);
  const crowd = await buildCrowd(app.db, 100);
  const orders: readonly Omit<Order, 'eventId'>[] = [
    {},
    { attendees: guests(1, 'Spectator') },
    { booker: { priceType: 'Double kayak' }, attendees: guests(1, 'Double kayak') },
    { booker: { priceType: 'Double kayak' }, attendees: guests(2) },
    { booker: { priceType: 'Whole boat' }, attendees: guests(1, 'Whole boat') },
  ];
  const replies = await Promise.all(
    crowd.map((person, index) => {
      const body = bookingData({ eventId: event.id, ...orders[index % orders.length] });
      return app.call(routes.createBooking, { body }, as(person));
    }),
  );
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const { confirmed } = await seatsOf(app, event.id);
  expect(confirmed).toBeGreaterThanOrEqual(8);
  expect(confirmed).toBeLessThanOrEqual(9);
});
