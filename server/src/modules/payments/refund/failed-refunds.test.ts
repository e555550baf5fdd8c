import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentDiscrepancies } from '../../../../db/schema/payments';
import { refunds } from '../../../../db/schema/refunds';
import { as } from '../../../../test/checkout/checkout';
import { buildConfirmed, countOf, paymentOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { oneAdult, oneAdultTotal } from '../../../../test/factories/events';
import { buildAdmin } from '../../../../test/factories/people';
import { addJob } from '../../../jobs/add-job.repository';
import { refundBooking } from './refund-booking';

const environment = await checkedEnvironment();
const { app } = environment;
const admin = (await buildAdmin(app.db)).user;

describe('a refund that fails at the bank', () => {
  const caller = () => ({ userId: admin.id, role: 'admin', sessionId: 1 }) as const;
  const call = () => as(admin, 'admin');

  /** Booked and refunded, in full unless an amount is given, and returned by the bank days later. */
  async function returned(amount: number | null = null) {
    const scene = await buildConfirmed(environment);
    const { bookingId, paymentIntentId } = scene.opened;
    await app.runJobs();
    await refundBooking(app, caller(), { bookingId, amount: amount === null ? null : cents(amount) });
    await app.runJobs();
    await environment.returnRefundAtProvider(paymentIntentId);
    return scene;
  }

  const unmade = async (bookingId: number) =>
    (await app.call(routes.listUnmadeRefunds, {}, call())).body.filter((refund) => refund.bookingId === bookingId);
  const subjectsTo = (email: string) =>
    app.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);
  const openDiscrepancies = (bookingId: number) =>
    app.db.$count(
      paymentDiscrepancies,
      and(eq(paymentDiscrepancies.bookingId, bookingId), isNull(paymentDiscrepancies.resolvedAt)),
    );

  it('T12 days later isn’t Refunded any more: the booking says so, and traveller and admins are told once', async () => {
    const { opened, user } = await returned();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    await environment.hear(opened.paymentIntentId, { copies: 2, isReversed: true });
    await environment.hear(opened.paymentIntentId);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refund_failed');
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ status: 'refund_failed', refundedCents: 0 });
    expect(subjectsTo(user.email)).toEqual([
      'Your booking is confirmed',
      'Your refund is on its way',
      "Your refund didn't go through",
    ]);
    expect(app.mailer.lastTo(user.email).text).toContain(`refund of $${oneAdultTotal}`);
    expect(subjectsTo(admin.email).filter((subject) => subject === 'A refund failed')).toHaveLength(1);
    expect(await unmade(opened.bookingId)).toMatchObject([
      { amount: oneAdultTotal, status: 'failed', failureReason: 'expired_or_canceled_card' },
    ]);
  });

  it('PAY-10 is found without a webhook, however old the payment is', async () => {
    const { opened } = await returned();
    await addJob(app.db, 'compare_books', {});
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refund_failed');
  });

  it('T13 is repeated by an admin: another refund under another key, once', async () => {
    const { opened, user } = await returned();
    await environment.hear(opened.paymentIntentId);
    const [failed] = await unmade(opened.bookingId);
    const repeat = () => app.call(routes.repeatRefund, { params: { id: failed?.id ?? 0 } }, call());
    const replies = await Promise.all([repeat(), repeat()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refund_pending');
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ refundedCents: oneAdult.total });
    expect(await environment.refundsOf(opened.paymentIntentId)).toHaveLength(2);
    expect(subjectsTo(user.email).slice(-2)).toEqual(["We're trying your refund again", 'Your refund is complete']);
    expect(await openDiscrepancies(opened.bookingId)).toBe(0);
    expect(await unmade(opened.bookingId)).toEqual([]);
  });

  it('T14 is closed by an admin with a note, and never reads Refunded', async () => {
    const { opened, user } = await returned();
    await environment.hear(opened.paymentIntentId);
    const [failed] = await unmade(opened.bookingId);
    const close = (note: string) =>
      app.call(routes.closeRefund, { params: { id: failed?.id ?? 0 }, body: { note, isPaidAnotherWay: true } }, call());
    expect((await close(' ')).status).toBe(400);
    expect((await close('Paid by e-transfer on Monday.')).status).toBe(204);
    expect((await close('Again.')).status).toBe(409);
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refund_closed');
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).subject).toContain('We paid your refund another way');
    expect(await openDiscrepancies(opened.bookingId)).toBe(0);
    const rows = await app.db
      .select()
      .from(refunds)
      .where(eq(refunds.id, failed?.id ?? 0));
    expect(rows).toMatchObject([
      { status: 'closed', closedBy: admin.id, closeNote: 'Paid by e-transfer on Monday.', isPaidAnotherWay: true },
    ]);
  });

  it('T12 a part leaves the booking confirmed, and its amount can be refunded again', async () => {
    const { opened, user } = await returned(2000);
    await environment.hear(opened.paymentIntentId);
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toMatchObject({ tickets: 1 });
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ status: 'succeeded', refundedCents: 0 });
    expect(app.mailer.lastTo(user.email).text).toContain('your tickets are still valid');
    await refundBooking(app, caller(), { bookingId: opened.bookingId, amount: null });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ refundedCents: oneAdult.total });
    expect(await unmade(opened.bookingId)).toEqual([]);
  });
});
