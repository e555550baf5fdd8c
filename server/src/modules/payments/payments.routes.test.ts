import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { payments } from '../../../db/schema/payments';
import { tickets } from '../../../db/schema/tickets';
import { as, bookingData, checkoutModules, confirm, openPayment, payWith } from '../../../test/checkout/checkout';
import { buildEvent } from '../../../test/factories/build-event';
import { buildDependent, buildTraveller } from '../../../test/factories/build-traveller';
import { testApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: checkoutModules });
});

async function scene() {
  return { ...(await buildEvent(app.db)), user: await buildTraveller(app.db) };
}

async function bookingOf(bookingId: number) {
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row;
}

describe('opening a payment', () => {
  it('T1 T2 keeps the places for 15 minutes and gives an intent over exactly the total', async () => {
    const { event, user } = await scene();
    const reply = await openPayment(app, user, { eventId: event.id });
    expect(reply.body.quote).toMatchObject({ subtotal: '100.00', bookingFee: '6.20', hst: '13.81', total: '120.01' });
    const left = Date.parse(reply.body.expiresAt) - Date.parse(reply.body.serverTime);
    expect(left).toBeGreaterThan(14.9 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row).toMatchObject({ placesHeld: 1, placesConfirmed: 0 });
  });

  it('MON-06 a client that thinks of another price is told the right one, and nothing is held', async () => {
    const { event, user } = await scene();
    const reply = await openPayment(app, user, { eventId: event.id }, 9999);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ code: 'price_changed', quote: { total: '120.01' } });
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row?.placesHeld).toBe(0);
  });

  it('MON-07 names, ages and child prices come from the database', async () => {
    const { event, user } = await scene();
    const child = await buildDependent(app.db, user.id);
    const reply = await openPayment(
      app,
      user,
      { eventId: event.id, attendees: [{ type: 'dependent', id: child.id }] },
      16_000,
    );
    expect(reply.body.quote).toMatchObject({ adults: 1, children: 1, subtotal: '160.00' });
  });

  it("MON-07 somebody else's dependent is not found", async () => {
    const { event, user } = await scene();
    const foreign = await buildDependent(app.db, (await buildTraveller(app.db)).id);
    const reply = await openPayment(
      app,
      user,
      { eventId: event.id, attendees: [{ type: 'dependent', id: foreign.id }] },
      16_000,
    );
    expect(reply.status).toBe(404);
  });

  it('MON-07 a traveller without a date of birth is asked for it', async () => {
    const { event } = await scene();
    const user = await buildTraveller(app.db, { dateOfBirth: null });
    const reply = await openPayment(app, user, { eventId: event.id });
    expect(reply.status).toBe(422);
    expect(reply.json).toMatchObject({ code: 'birth_date_required' });
  });

  it('PAY-16 the same order again gives the same hold and the same intent', async () => {
    const { event, user } = await scene();
    const first = await openPayment(app, user, { eventId: event.id });
    const second = await openPayment(app, user, { eventId: event.id });
    expect(second.body).toMatchObject({
      paymentIntentId: first.body.paymentIntentId,
      clientSecret: first.body.clientSecret,
      bookingId: first.body.bookingId,
    });
  });

  it('PAY-16 another order for the same event takes the place of the first', async () => {
    const { event, user } = await scene();
    const child = await buildDependent(app.db, user.id);
    const first = await openPayment(app, user, { eventId: event.id });
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
    const second = await openPayment(app, user, order, 16_000);
    expect(second.body.bookingId).not.toBe(first.body.bookingId);
    expect(await bookingOf(first.body.bookingId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      cancelReason: 'released',
    });
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row?.placesHeld).toBe(2);
  });

  it('PAY-16 an earlier order that turns out to be paid is booked, and the new one refused', async () => {
    const { event, user } = await scene();
    const child = await buildDependent(app.db, user.id);
    const first = await openPayment(app, user, { eventId: event.id });
    await payWith(app, first.body);
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
    const second = await openPayment(app, user, order, 16_000);
    expect(second.json).toMatchObject({ code: 'already_booked' });
    expect(await bookingOf(first.body.bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
  });

  it('PAY-16 one person has at most three live holds', async () => {
    const user = await buildTraveller(app.db);
    for (let count = 0; count < 3; count += 1) {
      const { event } = await buildEvent(app.db);
      expect((await openPayment(app, user, { eventId: event.id })).status).toBe(200);
    }
    const { event } = await buildEvent(app.db);
    expect((await openPayment(app, user, { eventId: event.id })).json).toMatchObject({ code: 'too_many_holds' });
  });

  it('T1 the last places are sold once', async () => {
    const { event } = await buildEvent(app.db, { capacity: 1 });
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    expect((await openPayment(app, first, { eventId: event.id })).status).toBe(200);
    expect((await openPayment(app, second, { eventId: event.id })).json).toMatchObject({
      code: 'sold_out',
      seatsLeft: 0,
    });
  });

  it.each(['draft', 'pending_approval'] as const)(
    'T1 an event that is %s is not there to be booked',
    async (status) => {
      const user = await buildTraveller(app.db);
      const { event } = await buildEvent(app.db, { status });
      expect((await openPayment(app, user, { eventId: event.id })).status).toBe(404);
    },
  );

  it('T1 an event that has begun is not on sale', async () => {
    const user = await buildTraveller(app.db);
    const { event } = await buildEvent(app.db, { startDate: '2026-01-01' });
    expect((await openPayment(app, user, { eventId: event.id })).json).toMatchObject({ code: 'not_on_sale' });
  });

  it('PAY-19 a body with a card number in it is refused', async () => {
    const { event, user } = await scene();
    const body = {
      amount: 120.01,
      eventId: event.id,
      bookingData: { ...bookingData({ eventId: event.id }), discountCode: '4242424242424242' },
    };
    const reply = await app.call(routes.createPaymentIntent, { body }, as(user));
    expect(reply.json).toMatchObject({ code: 'card_number_in_body' });
  });

  it('a visitor is asked to sign in', async () => {
    const { event } = await scene();
    const body = { amount: 1, eventId: event.id, bookingData: bookingData({ eventId: event.id }) };
    expect((await app.call(routes.createPaymentIntent, { body })).status).toBe(401);
  });
});

describe('confirming a payment', () => {
  it('T4 a payment that went through is a booking with a ticket each, one mail, and taken places', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    expect(await payWith(app, opened.body)).toEqual({ status: 'succeeded' });
    const reply = await confirm(app, user, opened.body.paymentIntentId);
    expect(reply.body).toMatchObject({ success: true, bookingId: opened.body.bookingId });
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
    expect(await app.db.select().from(tickets).where(eq(tickets.bookingId, opened.body.bookingId))).toHaveLength(1);
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row).toMatchObject({ placesConfirmed: 1, placesHeld: 0 });
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).subject).toContain(event.title);
  });

  it('PAY-08 confirming ten times at once is one booking, one set of tickets and one mail', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    await payWith(app, opened.body);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => confirm(app, user, opened.body.paymentIntentId)),
    );
    expect(replies.map((reply) => reply.body)).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ success: true, bookingId: opened.body.bookingId })),
    );
    expect(await app.db.select().from(tickets).where(eq(tickets.bookingId, opened.body.bookingId))).toHaveLength(1);
    const sent = await app.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `booking_confirmed:${opened.body.bookingId}`));
    expect(sent).toHaveLength(1);
  });

  it('PAY-09 an intent that was not paid is not complete', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    const reply = await confirm(app, user, opened.body.paymentIntentId);
    expect(reply.status).toBe(402);
    expect(reply.json).toMatchObject({ code: 'payment_not_complete' });
  });

  it("PAY-09 another person's intent is not found", async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    await payWith(app, opened.body);
    expect((await confirm(app, await buildTraveller(app.db), opened.body.paymentIntentId)).status).toBe(404);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000009987', 'Your card was declined.'],
    ['4000000000000127', "Your card's security code is incorrect."],
  ])('T3 PAY-15 card %s is declined in words, and the hold runs on', async (number, sentence) => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    expect(await payWith(app, opened.body, number)).toMatchObject({
      status: 'requires_payment_method',
      error: { message: sentence },
    });
    const reply = await confirm(app, user, opened.body.paymentIntentId);
    expect(reply.status).toBe(402);
    expect(reply.json).toMatchObject({ code: 'payment_declined', message: sentence });
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({ status: 'pending', paymentStatus: 'failed' });
    await payWith(app, opened.body);
    expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
  });

  it('a card that asks for a challenge pays when it is passed', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    expect(await payWith(app, opened.body, '4000002500003155')).toEqual({ status: 'requires_action' });
    await app.inject({
      method: 'POST',
      url: `/sandbox/v1/payment_intents/${opened.body.paymentIntentId}/challenge`,
      payload: { clientSecret: opened.body.clientSecret, outcome: 'pass' },
    });
    expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
  });

  it('PAY-19 the sandbox takes no card but the test cards', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    expect(await payWith(app, opened.body, '378282246310005')).toMatchObject({ code: 'bad_request' });
  });
});

describe('when nobody confirms', () => {
  it('PAY-11 a paid booking is confirmed by the reconciler', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    await payWith(app, opened.body);
    await app.db.execute(
      sql`update payments set created_at = created_at - interval '2 minutes', checked_at = null where booking_id = ${opened.body.bookingId}`,
    );
    await app.db.execute(sql`select graphile_worker.add_job('reconcile_payments', '{}'::json)`);
    await app.runJobs();
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({ status: 'confirmed' });
  });

  it('T5 an unpaid hold that is over ends with its booking, and its intent is canceled', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    await app.db.execute(
      sql`update holds set expires_at = now() - interval '1 second' where booking_id = ${opened.body.bookingId}`,
    );
    await app.db.execute(sql`select graphile_worker.add_job('reconcile_payments', '{}'::json)`);
    await app.runJobs();
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      cancelReason: 'expired',
    });
    expect(await payWith(app, opened.body)).toMatchObject({ code: 'bad_request' });
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row?.placesHeld).toBe(0);
  });

  it('PAY-12 a late payment takes the places if they are still free', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    await app.db.execute(
      sql`update holds set expires_at = now() - interval '1 second' where booking_id = ${opened.body.bookingId}`,
    );
    await payWith(app, opened.body);
    expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
  });

  it('T7 T8 PAY-12 a late payment whose places are gone is refunded, and the person is told', async () => {
    const { event } = await buildEvent(app.db, { capacity: 1 });
    const [late, quick] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const opened = await openPayment(app, late, { eventId: event.id });
    await app.db.execute(
      sql`update holds set expires_at = now() - interval '1 second' where booking_id = ${opened.body.bookingId}`,
    );
    expect((await openPayment(app, quick, { eventId: event.id })).status).toBe(200);
    await payWith(app, opened.body);
    const reply = await confirm(app, late, opened.body.paymentIntentId);
    expect(reply.json).toMatchObject({ code: 'payment_returned' });
    await app.runJobs();
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, opened.body.bookingId));
    expect(payment).toMatchObject({ status: 'refunded', refundedCents: 12_001 });
    const subjects = app.mailer.sent.filter(({ to }) => to === late.email).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('on its way back'), expect.stringContaining('Refunded')]);
  });

  it('T6 a person may give the places back', async () => {
    const { event, user } = await scene();
    const opened = await openPayment(app, user, { eventId: event.id });
    const reply = await app.call(
      routes.releaseHold,
      { body: { paymentIntentId: opened.body.paymentIntentId } },
      as(user),
    );
    expect(reply.status).toBe(204);
    expect(await bookingOf(opened.body.bookingId)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' });
  });
});

describe('free bookings', () => {
  it('T10 a free event is booked at once, by the same rules', async () => {
    const { event } = await buildEvent(app.db, { capacity: 1 }, { adult: '0.00', child: null });
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const reply = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(first));
    expect(reply.status).toBe(201);
    const refused = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(second));
    expect(refused.json).toMatchObject({ code: 'sold_out' });
  });

  it('T10 an event with a price is not booked without paying', async () => {
    const { event, user } = await scene();
    const reply = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'not_free' });
  });

  it('PAY-17 IDE-03 a double click is one booking', async () => {
    const { event } = await buildEvent(app.db, {}, { adult: '0.00', child: null });
    const user = await buildTraveller(app.db);
    const click = () => app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    const replies = await Promise.all([click(), click()]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409]);
  });
});

describe('my bookings', () => {
  it('shows what was booked as it was priced, with a ticket for everybody, and nobody else', async () => {
    const { event, user } = await scene();
    const child = await buildDependent(app.db, user.id);
    const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
    const opened = await openPayment(app, user, order, 16_000);
    await payWith(app, opened.body);
    await confirm(app, user, opened.body.paymentIntentId);
    const mine = await app.call(routes.listMyBookings, {}, as(user));
    expect(mine.body).toHaveLength(1);
    expect(mine.body[0]).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      totalAmount: 168.78,
      quote: { total: '190.72', hst: '21.94' },
      attendees: [{ isChild: false }, { name: 'Théo Lindqvist', isChild: true }],
    });
    expect(mine.body[0]?.tickets).toHaveLength(2);
    const qr = await app.inject({ method: 'GET', url: mine.body[0]?.tickets[0]?.qrUrl ?? '' });
    expect(qr.headers['content-type']).toContain('image/svg+xml');
    expect((await app.call(routes.listMyBookings, {}, as(await buildTraveller(app.db)))).body).toEqual([]);
  });
});
