import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../../../db/schema/attendees';
import { events } from '../../../../db/schema/events';
import { mails } from '../../../../db/schema/mails';
import { confirm, openPayment } from '../../../../test/checkout/checkout';
import {
  bookingOf,
  buildPaid,
  buildScene,
  countOf,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { buildTraveller } from '../../../../test/factories/people';
import { inTransaction } from '../../../database/database';

const environment = await checkedEnvironment();
const { app } = environment;

describe('checkout', () => {
  describe('confirming a payment', () => {
    it('T4 a payment that went through gives a ticket per attendee, one email, and takes the seats', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      expect(await environment.pay(opened.body)).toEqual({ status: 'succeeded' });
      const reply = await confirm(app, user, opened.body.paymentIntentId);
      expect(reply.body).toMatchObject({ success: true, bookingId: opened.body.bookingId });
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'completed',
      });
      expect(await app.db.select().from(tickets).where(eq(tickets.bookingId, opened.body.bookingId))).toHaveLength(1);
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row).toMatchObject({ seatsConfirmed: 1, seatsHeld: 0 });
      await app.runJobs();
      expect(app.mailer.lastTo(user.email).subject).toContain(event.title);
    });

    it('PAY-08 confirming ten times at once makes one booking, one set of tickets and one email', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await environment.pay(opened.body);
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

    it('PAY-03 eleven people who confirm at once, for two events, each get a ticket and one email', async () => {
      const scenes = [await buildScene(app, { capacity: 6 }), await buildScene(app, { capacity: 5 })];
      const paid = await Promise.all(
        Array.from({ length: 11 }, async (_, number) => {
          const { user } = await buildTraveller(app.db);
          const { body } = await openPayment(app, user, { eventId: scenes[number < 6 ? 0 : 1]?.event.id ?? 0 });
          await environment.pay(body);
          return { user, opened: body };
        }),
      );
      const replies = await Promise.all(paid.map(({ user, opened }) => confirm(app, user, opened.paymentIntentId)));
      expect(replies.map(({ status }) => status)).toEqual(paid.map(() => 200));
      expect(await Promise.all(paid.map(({ opened }) => countOf(app, opened.bookingId)))).toEqual(
        paid.map(() => ({ tickets: 1, mails: 1 })),
      );
    });

    it('PAY-03 an event whose row is locked keeps only its own payments waiting', async () => {
      const [locked, free] = [await buildPaid(environment), await buildPaid(environment)];
      const waiting = await inTransaction(app.db, async (tx) => {
        await tx.execute(sql`select from events where id = ${locked.event.id} for update`);
        const asked = confirm(app, locked.user, locked.opened.paymentIntentId);
        expect((await confirm(app, free.user, free.opened.paymentIntentId)).status).toBe(200);
        expect(await stateOf(app, locked.opened.bookingId)).toBe('pending/pending');
        return { asked };
      });
      expect((await waiting.asked).status).toBe(200);
    });

    it('PAY-09 an unpaid intent isn’t complete', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      const reply = await confirm(app, user, opened.body.paymentIntentId);
      expect(reply.status).toBe(402);
      const sentence = 'Payment confirmation failed';
      expect(reply.json).toMatchObject({ code: 'payment_not_complete', error: sentence, message: sentence });
    });

    it("PAY-09 someone else's intent isn't found", async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await environment.pay(opened.body);
      expect((await confirm(app, await buildTraveller(app.db), opened.body.paymentIntentId)).status).toBe(404);
    });

    it.each([
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000009995', 'Your card has insufficient funds.'],
      ['4000000000009987', 'Your card was declined.'],
      ['4000000000000127', "Your card's security code is incorrect."],
    ])('T3 PAY-15 declining card %s shows the provider’s message, and the hold stays', async (number, sentence) => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      expect(await environment.pay(opened.body, number)).toMatchObject({
        status: 'requires_payment_method',
        error: { message: sentence },
      });
      const reply = await confirm(app, user, opened.body.paymentIntentId);
      expect(reply.status).toBe(402);
      expect(reply.json).toMatchObject({ code: 'payment_declined', message: sentence });
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({ status: 'pending', paymentStatus: 'failed' });
      await environment.pay(opened.body);
      expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
    });

    it('a card that needs a challenge pays once it’s passed', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      expect(await environment.pay(opened.body, '4000002500003155')).toEqual({ status: 'requires_action' });
      await environment.challenge(opened.body, 'pass');
      expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
    });

    it('PAY-19 test mode accepts only test cards', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      expect(await environment.pay(opened.body, '378282246310005')).toMatchObject({ status: 'refused' });
    });
  });
});
