import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentDiscrepancies } from '../../../../db/schema/payments';
import { refunds } from '../../../../db/schema/refunds';
import { confirm } from '../../../../test/checkout/checkout';
import {
  buildConfirmed,
  buildOpenPayment,
  buildPaid,
  countOf,
  holdOf,
  paymentOf,
  reconcileNow,
  runOut,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { oneAdult } from '../../../../test/factories/events';
import { whileRowsFail } from '../../../../test/failing-row';
import { addJob } from '../../../jobs/add-job.repository';
import { refundBooking } from '../refund/refund-booking';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('comparing our payments with the provider’s', () => {
  /** Runs the hourly comparison as if it were an hour later, so that nothing is too new to compare. */
  async function compare(): Promise<void> {
    await app.pool.query(`alter table payments disable trigger guard_payment`);
    await app.pool.query(`update payments set created_at = created_at - interval '2 minutes'`);
    await app.pool.query(`alter table payments enable trigger guard_payment`);
    await environment.ageIntents(120);
    await addJob(app.db, 'compare_books', {});
    await app.runJobs();
  }

  const discrepanciesAbout = (subject: string) =>
    app.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.subject, subject));

  it('PAY-10 a payment that went through without our knowledge is confirmed', async () => {
    const { opened } = await buildPaid(environment);
    await compare();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
  });

  it('PAY-10 one of our intents without a payment is a discrepancy until it’s explained', async () => {
    const metadata = { hold: '800001', booking: '800001', site: app.config.publicUrl };
    const stray = await environment.createAtProvider({ amountCents: 5000, metadata });
    await compare();
    await compare();
    expect(await discrepanciesAbout(stray.paymentIntentId)).toMatchObject([
      { kind: 'unknown_intent', resolvedAt: null },
    ]);
  });

  it('PAY-10 another installation’s intent on the same account isn’t a discrepancy', async () => {
    const stray = await environment.createAtProvider({ amountCents: 5000, metadata: { order: '7' } });
    await compare();
    expect(await discrepanciesAbout(stray.paymentIntentId)).toEqual([]);
  });

  it('PAY-10 a payment that the provider doesn’t know is a discrepancy until it does', async () => {
    const { opened } = await buildConfirmed(environment);
    await environment.hideAtProvider(opened.paymentIntentId, true);
    await compare();
    expect(await discrepanciesAbout(opened.paymentIntentId)).toMatchObject([
      { kind: 'missing_at_provider', resolvedAt: null },
    ]);
    await environment.hideAtProvider(opened.paymentIntentId, false);
    await compare();
    expect(await discrepanciesAbout(opened.paymentIntentId)).toMatchObject([{ resolvedAt: expect.any(Date) }]);
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
  });

  it('OPS-06 a payment that can’t be compared stops no other', async () => {
    const scenes = [await buildConfirmed(environment), await buildConfirmed(environment)];
    const [broken = '', missing = ''] = scenes.map(({ opened }) => opened.paymentIntentId);
    for (const intentId of [broken, missing]) await environment.hideAtProvider(intentId, true);
    await whileRowsFail(app, { table: 'payment_discrepancies', which: `new.subject = '${broken}'` }, compare);
    expect([await discrepanciesAbout(broken), await discrepanciesAbout(missing)]).toMatchObject([
      [],
      [{ kind: 'missing_at_provider', resolvedAt: null }],
    ]);
    for (const intentId of [broken, missing]) await environment.hideAtProvider(intentId, false);
    await compare();
  });

  it('PAY-05 money for a payment that had already ended is refunded automatically', async () => {
    const { opened } = await buildOpenPayment(app);
    const { id } = await holdOf(app, opened.bookingId);
    await runOut(app, opened.bookingId);
    await reconcileNow(app);
    const metadata = { hold: String(id), booking: String(opened.bookingId), site: app.config.publicUrl };
    const late = await environment.createAtProvider({ amountCents: oneAdult.total, metadata });
    await environment.pay(late);
    await compare();
    expect(await environment.refundsOf(late.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
    expect(await discrepanciesAbout(late.paymentIntentId)).toMatchObject([
      { kind: 'unknown_intent', resolvedAt: null },
    ]);
    await compare();
    expect(await environment.refundsOf(late.paymentIntentId)).toHaveLength(1);
    expect(await discrepanciesAbout(late.paymentIntentId)).toMatchObject([{ resolvedAt: expect.any(Date) }]);
  });

  describe('changes made manually at the provider', () => {
    it('PAY-13 a refund is recorded and shown, and the ticket stays valid', async () => {
      const { opened } = await buildConfirmed(environment);
      const refundId = await environment.refundAtProvider(opened.paymentIntentId, 2000);
      const [notice] = (await environment.noticesOf(opened.paymentIntentId)).filter(
        ({ type }) => type === 'charge.refunded',
      );
      expect(await environment.post(notice?.event ?? {})).toBe(200);
      await app.runJobs();
      const { id, refundedCents } = await paymentOf(app, opened.bookingId);
      expect(refundedCents).toBe(2000);
      const rows = await app.db.select().from(refunds).where(eq(refunds.paymentId, id));
      expect(rows).toMatchObject([{ reason: 'at_provider', status: 'succeeded', providerRefundId: refundId }]);
      expect(await discrepanciesAbout(refundId)).toMatchObject([
        { kind: 'refund_at_provider', bookingId: opened.bookingId },
      ]);
      expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
      expect(await countOf(app, opened.bookingId)).toMatchObject({ tickets: 1 });
    });

    it('PAY-13 a full refund is recorded, and the booking stays until someone ends it', async () => {
      const { opened } = await buildConfirmed(environment);
      await environment.refundAtProvider(opened.paymentIntentId, oneAdult.total);
      await compare();
      expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
      await refundBooking(app, admin, { bookingId: opened.bookingId, amount: null });
      expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
      await app.runJobs();
      expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
    });

    it('PAY-13 a manual refund while ours is pending counts as one refund', async () => {
      const { opened } = await buildConfirmed(environment);
      await refundBooking(app, admin, { bookingId: opened.bookingId, amount: null });
      await environment.refundAtProvider(opened.paymentIntentId, oneAdult.total);
      await app.runJobs();
      expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
      expect(await environment.refundsOf(opened.paymentIntentId)).toHaveLength(1);
    });

    it('PAY-13 a cancellation closes the booking', async () => {
      const { opened } = await buildOpenPayment(app);
      await environment.cancelAtProvider(opened.paymentIntentId);
      const [notice] = (await environment.noticesOf(opened.paymentIntentId)).filter(({ type }) =>
        type.endsWith('canceled'),
      );
      await environment.post(notice?.event ?? {});
      await app.runJobs();
      expect(await stateOf(app, opened.bookingId)).toBe('cancelled/failed');
    });

    it('PAY-13 a dispute is recorded and shown, and the ticket stays valid', async () => {
      const { user, opened } = await buildOpenPayment(app);
      await environment.pay(opened, '4000000000000259');
      await confirm(app, user, opened.paymentIntentId);
      for (const { event } of await environment.noticesOf(opened.paymentIntentId)) await environment.post(event);
      await app.runJobs();
      expect(await paymentOf(app, opened.bookingId)).toMatchObject({ disputed: true, status: 'succeeded' });
      expect(await discrepanciesAbout(opened.paymentIntentId)).toMatchObject([{ kind: 'dispute', resolvedAt: null }]);
      expect(await countOf(app, opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
    });
  });
});
