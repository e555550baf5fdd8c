import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { GroupPrice } from '@ascendant/domain/pricing/group-price';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { as, confirm, openPayment } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;

async function eventWith(groupPrices: readonly GroupPrice[], options: EventOptions = {}) {
  const { event } = await buildEvent(app.db, { capacity: 40, cancellationPolicy: 'flexible', ...options });
  await app.db.update(eventSeries).set({ groupPrices }).where(eq(eventSeries.id, event.seriesId));
  return event;
}

/** An order of the buyer and guests without names. */
const orderFor = (eventId: number, people: number) => ({
  eventId,
  attendees: Array.from({ length: people - 1 }, () => ({
    type: 'user' as const,
    guest: 'unnamed' as const,
  })),
});

const ten = [{ people: 10, percent: 15 }];

it('nine people pay the whole price, and ten the group’s, which the booking keeps', async () => {
  const event = await eventWith(ten);
  const [small, large] = [await buildTraveller(app.db), await buildTraveller(app.db)];
  expect((await openPayment(app, small.user, orderFor(event.id, 9), 90_000)).status).toBe(200);
  const refused = await openPayment(app, large.user, orderFor(event.id, 10), 100_000);
  const adultPrice = '85.00';
  expect({ status: refused.status, json: refused.json }).toMatchObject({
    status: 409,
    json: { code: 'price_changed', quote: { adultPrice } },
  });
  const { body } = await openPayment(app, large.user, orderFor(event.id, 10), 85_000);
  await app.db.update(eventSeries).set({ groupPrices: [] }).where(eq(eventSeries.id, event.seriesId));
  await environment.pay(body);
  expect((await confirm(app, large.user, body.paymentIntentId)).status).toBe(200);
  const booking = await bookingOf(app, body.bookingId);
  expect(booking).toMatchObject({ adultPriceCents: 8500, ticketsTotalCents: 85_000 });
});

it('a group that moves pays the group’s price of the new date, also when some of it were cancelled', async () => {
  const event = await eventWith(ten, { startDate: dayFromNow(100) });
  const dearer: EventOptions = { tiers: [{ tierType: 'regular', adultPrice: '120.00', childPrice: '120.00' }] };
  const next = await buildEvent(app.db, {
    ...dearer,
    capacity: 40,
    seriesId: event.seriesId,
    startDate: dayFromNow(110),
  });
  const { user } = await buildTraveller(app.db);
  const { body } = await openPayment(app, user, orderFor(event.id, 10), 85_000);
  await environment.pay(body);
  await confirm(app, user, body.paymentIntentId);
  const priceThere = async () => {
    const query = { eventId: next.event.id };
    return (await app.call(routes.getMove, { params: { id: body.bookingId }, query }, as(user))).body.price;
  };
  const whole = quoteTotals(cents(102_000)).total;
  expect(await priceThere()).toBe(toDecimal(whole));
  const params = { id: body.bookingId };
  const leaving = await app.call(routes.getPeopleCancellation, { params, query: { positions: '8,9' } }, as(user));
  const { refund } = leaving.body;
  await app.call(routes.cancelPeople, { params, body: { positions: [8, 9], refund } }, as(user));
  expect(await priceThere()).toBe(toDecimal(cents(Math.round((whole * 8) / 10))));
});
