import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disputes } from '../../../../db/schema/disputes';
import { paymentDiscrepancies } from '../../../../db/schema/payments';
import { as, confirm } from '../../../../test/checkout/checkout';
import {
  buildConfirmed,
  buildOpenPayment,
  countOf,
  paymentOf,
  seatsOf,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { oneAdult, oneAdultTotal, type EventOptions } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { findEarnedByBooking } from '../../../database/earned.repository';
import { addJob } from '../../../jobs/add-job.repository';
import { cancelEvent } from '../../events/states/cancel-event.service';
import { organizerEarnings } from '../../ledger/money.service';
import { organizerDay } from '../../organizers/organizer-day.service';
import { refundBooking } from '../refund/refund-booking';

const environment = await checkedEnvironment();
const { app } = environment;
const admin = (await buildAdmin(app.db)).user;

describe('disputes', () => {
  const caller = () => ({ userId: admin.id, role: 'admin', sessionId: 1 }) as const;
  const call = () => as(admin, 'admin');

  /** @param isHeard whether the webhook about it has arrived */
  async function disputed({ isHeard = true, ...event }: EventOptions & { isHeard?: boolean } = {}) {
    const scene = await buildConfirmed(environment, event);
    await app.runJobs();
    const disputeId = await environment.disputeAtProvider(scene.opened.paymentIntentId);
    if (isHeard) await environment.hear(scene.opened.paymentIntentId);
    return { ...scene, disputeId };
  }

  const decided = async (scene: Awaited<ReturnType<typeof disputed>>, outcome: 'won' | 'lost') => {
    await environment.moveDisputeAtProvider(scene.disputeId, outcome);
    await environment.hear(scene.opened.paymentIntentId, { copies: 2, isReversed: true });
  };

  const refund = (bookingId: number, amount?: number) =>
    app.call(routes.refundBooking, { params: { id: bookingId }, body: amount === undefined ? {} : { amount } }, call());
  const listed = async (bookingId: number) =>
    (await app.call(routes.listDisputes, {}, call())).body.filter((dispute) => dispute.bookingId === bookingId);
  const unmade = async (bookingId: number) =>
    (await app.call(routes.listUnmadeRefunds, {}, call())).body.filter((each) => each.bookingId === bookingId);
  const openDiscrepancies = (bookingId: number) =>
    app.db.$count(
      paymentDiscrepancies,
      and(eq(paymentDiscrepancies.bookingId, bookingId), isNull(paymentDiscrepancies.resolvedAt)),
    );
  const subjectsTo = (email: string) =>
    app.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject.split(':')[0]);

  it('PAY-21 status, amount, reason, deadline and end are kept, and admins are told of each step once', async () => {
    const scene = await disputed();
    const { bookingId, paymentIntentId } = scene.opened;
    const told = () => subjectsTo(admin.email).filter((subject) => /disput/i.test(subject ?? ''));
    const before = told().length;
    expect(await listed(bookingId)).toMatchObject([
      {
        status: 'needs_response',
        amount: oneAdultTotal,
        reason: 'fraudulent',
        evidenceDueAt: expect.any(String),
        closedAt: null,
        needsDecision: false,
      },
    ]);
    await environment.moveDisputeAtProvider(scene.disputeId, 'under_review');
    await environment.hear(paymentIntentId);
    expect(await listed(bookingId)).toMatchObject([{ status: 'under_review' }]);
    expect(await paymentOf(app, bookingId)).toMatchObject({ disputed: true, disputeReason: 'fraudulent' });
    await decided(scene, 'won');
    expect(await listed(bookingId)).toMatchObject([{ status: 'won', closedAt: expect.any(String) }]);
    expect(told().slice(before)).toEqual(['A dispute was won']);
  });

  it('PAY-21 won: the mark is cleared, and the payment can be refunded', async () => {
    const scene = await disputed();
    await decided(scene, 'won');
    expect(await paymentOf(app, scene.opened.bookingId)).toMatchObject({ disputed: false, lostCents: 0 });
    expect(await openDiscrepancies(scene.opened.bookingId)).toBe(0);
    expect((await refund(scene.opened.bookingId)).status).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, scene.opened.bookingId)).toBe('cancelled/refunded');
  });

  it('T15 lost: the money leaves the revenue, the ticket stays valid until an admin ends the booking', async () => {
    const scene = await disputed();
    const { bookingId } = scene.opened;
    await decided(scene, 'lost');
    expect(await paymentOf(app, bookingId)).toMatchObject({
      status: 'succeeded',
      disputed: false,
      lostCents: oneAdult.total,
    });
    expect(await findEarnedByBooking(app.db, scene.event.id)).toEqual(new Map());
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 1 });
    expect(app.mailer.lastTo(scene.user.email).text).toContain('your tickets are valid for now');
    const [dispute] = await listed(bookingId);
    expect(dispute).toMatchObject({ status: 'lost', needsDecision: true });
    const decide = (decision: 'keep' | 'end') =>
      app.call(routes.decideDispute, { params: { id: dispute?.id ?? 0 }, body: { decision } }, call());
    expect((await decide('end')).status).toBe(204);
    expect((await decide('keep')).status).toBe(409);
    expect(await stateOf(app, bookingId)).toBe('cancelled/charged_back');
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 0 });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 0 });
    await app.runJobs();
    expect(app.mailer.lastTo(scene.user.email).text).toContain('your tickets are no longer valid');
    expect(await environment.refundsOf(scene.opened.paymentIntentId)).toEqual([]);
    expect(await openDiscrepancies(bookingId)).toBe(0);
  });

  it('T15 lost: an admin can keep the booking, and nothing is left to refund', async () => {
    const scene = await disputed();
    await decided(scene, 'lost');
    const [dispute] = await listed(scene.opened.bookingId);
    const body = { decision: 'keep' as const, note: 'A regular who was mistaken.' };
    expect((await app.call(routes.decideDispute, { params: { id: dispute?.id ?? 0 }, body }, call())).status).toBe(204);
    expect(await stateOf(app, scene.opened.bookingId)).toBe('confirmed/completed');
    expect(await refund(scene.opened.bookingId, 1)).toMatchObject({ status: 409, json: { code: 'refund_too_large' } });
    await refund(scene.opened.bookingId);
    expect(await stateOf(app, scene.opened.bookingId)).toBe('cancelled/charged_back');
  });

  it.each([
    ['won', '0.00'],
    ['lost', '-100.00'],
  ] as const)(
    'PAY-21 an organizer is told of the opening and the end, and has it in their earnings: %s',
    async (outcome, amount) => {
      const organizer = await buildOrganizer(app.db);
      const scene = await disputed({ createdBy: organizer.id });
      const earned = () => organizerEarnings({ db: app.db, currency: 'usd' }, organizer.id);
      const tasks = async () => (await organizerDay(app.db, organizer.id)).waiting.disputes.map(({ id }) => id);
      expect(await earned()).toMatchObject({
        revenue: '100.00',
        disputes: [{ status: 'needs_response', amount: '0.00' }],
      });
      expect(await tasks()).toEqual([scene.event.id]);
      await environment.moveDisputeAtProvider(scene.disputeId, 'under_review');
      await environment.hear(scene.opened.paymentIntentId);
      expect(await tasks()).toEqual([]);
      await decided(scene, outcome);
      expect(await earned()).toMatchObject({ disputes: [{ status: outcome, amount }] });
      await app.runJobs();
      const mails = app.mailer.sent.filter(({ to, subject }) => to === organizer.user.email && /dispute/.test(subject));
      expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
        'A payment is disputed',
        `A dispute was ${outcome}`,
      ]);
      expect(mails[0]?.text).toContain('/contact?booking=ASC-');
      expect(mails[1]?.text.includes('−$100.00')).toBe(outcome === 'lost');
    },
  );

  it('PAY-22 a refund is refused with a sentence while the bank decides; seats and tickets stay', async () => {
    const { opened, event } = await disputed();
    for (const amount of [undefined, 5]) {
      const reply = await refund(opened.bookingId, amount);
      expect(reply).toMatchObject({ status: 409, json: { code: 'payment_disputed' } });
      expect(reply.json).toMatchObject({ message: expect.stringContaining('The bank is deciding a dispute') });
    }
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toMatchObject({ tickets: 1 });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it('PAY-22 a refund that crosses with a dispute waits, and is made once the dispute is won', async () => {
    const scene = await disputed({ isHeard: false });
    const { bookingId, paymentIntentId } = scene.opened;
    await refund(bookingId);
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('cancelled/refund_pending');
    expect(await unmade(bookingId)).toMatchObject([{ status: 'awaiting_dispute', amount: oneAdultTotal }]);
    expect(subjectsTo(scene.user.email).at(-1)).toBe('Your refund is waiting for your bank');
    await decided(scene, 'won');
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await environment.refundsOf(paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
  });

  it.each([
    ['won', 'cancelled/refunded', oneAdult.total, 0],
    ['lost', 'cancelled/charged_back', 0, oneAdult.total],
  ] as const)(
    'PAY-22 an event’s cancellation ends the booking, and the refund waits: %s',
    async (outcome, state, refundedCents, lostCents) => {
      const scene = await disputed();
      const { bookingId } = scene.opened;
      await cancelEvent(app.db, caller(), { eventId: scene.event.id, reason: 'Snow.' });
      await app.runJobs();
      expect(await stateOf(app, bookingId)).toBe('cancelled/refund_pending');
      expect(await countOf(app, bookingId)).toMatchObject({ tickets: 0 });
      expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 0 });
      expect(subjectsTo(scene.user.email).slice(1)).toEqual(['Your refund is waiting for your bank']);
      await decided(scene, outcome);
      expect(await stateOf(app, bookingId)).toBe(state);
      expect(await paymentOf(app, bookingId)).toMatchObject({ refundedCents, lostCents, disputed: false });
      expect(await unmade(bookingId)).toEqual([]);
      expect(await openDiscrepancies(bookingId)).toBe(0);
    },
  );

  it('PAY-22 admins can try a waiting refund again, which waits on, or close it', async () => {
    const scene = await disputed();
    const { bookingId } = scene.opened;
    await cancelEvent(app.db, caller(), { eventId: scene.event.id, reason: '' });
    await app.runJobs();
    const [waiting] = await unmade(bookingId);
    const params = { id: waiting?.id ?? 0 };
    expect((await app.call(routes.repeatRefund, { params }, call())).status).toBe(204);
    await app.runJobs();
    expect(await unmade(bookingId)).toMatchObject([{ id: params.id, status: 'awaiting_dispute' }]);
    const body = { note: 'We let the bank decide.', isPaidAnotherWay: false };
    expect((await app.call(routes.closeRefund, { params, body }, call())).status).toBe(204);
    expect(await stateOf(app, bookingId)).toBe('cancelled/refund_closed');
    await decided(scene, 'won');
    expect(await stateOf(app, bookingId)).toBe('cancelled/refund_closed');
    expect(await environment.refundsOf(scene.opened.paymentIntentId)).toEqual([]);
  });

  it('PAY-10 is found without any webhook, opened and decided, however old the payment is', async () => {
    const scene = await disputed({ isHeard: false });
    const compare = async () => {
      await addJob(app.db, 'compare_books', {});
      await app.runJobs();
    };
    await compare();
    expect(await listed(scene.opened.bookingId)).toMatchObject([{ status: 'needs_response' }]);
    await environment.moveDisputeAtProvider(scene.disputeId, 'lost');
    await compare();
    expect(await listed(scene.opened.bookingId)).toMatchObject([{ status: 'lost', needsDecision: true }]);
  });

  it('PAY-21 an inquiry withholds nothing: the payment can be refunded', async () => {
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened, '4000000000001976');
    await confirm(app, user, opened.paymentIntentId);
    await environment.hear(opened.paymentIntentId);
    expect(await listed(opened.bookingId)).toMatchObject([{ status: 'inquiry' }]);
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ disputed: false });
    await refundBooking(app, caller(), { bookingId: opened.bookingId, amount: cents(500) });
    await app.runJobs();
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: 500 }]);
  });

  it('PAY-21 a reading that crossed with the decision doesn’t undo it', async () => {
    const scene = await disputed();
    await decided(scene, 'won');
    await environment.moveDisputeAtProvider(scene.disputeId, 'under_review');
    await environment.hear(scene.opened.paymentIntentId);
    expect(await app.db.select().from(disputes).where(eq(disputes.providerDisputeId, scene.disputeId))).toMatchObject([
      { status: 'won' },
    ]);
  });
});
