import { routes } from '@ascendant/contract/routes';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { as, bookingData, confirm, openPayment, type Asking, type Order } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment, countOf, seatsOf, stateOf } from '../../../../test/checkout/scene';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;
type Person = NonNullable<Order['attendees']>[number];
const everyAge = { minAge: null, maxAge: null, proof: '' } as const;
const senior: PriceType = { ...everyAge, name: 'Senior', kind: 'percent', hundredths: 8500, minAge: 65 };
const lap = { kind: 'amount', hundredths: 0, maxAge: 2, seats: 0, perAdult: 2 } as const;
const infant: PriceType = { ...everyAge, ...lap, name: 'Infant' };
const baby: PriceType = { ...everyAge, ...lap, name: 'Baby with lunch', hundredths: 1000 };

async function sell(seriesId: number, priceTypes: readonly PriceType[] = [senior, infant, baby]) {
  await app.db.update(eventSeries).set({ priceTypes }).where(eq(eventSeries.id, seriesId));
}

/** A date at $100 and $60 whose infants have no seat. */
async function dateWith(options: EventOptions = {}) {
  const startDate = dayFromNow(100);
  const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible', startDate, ...options });
  await sell(event.seriesId);
  return event;
}

const adult = () => buildTraveller(app.db, { dateOfBirth: '1990-05-04' });

async function childOf(user: Asking, priceType = 'Infant') {
  const { id } = await buildDependent(app.db, user.id, { dateOfBirth: dayFromNow(-400) });
  return { type: 'dependent' as const, id, priceType };
}

async function paid(eventId: number, tickets = 10_000, more: readonly Person[] = []) {
  const user = await adult();
  const attendees = [await childOf(user), ...more];
  const { body } = await openPayment(app, user, { eventId, attendees }, tickets);
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  return { user, bookingId: body.bookingId };
}

const guest = { type: 'user', guest: 'unnamed' } as const;

it('TYP-04 adult, senior and infant are three people with three tickets and two seats, for $220.19', async () => {
  const event = await dateWith({ capacity: 2 });
  const user = await adult();
  const old = await buildDependent(app.db, user.id, { dateOfBirth: '1950-05-04' });
  const attendees = [{ type: 'dependent' as const, id: old.id, priceType: 'Senior' }, await childOf(user)];
  const { body, status } = await openPayment(app, user, { eventId: event.id, attendees }, 18_500);
  expect(status).toBe(200);
  expect(body.quote).toMatchObject({ subtotal: '185.00', bookingFee: '9.86', hst: '25.33', total: '220.19' });
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 2 });
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 2, held: 0 });
  expect(await countOf(app, body.bookingId)).toMatchObject({ tickets: 3 });
});

it('TYP-04 the last seat is enough for an adult with an infant, and not for two adults', async () => {
  const event = await dateWith({ capacity: 1 });
  const user = await adult();
  expect((await openPayment(app, user, { eventId: event.id, attendees: [guest] }, 20_000)).json).toMatchObject({
    code: 'sold_out',
    seatsLeft: 1,
  });
  const attendees = [await childOf(user)];
  expect((await openPayment(app, user, { eventId: event.id, attendees })).status).toBe(200);
  const free = await buildFreeEvent(app.db, { capacity: 1 });
  await sell(free.event.seriesId);
  const body = bookingData({ eventId: free.event.id, attendees });
  expect((await app.call(routes.createBooking, { body }, as(user))).status).toBe(201);
  expect(await seatsOf(app, free.event.id)).toEqual({ confirmed: 1, held: 0 });
});

it('TYP-03 each adult brings up to two infants, and the refusal says so', async () => {
  const event = await dateWith();
  const user = await adult();
  const infants = [await childOf(user), await childOf(user), await childOf(user)];
  const order = (more: readonly Person[] = []) =>
    openPayment(app, user, { eventId: event.id, attendees: [...infants, ...more] }, 10_000 * (1 + more.length));
  expect((await order()).json).toMatchObject({
    code: 'attendee_refused',
    message: 'Each adult can bring up to 2 infants.',
    reason: 'adult_required',
  });
  expect((await order([guest])).status).toBe(200);
});

it('TYP-03 who stays when some are cancelled has to be enough adults', async () => {
  const { id } = await dateWith();
  const more = [guest];
  const { user, bookingId } = await paid(id, 20_000, more);
  for (const priceType of ['Infant', 'Infant']) {
    const attendees = [await childOf(user, priceType)];
    const body = { attendees, charge: '0.00' };
    expect((await app.call(routes.addPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  }
  expect(await seatsOf(app, id)).toEqual({ confirmed: 2, held: 0 });
  const leaving = async (positions: string) =>
    (await app.call(routes.getPeopleCancellation, { params: { id: bookingId }, query: { positions } }, as(user))).body;
  expect((await leaving('2')).refusal).toContain('Each adult can bring up to 2 infants.');
  expect((await leaving('2,3')).refusal).toBeNull();
});

it('an infant who’s cancelled gives no seat back, and who’s added takes none, also where nothing is left', async () => {
  const event = await dateWith({ capacity: 1 });
  const { user, bookingId } = await paid(event.id);
  const body = { positions: [1], refund: '0.00' };
  const left = await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, as(user));
  expect(left.status).toBe(200);
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  const adding = { attendees: [await childOf(user, 'Baby with lunch')], charge: '11.79' };
  const { body: held, json } = await app.call(
    routes.payForPeople,
    { params: { id: bookingId }, body: adding },
    as(user),
  );
  expect(json).not.toHaveProperty('code');
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  expect(await bookingOf(app, bookingId)).toMatchObject({ seats: 3, cancelledSeats: 1, seatsTaken: 1 });
});

it('a booking moves with its infant to a date with one seat left, and takes that seat', async () => {
  const event = await dateWith();
  const there = { seriesId: event.seriesId, capacity: 1, startDate: dayFromNow(110) };
  const [same, dearer] = [
    (await buildEvent(app.db, there)).event,
    (
      await buildEvent(app.db, {
        ...there,
        tiers: [{ tierType: 'regular', adultPrice: '120.00', childPrice: '60.00' }],
      })
    ).event,
  ];
  const { user, bookingId } = await paid(event.id);
  const params = { id: bookingId };
  const { body: quote } = await app.call(routes.getMove, { params, query: { eventId: dearer.id } }, as(user));
  expect(quote).toMatchObject({ seats: 1, refusal: null });
  const pay = { fromEventId: event.id, eventId: dearer.id, charge: quote.charge };
  const { body: held } = await app.call(routes.payForMove, { params, body: pay }, as(user));
  expect(await seatsOf(app, dearer.id)).toEqual({ confirmed: 0, held: 1 });
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  expect([await seatsOf(app, event.id), await seatsOf(app, dearer.id)]).toEqual([
    { confirmed: 0, held: 0 },
    { confirmed: 1, held: 0 },
  ]);
  const next = await paid(event.id);
  const move = { fromEventId: event.id, eventId: same.id, refund: '0.00' };
  const moved = await app.call(routes.moveBooking, { params: { id: next.bookingId }, body: move }, as(next.user));
  expect(moved.status).toBe(200);
  expect(await seatsOf(app, same.id)).toEqual({ confirmed: 1, held: 0 });
});

it('who’s too many on a date where infants have a seat by now stays where they are', async () => {
  const event = await dateWith();
  const full = await buildEvent(app.db, { seriesId: event.seriesId, capacity: 1, startDate: dayFromNow(110) });
  const { user, bookingId } = await paid(event.id);
  await sell(event.seriesId, [{ ...infant, seats: undefined }]);
  const query = { eventId: full.event.id };
  const { body } = await app.call(routes.getMove, { params: { id: bookingId }, query }, as(user));
  expect(body.refusal).toBe('Only 1 seat is left.');
  expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
});
