import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentDiscrepancies } from '../../db/schema/payments';
import { refunds } from '../../db/schema/refunds';
import { defaultCallTimeout } from '../../src/adapters/payments/circuit';
import { lastRun } from '../../src/jobs/queue.repository';
import { refundBooking } from '../../src/modules/payments/refund/refund-booking';
import { as, bookingData, confirm, openPayment } from '../checkout/checkout';
import { sandboxEnvironment, type ProviderEnvironment } from '../checkout/sandbox-environment';
import {
  buildConfirmed,
  buildOpenPayment,
  buildPaid,
  buildScene,
  countOf,
  expectCleanEnd,
  holdOf,
  paymentOf,
  reconcileNow,
  runOut,
  seatsOf,
  stateOf,
} from '../checkout/scene';
import { buildFreeEvent, oneAdult } from '../factories/events';
import { buildTraveller } from '../factories/people';
import type { TestApp } from '../test-app';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

describe('faults of a provider', () => {
  let environment: ProviderEnvironment;
  let app: TestApp;
  beforeAll(async () => {
    environment = await sandboxEnvironment();
    app = environment.app;
  });

  /** Anything a test leaves open would run into the next test's faults. */
  afterEach(async () => {
    environment.faults.loseAnswers = 0;
    environment.faults.failCalls = 0;
    environment.letPass(60);
    await app.pool.query(`update holds set expires_at = now() - interval '1 second' where status = 'active'`);
    await reconcileNow(app);
  });

  afterAll(() => expectCleanEnd(environment));

  it('PAY-10 a run that the provider answers nothing isn’t the last time that payments were compared', async () => {
    await buildOpenPayment(app);
    const compared = async () => (await lastRun(app.db, 'reconcile_payments'))?.getTime() ?? 0;
    const before = await compared();
    environment.faults.failCalls = 1000;
    await reconcileNow(app, 0);
    expect(await compared()).toBe(before);
    environment.faults.failCalls = 0;
    environment.letPass(60);
    await reconcileNow(app, 0);
    expect(await compared()).toBeGreaterThan(before);
  });

  it('CRA-02 answers that stay lost give a 503, and sending the order again continues with the same hold and intent', async () => {
    const { event, user } = await buildScene(app);
    environment.faults.loseAnswers = 1;
    const lost = await openPayment(app, user, { eventId: event.id });
    expect(lost).toMatchObject({ status: 503, json: { code: 'payments_unavailable' } });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
    const reply = await openPayment(app, user, { eventId: event.id });
    const { id } = await holdOf(app, reply.body.bookingId);
    expect(await environment.intentsOfHold(id)).toEqual([expect.objectContaining({ id: reply.body.paymentIntentId })]);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
  });

  it('CRA-02 an intent whose answer was lost for good is canceled when the hold ends', async () => {
    const { event, user } = await buildScene(app);
    environment.faults.loseAnswers = 1;
    await openPayment(app, user, { eventId: event.id });
    const bookingId = await bookingIdOf(user.id);
    await runOut(app, bookingId);
    await reconcileNow(app);
    const { id } = await holdOf(app, bookingId);
    expect(await environment.intentsOfHold(id)).toEqual([expect.objectContaining({ status: 'canceled' })]);
    expect(await stateOf(app, bookingId)).toBe('cancelled/failed');
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('PAY-09 a provider that cannot be reached gives a 503, and confirming again makes the booking', async () => {
    const { user, opened } = await buildPaid(environment);
    environment.faults.failCalls = 1;
    expect(await confirm(app, user, opened.paymentIntentId)).toMatchObject({
      status: 503,
      json: { code: 'payments_unavailable' },
    });
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
  });

  it('T6 the seats are not released while the provider cannot be reached', async () => {
    const { event, user, opened } = await buildOpenPayment(app);
    const release = () => app.call(routes.releaseHold, { body: { paymentIntentId: opened.paymentIntentId } }, as(user));
    environment.faults.failCalls = 1;
    expect((await release()).status).toBe(503);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
    expect((await release()).status).toBe(204);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('CRA-09 a cancellation whose answer was lost is found by the next sweep', async () => {
    const { opened } = await buildOpenPayment(app);
    await runOut(app, opened.bookingId);
    environment.faults.loseAnswers = 1;
    await reconcileNow(app);
    expect(await stateOf(app, opened.bookingId)).toBe('pending/pending');
    await reconcileNow(app);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/failed');
  });

  it('CRA-10 T8 a refund whose answer was lost is made only once', async () => {
    const { opened } = await buildConfirmed(environment);
    await refundBooking(app, admin, { bookingId: opened.bookingId, amount: null });
    environment.faults.loseAnswers = 1;
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refund_pending');
    await reconcileNow(app);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
  });

  it('PAY-07 webhooks that arrive ten times each, newest first, end in the right state', async () => {
    const { opened } = await buildOpenPayment(app);
    await environment.pay(opened, '4000000000000002');
    await environment.pay(opened);
    for (const { event } of (await environment.noticesOf(opened.paymentIntentId)).toReversed()) {
      await Promise.all(Array.from({ length: 10 }, () => environment.post(event)));
      await app.runJobs();
    }
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
  });

  it.each([
    ['less money', { amountReceivedCents: oneAdult.total - 1 }, oneAdult.total - 1],
    ['more money', { amountReceivedCents: oneAdult.total + 1 }, oneAdult.total + 1],
    ['other money', { currency: 'cad' }, oneAdult.total],
    [
      'metadata of another site',
      { metadata: { hold: '1', booking: '1', site: 'https://another.example' } },
      oneAdult.total,
    ],
  ])('T7 %s makes no booking, and everything received is refunded', async (_what, change, refunded) => {
    const { user, opened } = await buildPaid(environment);
    await environment.changeAtProvider(opened.paymentIntentId, change);
    const reply = await confirm(app, user, opened.paymentIntentId);
    expect(reply).toMatchObject({ status: 409, json: { code: 'payment_returned' } });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: refunded }]);
    const found = await app.db
      .select()
      .from(paymentDiscrepancies)
      .where(eq(paymentDiscrepancies.subject, opened.paymentIntentId));
    expect(found).toMatchObject([{ kind: 'amount_mismatch', bookingId: opened.bookingId }]);
    expect(app.log.lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ bookingId: opened.bookingId, reason: 'amount_mismatch' }),
    );
  });

  async function bookingIdOf(userId: number): Promise<number> {
    const { rows } = await app.pool.query<{ id: number }>('select id from bookings where user_id = $1', [userId]);
    return rows[0]?.id ?? 0;
  }
});

describe('a provider that has stopped answering', () => {
  it('PAY-14 fails checkout immediately but not free bookings, and is tried again after a while', async () => {
    const environment = await sandboxEnvironment();
    const { app } = environment;
    environment.faults.failCalls = 1000;
    const { event, user } = await buildScene(app);
    for (let count = 0; count < 5; count += 1) await openPayment(app, user, { eventId: event.id });
    environment.faults.failCalls = 0;
    const refused = await openPayment(app, user, { eventId: event.id });
    expect(refused.status).toBe(503);
    expect(refused.json).toMatchObject({ message: "Payments aren't available right now" });
    expect(refused.headers['retry-after']).toBe('10');
    const { event: free } = await buildFreeEvent(app.db);
    const body = bookingData({ eventId: free.id });
    expect((await app.call(routes.createBooking, { body }, as(await buildTraveller(app.db)))).status).toBe(201);
    expect(await environment.intentsOfHold((await holdOfUser(app, user.id)) ?? 0)).toEqual([]);
    environment.letPass(15);
    expect((await openPayment(app, user, { eventId: event.id })).status).toBe(200);
  });

  async function holdOfUser(app: TestApp, userId: number): Promise<number | undefined> {
    const { rows } = await app.pool.query<{ id: number }>('select id from holds where user_id = $1', [userId]);
    return rows[0]?.id;
  }
});

describe('errors that a provider stores under a key', () => {
  let environment: ProviderEnvironment;
  beforeAll(async () => {
    // The second try gets the error that's stored.
    environment = await sandboxEnvironment({ callTimeout: defaultCallTimeout });
  });

  afterAll(() => expectCleanEnd(environment));

  it('T2 end with the hold: another hold has another key', async () => {
    const { event, user } = await buildScene(environment.app);
    environment.faults.failForGood = 1;
    const reply = await openPayment(environment.app, user, { eventId: event.id });
    expect(reply.status).toBe(200);
    expect(await seatsOf(environment.app, event.id)).toEqual({ confirmed: 0, held: 1 });
    await environment.pay(reply.body);
    expect((await confirm(environment.app, user, reply.body.paymentIntentId)).status).toBe(200);
  });

  it('T8 end with the refund’s number: the money is refunded once, under the next number', async () => {
    const { opened } = await buildConfirmed(environment);
    await refundBooking(environment.app, admin, { bookingId: opened.bookingId, amount: null });
    environment.faults.failForGood = 1;
    await environment.app.runJobs();
    expect(await stateOf(environment.app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
    const { id } = await paymentOf(environment.app, opened.bookingId);
    const rows = await environment.app.db.select().from(refunds).where(eq(refunds.paymentId, id));
    expect(rows.map(({ number, status }) => [number, status])).toEqual([
      [1, 'failed'],
      [2, 'succeeded'],
    ]);
  });
});
