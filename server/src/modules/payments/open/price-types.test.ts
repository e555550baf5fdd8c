import { routes } from '@ascendant/contract/routes';
import type { Attendee } from '@ascendant/domain/booking/attendees';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { PriceType } from '@ascendant/domain/pricing/price-type';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../../../db/schema/bookings';
import { eventSeries } from '../../../../db/schema/event-series';
import { as, confirm, openPayment } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';
import { inTransaction } from '../../../database/database';
import { forgetAttendees } from '../../personal-data/erase.repository';

const environment = await checkedEnvironment();
const { app } = environment;
const everyAge = { minAge: null, maxAge: null, proof: '' } as const;
const senior: PriceType = { ...everyAge, name: 'Senior', kind: 'percent', hundredths: 8500, minAge: 65 };
const student: PriceType = { ...everyAge, name: 'Student', kind: 'percent', hundredths: 9000, proof: 'Student card' };
const infant: PriceType = { ...everyAge, name: 'Infant', kind: 'amount', hundredths: 0, maxAge: 2 };

async function eventWith(options: EventOptions = {}) {
  const { event } = await buildEvent(app.db, {
    cancellationPolicy: 'flexible',
    startDate: dayFromNow(100),
    ...options,
  });
  const priceTypes = [senior, student, infant];
  await app.db.update(eventSeries).set({ priceTypes }).where(eq(eventSeries.id, event.seriesId));
  return event;
}

/** A traveller who's 70, a child of one year, and a guest who's a student. */
async function family() {
  const { user } = await buildTraveller(app.db, { dateOfBirth: '1956-05-04' });
  const child = await buildDependent(app.db, user.id, { dateOfBirth: dayFromNow(-400) });
  return { user, child };
}

const order = (eventId: number, childId: number) => ({
  eventId,
  booker: { priceType: 'Senior' },
  attendees: [
    { type: 'dependent' as const, id: childId, priceType: 'Infant' },
    { type: 'user' as const, guest: 'unnamed' as const, priceType: 'Student' },
  ],
});

async function booked(eventId: number) {
  const { user, child } = await family();
  const { body } = await openPayment(app, user, order(eventId, child.id), 17_500);
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  return { user, bookingId: body.bookingId };
}

it('people pay what they come as, and the booking keeps it whatever becomes of the price types', async () => {
  const event = await eventWith();
  const { user, child } = await family();
  const refused = await openPayment(app, user, order(event.id, child.id), 26_000);
  const priceTypes = [
    { name: 'Senior', people: 1, price: '85.00' },
    { name: 'Infant', people: 1, price: '0.00' },
    { name: 'Student', people: 1, price: '90.00' },
  ];
  const quote = { adults: 0, children: 0, priceTypes, ticketsTotal: '175.00' };
  expect(refused).toMatchObject({ status: 409, json: { code: 'price_changed', quote } });
  const { bookingId } = await booked(event.id);
  await app.db.update(eventSeries).set({ priceTypes: [] }).where(eq(eventSeries.id, event.seriesId));
  const booking = await bookingOf(app, bookingId);
  expect(booking).toMatchObject({ ticketsTotalCents: 17_500, adultPriceCents: 10_000 });
  const kept = booking.attendees.map(({ priceType }) => priceType);
  expect(kept).toEqual([
    { name: 'Senior', price: 8500 },
    { name: 'Infant', price: 0 },
    { name: 'Student', price: 9000, proof: 'Student card' },
  ]);
});

it('an order that names no price type books adults and children by age, and a wrong one says why', async () => {
  const event = await eventWith();
  const { user } = await buildTraveller(app.db, { dateOfBirth: '1990-05-04' });
  const refusal = async (priceType: string) =>
    (await openPayment(app, user, { eventId: event.id, booker: { priceType } }, 10_000)).json;
  const age = 'Senior is for ages 65 and over.';
  expect(await refusal('Senior')).toMatchObject({ code: 'attendee_refused', message: expect.stringContaining(age) });
  const gone = 'Pensioner isn’t offered any longer. Choose another price.';
  expect(await refusal('Pensioner')).toMatchObject({ code: 'attendee_refused', fields: { attendees: gone } });
  expect((await openPayment(app, user, { eventId: event.id }, 10_000)).body.quote).not.toHaveProperty('priceTypes');
});

it('who leaves has the share of their own price', async () => {
  const { user, bookingId } = await booked((await eventWith()).id);
  const { total } = quoteTotals(cents(17_500));
  const leaving = async (positions: string) =>
    (await app.call(routes.getPeopleCancellation, { params: { id: bookingId }, query: { positions } }, as(user))).body;
  expect((await leaving('1')).refund).toBe('0.00');
  expect((await leaving('2')).refund).toBe(toDecimal(cents(Math.round((total * 9000) / 17_500))));
});

it('on a dearer date everyone comes as what they booked, and pays the difference', async () => {
  const event = await eventWith();
  const tiers: EventOptions['tiers'] = [{ tierType: 'regular', adultPrice: '120.00', childPrice: '60.00' }];
  const next = await buildEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(110), tiers });
  const { user, bookingId } = await booked(event.id);
  const query = { eventId: next.event.id };
  const quote = (await app.call(routes.getMove, { params: { id: bookingId }, query }, as(user))).body;
  // Senior $102.00, student $108.00; the infant still comes free.
  const there = quoteTotals(cents(21_000)).total;
  expect(quote.price).toBe(toDecimal(there));
  const charge = toDecimal(cents(there - quoteTotals(cents(17_500)).total));
  expect(quote.charge).toBe(charge);
  const body = { fromEventId: event.id, eventId: next.event.id, charge };
  const { body: held } = await app.call(routes.payForMove, { params: { id: bookingId }, body }, as(user));
  await environment.pay(held);
  expect((await confirm(app, user, held.paymentIntentId)).status).toBe(200);
  const { attendees } = await bookingOf(app, bookingId);
  expect(attendees).toMatchObject([
    { priceType: { price: 10_200 }, bookedType: { price: 8500 } },
    { priceType: { name: 'Infant', price: 0 } },
    { priceType: { price: 10_800 }, bookedType: { price: 9000 } },
  ]);
});

it('a deleted account leaves what everyone came as, so that the booking still adds up', async () => {
  const { user, bookingId } = await booked((await eventWith()).id);
  const before = await bookingOf(app, bookingId);
  const after = await inTransaction(app.db, async (tx) => {
    await forgetAttendees(tx, user.id);
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
    // Put back: an account with a booking to come can't be deleted.
    throw new Forgotten(row?.attendees ?? []);
  }).catch((error: unknown) => (error instanceof Forgotten ? error.attendees : Promise.reject(error)));
  expect(after.map(({ name }) => name)).toEqual(Array(3).fill('Deleted account'));
  expect(after.map(({ priceType }) => priceType)).toEqual(before.attendees.map(({ priceType }) => priceType));
});

class Forgotten extends Error {
  constructor(readonly attendees: readonly Attendee[]) {
    super('put back');
  }
}
