import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { payments } from '../../../../db/schema/payments';
import { as, confirm, openPayment } from '../../../../test/checkout/checkout';
import {
  bookingOf,
  buildOpenPayment,
  buildPaid,
  buildScene,
  letAge,
  paymentOf,
  reconcileNow,
  runOut,
  stateOf,
  type OpenScene,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { buildEvent, oneAdult } from '../../../../test/factories/events';
import { buildAdmin, buildTraveller } from '../../../../test/factories/people';
import { findOpenPayments } from '../open/open-payments.repository';

const environment = await checkedEnvironment();
const { app } = environment;

describe('checkout', () => {
  describe('when no confirm call comes', () => {
    it('PAY-11 a paid booking is confirmed by the reconciler', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await environment.pay(opened.body);
      await letAge(app, opened.body.bookingId);
      await reconcileNow(app);
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({ status: 'confirmed' });
    });

    it('PAY-10 PAY-11 payments never checked come before those already checked, however many there are', async () => {
      const [seen, unseen] = [await buildOpenPayment(app), await buildOpenPayment(app)];
      for (const { opened } of [seen, unseen]) await letAge(app, opened.bookingId);
      const paymentId = async ({ opened }: OpenScene) => (await paymentOf(app, opened.bookingId)).id;
      const [seenId, unseenId] = [await paymentId(seen), await paymentId(unseen)];
      await app.db.execute(sql`update payments set checked_at = now() - interval '31 seconds' where id = ${seenId}`);
      const found = await findOpenPayments(app.db, { provider: 'sandbox', olderThanSeconds: 30, limit: 200 });
      const ids = found.map(({ id }) => id).filter((id) => [seenId, unseenId].includes(id));
      expect(ids).toEqual([unseenId, seenId]);
    });

    it('T5 when an unpaid hold expires, its booking ends and its intent is canceled', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await runOut(app, opened.body.bookingId);
      await reconcileNow(app);
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'failed',
        cancelReason: 'expired',
      });
      expect(await environment.pay(opened.body)).toMatchObject({ status: 'refused' });
      const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
      expect(row?.seatsHeld).toBe(0);
    });

    it('a booking that ends because the card was declined says so by email, once', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await environment.pay(opened.body, '4000000000000002');
      await confirm(app, user, opened.body.paymentIntentId);
      await runOut(app, opened.body.bookingId);
      await reconcileNow(app);
      await app.runJobs();
      await reconcileNow(app);
      await app.runJobs();
      const mails = app.mailer.sent.filter(({ to }) => to === user.email);
      expect(mails.map(({ subject }) => subject)).toEqual([`Your payment didn't go through: ${event.title}`]);
      expect(mails[0]?.text).toContain(`/events/${event.id}`);
    });

    it('a booking that just runs out sends no email', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await runOut(app, opened.body.bookingId);
      await reconcileNow(app);
      await app.runJobs();
      expect(app.mailer.sent.filter(({ to }) => to === user.email)).toEqual([]);
    });

    it('PAY-12 a late payment takes the seats if they’re still free', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      await runOut(app, opened.body.bookingId);
      await environment.pay(opened.body);
      expect((await confirm(app, user, opened.body.paymentIntentId)).body).toMatchObject({ success: true });
    });

    it('T7 T8 PAY-12 a late payment is refunded if its seats are gone, and the person gets an email, and so does every admin', async () => {
      const { event } = await buildEvent(app.db, { capacity: 1 });
      const admin = await buildAdmin(app.db);
      const [late, quick] = [await buildTraveller(app.db), await buildTraveller(app.db)];
      const opened = await openPayment(app, late, { eventId: event.id });
      await runOut(app, opened.body.bookingId);
      expect((await openPayment(app, quick, { eventId: event.id })).status).toBe(200);
      await environment.pay(opened.body);
      const reply = await confirm(app, late, opened.body.paymentIntentId);
      expect(reply.json).toMatchObject({ code: 'payment_returned' });
      await app.runJobs();
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'refunded',
      });
      const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, opened.body.bookingId));
      expect(payment).toMatchObject({ status: 'refunded', refundedCents: oneAdult.total });
      const subjects = app.mailer.sent.filter(({ to }) => to === late.user.email).map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringContaining('on its way')]);
      const told = app.mailer.sent.filter(({ to }) => to === admin.user.email);
      expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('A payment is being refunded')]);
      expect(told[0]?.text).toContain('its seats were gone');
    });

    it('T6 seats that turn out to be paid aren’t released: 409 with the booking, each time', async () => {
      const { user, opened } = await buildPaid(environment);
      const release = () =>
        app.call(routes.releaseHold, { body: { paymentIntentId: opened.paymentIntentId } }, as(user));
      for (const reply of [await release(), await release()]) {
        expect(reply.status).toBe(409);
        expect(reply.json).toMatchObject({
          code: 'already_paid',
          bookingId: opened.bookingId,
          reference: bookingReference(opened.bookingId),
          status: 'confirmed',
        });
      }
      expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    });

    it('T6 a person can release the seats they hold', async () => {
      const { event, user } = await buildScene(app);
      const opened = await openPayment(app, user, { eventId: event.id });
      const reply = await app.call(
        routes.releaseHold,
        { body: { paymentIntentId: opened.body.paymentIntentId } },
        as(user),
      );
      expect(reply.status).toBe(204);
      expect(await bookingOf(app, opened.body.bookingId)).toMatchObject({
        status: 'cancelled',
        paymentStatus: 'failed',
      });
    });
  });
});
