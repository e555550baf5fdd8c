import type { BookingData } from '@ascendant/contract/booking';
import { toWire } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { discountCodes } from '../../../../db/schema/pricing';
import type { UserRow } from '../../../../db/schema/users';
import { as, bookingData, openPayment, paymentData } from '../../../../test/checkout/checkout';
import { bookingOf, buildScene, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, oneAdult, oneAdultTotal } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;

describe('checkout', () => {
  describe('opening a payment', () => {
    it('T1 T2 holds the seats for the time the domain sets and creates an intent for exactly the total', async () => {
      const { event, user } = await buildScene(app);
      const reply = await openPayment(app, user, { eventId: event.id });
      expect(reply.body.quote).toMatchObject({
        subtotal: '100.00',
        bookingFee: toWire(oneAdult.bookingFee),
        hst: toWire(oneAdult.hst),
        total: oneAdultTotal,
      });
      const left = Date.parse(reply.body.expiresAt) - Date.parse(reply.body.serverTime);
      expect(left).toBeGreaterThan((holdMinutes - 0.1) * 60_000);
      expect(left).toBeLessThanOrEqual(holdMinutes * 60_000);
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row).toMatchObject({ seatsHeld: 1, seatsConfirmed: 0 });
    });

    it('MON-06 a client that expects another price gets the right one, and no seats are held', async () => {
      const { event, user } = await buildScene(app);
      const reply = await openPayment(app, user, { eventId: event.id }, 9999);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ code: 'price_changed', quote: { total: oneAdultTotal } });
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row?.seatsHeld).toBe(0);
    });

    it.each([-1, 1])(
      'MON-06 a total that’s off by %s cent means our price, which is charged, also when it’s sent again',
      async (off) => {
        const { event, user } = await buildScene(app);
        const body = paymentData({ eventId: event.id });
        const send = (cents: number) =>
          app.call(routes.createPaymentIntent, { body: { ...body, amount: body.amount + cents / 100 } }, as(user));
        const reply = await send(off);
        expect(reply.body.quote.total).toBe(oneAdultTotal);
        expect((await bookingOf(app, reply.body.bookingId)).totalCents).toBe(oneAdult.total);
        expect((await send(off)).body.paymentIntentId).toBe(reply.body.paymentIntentId);
        expect((await send(off * 2)).json).toMatchObject({ code: 'price_changed' });
      },
    );

    it('MON-06 amounts in fractions of a cent, as the specification’s arithmetic has them, mean our price', async () => {
      const { event, user } = await buildScene(app, {
        tiers: [{ tierType: 'regular', adultPrice: '33.33', childPrice: null }],
      });
      const [subtotal, bookingFee] = [33.33, 33.33 * 0.043 + 1.9];
      const totalAmount = subtotal + bookingFee;
      const [tax, amount] = [totalAmount * 0.13, totalAmount * 1.13];
      const order = {
        ...bookingData({ eventId: event.id }),
        subtotal,
        bookingFee,
        totalAmount,
        tax,
        totalWithTax: amount,
      };
      const body = { amount, eventId: event.id, bookingData: order };
      const reply = await app.call(routes.createPaymentIntent, { body }, as(user));
      expect(reply.body.quote).toMatchObject({ bookingFee: '3.33', hst: '4.77', total: '41.43' });
    });

    it('MON-07 names, ages and child prices come from the database', async () => {
      const { event, user } = await buildScene(app);
      const child = await buildDependent(app.db, user.id);
      const reply = await openPayment(
        app,
        user,
        { eventId: event.id, attendees: [{ type: 'dependent', id: child.id }] },
        16_000,
      );
      expect(reply.body.quote).toMatchObject({ adults: 1, children: 1, subtotal: '160.00' });
    });

    it("MON-07 someone else's dependent isn't found", async () => {
      const { event, user } = await buildScene(app);
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
      const { event } = await buildScene(app);
      const user = await buildTraveller(app.db, { dateOfBirth: null });
      const reply = await openPayment(app, user, { eventId: event.id });
      expect(reply.status).toBe(422);
      expect(reply.json).toMatchObject({ code: 'birth_date_required' });
    });

    it('PAY-16 sending the same order again returns the same hold and intent', async () => {
      const { event, user } = await buildScene(app);
      const first = await openPayment(app, user, { eventId: event.id });
      const second = await openPayment(app, user, { eventId: event.id });
      expect(second.body).toMatchObject({
        paymentIntentId: first.body.paymentIntentId,
        clientSecret: first.body.clientSecret,
        bookingId: first.body.bookingId,
      });
    });

    it('PAY-16 a different order for the same event replaces the first', async () => {
      const { event, user } = await buildScene(app);
      const child = await buildDependent(app.db, user.id);
      const first = await openPayment(app, user, { eventId: event.id });
      const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
      const second = await openPayment(app, user, order, 16_000);
      expect(second.body.bookingId).not.toBe(first.body.bookingId);
      expect(await bookingOf(app, first.body.bookingId)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'failed',
        cancelReason: 'released',
      });
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row?.seatsHeld).toBe(2);
    });

    it('PAY-16 an order that names someone twice, or no one, doesn’t get the seats that are held', async () => {
      const { event, user } = await buildScene(app);
      const child = await buildDependent(app.db, user.id);
      const stranger = await buildTraveller(app.db);
      const first = await openPayment(app, user, { eventId: event.id });
      const body = paymentData({ eventId: event.id });
      const naming = (attendees: BookingData['attendees']) =>
        app.call(
          routes.createPaymentIntent,
          { body: { ...body, bookingData: { ...body.bookingData, attendees } } },
          as(user),
        );
      const self = { type: 'user' as const };
      expect((await naming([self, self])).json).toMatchObject({ message: 'Person already added' });
      expect((await naming([self, { ...self, id: child.id }])).status).toBe(404);
      expect((await naming([self, { type: 'dependent' }])).status).toBe(404);
      expect((await naming([{ ...self, id: stranger.id }])).json).toMatchObject({ code: 'attendee_refused' });
      expect((await naming([{ ...self, id: user.id }])).body.bookingId).toBe(first.body.bookingId);
    });

    it('PAY-16 the same people in another order are the same', async () => {
      const { event, user } = await buildScene(app);
      const family = [await buildDependent(app.db, user.id), await buildDependent(app.db, user.id)];
      const attendees = family.map(({ id }) => ({ type: 'dependent' as const, id }));
      const first = await openPayment(app, user, { eventId: event.id, attendees }, 22_000);
      const again = await openPayment(app, user, { eventId: event.id, attendees: attendees.toReversed() }, 22_000);
      expect(again.body.bookingId).toBe(first.body.bookingId);
    });

    it('PAY-16 if an order is refused for its price or code, the earlier one keeps its seats', async () => {
      const { event, user } = await buildScene(app);
      const first = await openPayment(app, user, { eventId: event.id });
      const refused = await openPayment(app, user, { eventId: event.id, discountCode: 'NOSUCHCODE' });
      expect(refused.json).toMatchObject({ code: 'discount_refused' });
      const dearer = await openPayment(app, user, { eventId: event.id }, 9999);
      expect(dearer.json).toMatchObject({ code: 'price_changed' });
      const again = await openPayment(app, user, { eventId: event.id });
      expect(again.body.bookingId).toBe(first.body.bookingId);
    });

    it('PAY-16 if the earlier order turns out to be paid, it’s booked and the new one is refused', async () => {
      const { event, user } = await buildScene(app);
      const child = await buildDependent(app.db, user.id);
      const first = await openPayment(app, user, { eventId: event.id });
      await environment.pay(first.body);
      const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
      const second = await openPayment(app, user, order, 16_000);
      expect(second.json).toMatchObject({ code: 'already_booked' });
      expect(await bookingOf(app, first.body.bookingId)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'completed',
      });
    });

    describe('PAY-16 a code that takes off everything, while seats are held for paying', () => {
      const bookFree = (user: UserRow, eventId: number, discountCode?: string) =>
        app.call(
          routes.createBooking,
          { body: bookingData({ eventId, ...(discountCode && { discountCode }) }) },
          as(user),
        );
      const freeCode = async (eventId: number) => {
        const code = `GUEST${eventId}`;
        await app.db
          .insert(discountCodes)
          .values({ code, eventId, discountType: 'percentage', discountValue: '100.00' });
        return code;
      };

      it('books in their place, even if they were the last ones', async () => {
        const { event, user } = await buildScene(app, { capacity: 1 });
        const held = await openPayment(app, user, { eventId: event.id });
        const booked = await bookFree(user, event.id, await freeCode(event.id));
        expect(booked.body).toMatchObject({ status: 'confirmed' });
        expect(await bookingOf(app, held.body.bookingId)).toMatchObject({
          status: 'cancelled',
          cancelReason: 'released',
        });
        const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
        expect(row).toMatchObject({ seatsHeld: 0, seatsConfirmed: 1 });
      });

      it('an order with something to pay, or with a wrong code, books nothing and keeps them', async () => {
        const { event, user } = await buildScene(app);
        const held = await openPayment(app, user, { eventId: event.id });
        expect((await bookFree(user, event.id)).json).toMatchObject({ code: 'not_free' });
        expect((await bookFree(user, event.id, 'NOSUCHCODE')).json).toMatchObject({ code: 'discount_refused' });
        expect(await bookingOf(app, held.body.bookingId)).toMatchObject({ status: 'pending' });
      });

      it('if they turn out to be paid, the paid booking counts', async () => {
        const { event, user } = await buildScene(app);
        const held = await openPayment(app, user, { eventId: event.id });
        await environment.pay(held.body);
        expect((await bookFree(user, event.id, await freeCode(event.id))).json).toMatchObject({
          code: 'already_booked',
        });
        expect(await bookingOf(app, held.body.bookingId)).toMatchObject({ status: 'confirmed' });
      });
    });

    it('T1 the last seats are sold once', async () => {
      const { event } = await buildEvent(app.db, { capacity: 1 });
      const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
      expect((await openPayment(app, first, { eventId: event.id })).status).toBe(200);
      expect((await openPayment(app, second, { eventId: event.id })).json).toMatchObject({
        code: 'sold_out',
        seatsLeft: 0,
      });
    });

    it.each(['draft', 'pending_approval'] as const)('T1 an event that’s %s can’t be booked: 404', async (status) => {
      const user = await buildTraveller(app.db);
      const { event } = await buildEvent(app.db, { status });
      expect((await openPayment(app, user, { eventId: event.id })).status).toBe(404);
    });

    it('T1 an event that has begun isn’t on sale', async () => {
      const user = await buildTraveller(app.db);
      const { event } = await buildEvent(app.db, { startDate: '2026-01-01' });
      expect((await openPayment(app, user, { eventId: event.id })).json).toMatchObject({ code: 'not_on_sale' });
    });

    it('PAY-19 a request that contains a card number is refused', async () => {
      const { event, user } = await buildScene(app);
      const body = {
        amount: oneAdultTotal,
        eventId: event.id,
        bookingData: { ...bookingData({ eventId: event.id }), discountCode: '4242424242424242' },
      };
      const reply = await app.call(routes.createPaymentIntent, { body }, as(user));
      expect(reply.json).toMatchObject({ code: 'card_number_in_body' });
    });
  });
});
