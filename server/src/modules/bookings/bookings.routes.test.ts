import type { BookingData } from '@ascendant/contract/booking';
import { toWire, toWireNumber } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { describe, expect, it } from 'vitest';
import { as, bookingData, checkoutModules, confirm, openPayment, payWith } from '../../../test/checkout/checkout';
import { buildScene } from '../../../test/checkout/scene';
import { buildFreeEvent } from '../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp({ modules: checkoutModules });

describe('free bookings', () => {
  it('T10 a free event is booked immediately, by the same rules', async () => {
    const { event } = await buildFreeEvent(app.db, { capacity: 1 });
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const reply = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(first));
    expect(reply.status).toBe(201);
    const refused = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(second));
    expect(refused.json).toMatchObject({ code: 'sold_out' });
  });

  it('T10 a paid event cannot be booked without paying', async () => {
    const { event, user } = await buildScene(app);
    const reply = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'not_free' });
  });

  it('PAY-17 IDE-03 a double click makes one booking', async () => {
    const { event } = await buildFreeEvent(app.db);
    const user = await buildTraveller(app.db);
    const click = () => app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    const replies = await Promise.all([click(), click()]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409]);
  });
});

describe('MON-07 the same person twice in a booking', () => {
  const book = (user: { readonly id: number }, eventId: number, attendees: BookingData['attendees']) =>
    app.call(routes.createBooking, { body: { eventId, attendees, agreementAccepted: true } }, as(user));
  const twice = { code: 'attendee_refused', reason: 'already_added', message: 'Person already added' };

  it('is refused in the specification’s words: the traveller, with and without an id, and a dependent', async () => {
    const { event } = await buildFreeEvent(app.db);
    const user = await buildTraveller(app.db);
    const child = { type: 'dependent' as const, id: (await buildDependent(app.db, user.id)).id };
    const self = { type: 'user' as const };
    for (const again of [
      [self, self],
      [self, { ...self, id: user.id }],
      [self, child, self],
      [self, child, child],
    ])
      expect([(await book(user, event.id, again)).status, (await book(user, event.id, again)).json]).toMatchObject([
        422,
        twice,
      ]);
    expect((await book(user, event.id, [self, child])).status).toBe(201);
  });

  it('is another matter than someone else, who isn’t in the family', async () => {
    const { event } = await buildFreeEvent(app.db);
    const [user, stranger] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const reply = await book(user, event.id, [{ type: 'user' }, { type: 'user', id: stranger.id }]);
    expect([reply.status, reply.json]).toMatchObject([404, { message: "This person isn't in your family." }]);
  });
});

describe('the terms about children hold', () => {
  const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
  const bookWithChild = async (event: number, age: number) => {
    const user = await buildTraveller(app.db, { dateOfBirth: bornYearsAgo(19) });
    const child = await buildDependent(app.db, user.id, { dateOfBirth: bornYearsAgo(age) });
    const body = bookingData({ eventId: event, attendees: [{ type: 'dependent', id: child.id }] });
    return app.call(routes.createBooking, { body }, as(user));
  };

  it('under 16 not without an adult of 22 or over', async () => {
    const { event } = await buildFreeEvent(app.db);
    const reply = await bookWithChild(event.id, 12);
    expect([reply.status, reply.json]).toMatchObject([
      422,
      { code: 'attendee_refused', reason: 'adult_required', message: expect.stringContaining('aged 22 or over') },
    ]);
  });

  it('unless the organizer says who looks after them', async () => {
    const { event } = await buildFreeEvent(app.db, { childCarer: 'Two leaders for every eight children' });
    expect((await bookWithChild(event.id, 12)).status).toBe(201);
  });
});

describe('my bookings', () => {
  it('shows each booking at the price it was made, with a ticket for each attendee, to its owner only', async () => {
    const { event, user } = await buildScene(app);
    const child = await buildDependent(app.db, user.id);
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
    const opened = await openPayment(app, user, order, 16_000);
    await payWith(app, opened.body);
    await confirm(app, user, opened.body.paymentIntentId);
    const totals = quoteTotals(cents(16_000));
    const mine = await app.call(routes.listMyBookings, {}, as(user));
    expect(mine.body).toHaveLength(1);
    expect(mine.body[0]).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      totalAmount: toWireNumber(totals.totalBeforeTax),
      quote: { total: toWire(totals.total), hst: toWire(totals.hst) },
      attendees: [{ isChild: false }, { name: 'Théo Lindqvist', isChild: true }],
    });
    expect(mine.body[0]?.tickets).toHaveLength(2);
    const qr = await app.inject({ method: 'GET', url: mine.body[0]?.tickets[0]?.qrUrl ?? '' });
    expect(qr.headers['content-type']).toContain('image/svg+xml');
    expect((await app.call(routes.listMyBookings, {}, as(await buildTraveller(app.db)))).body).toEqual([]);
  });
});
