import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { cancelEvent } from '../../src/modules/events/states/cancel-event.service';
import { as } from '../checkout/checkout';
import { buildConfirmed, checkedEnvironment, countOf, paymentOf, seatsOf, stateOf } from '../checkout/scene';
import { dayFromNow, oneAdult } from '../factories/events';
import { buildAdmin } from '../factories/people';

const environment = await checkedEnvironment();
const admin = await buildAdmin(environment.app.db);
type Scene = Awaited<ReturnType<typeof booked>>;

async function booked() {
  const startDate = dayFromNow(9);
  const scene = await buildConfirmed(environment, { cancellationPolicy: 'flexible', startDate });
  await environment.app.runJobs();
  return { ...scene, ...scene.opened };
}

const cancelOwn = ({ bookingId, user }: Scene) =>
  environment.app.call(
    routes.cancelBooking,
    { params: { id: bookingId }, body: { refund: (oneAdult.total / 100).toFixed(2) } },
    as(user),
  );
const refund = (bookingId: number) =>
  environment.app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, as(admin, 'admin'));

/** What the traveller has back, from us and from their bank. */
async function backOf({ bookingId, paymentIntentId }: Scene): Promise<number> {
  const made = await environment.refundsOf(paymentIntentId);
  const { lostCents } = await paymentOf(environment.app, bookingId);
  return made.reduce((sum, { amountCents }) => sum + amountCents, lostCents);
}

describe('disputing while money is given back', () => {
  it('disputing first and cancelling afterwards is refused, however often it’s tried; the seat stays', async () => {
    const scene = await booked();
    await environment.disputeAtProvider(scene.paymentIntentId);
    await environment.hear(scene.paymentIntentId);
    const tries = [cancelOwn, cancelOwn, ({ bookingId }: Scene) => refund(bookingId)];
    const replies = await Promise.all(tries.map((attempt) => attempt(scene)));
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(await stateOf(environment.app, scene.bookingId)).toBe('confirmed/completed');
    expect(await countOf(environment.app, scene.bookingId)).toMatchObject({ tickets: 1 });
    expect(await seatsOf(environment.app, scene.event.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it.each(['won', 'lost'] as const)(
    'disputing before we hear of it, while everyone refunds at once, brings it back once: %s',
    async (outcome) => {
      const scene = await booked();
      const disputeId = await environment.disputeAtProvider(scene.paymentIntentId);
      await Promise.allSettled([
        cancelOwn(scene),
        refund(scene.bookingId),
        cancelEvent(
          environment.app.db,
          { userId: admin.id, role: 'admin', sessionId: 1 },
          { eventId: scene.event.id, reason: '' },
        ),
        environment.hear(scene.paymentIntentId, { copies: 3 }),
      ]);
      await environment.app.runJobs();
      expect(await backOf(scene)).toBe(0);
      await environment.moveDisputeAtProvider(disputeId, outcome);
      await environment.hear(scene.paymentIntentId, { copies: 3, isReversed: true });
      await environment.app.runJobs();
      expect(await backOf(scene)).toBe(oneAdult.total);
      const end = outcome === 'won' ? 'cancelled/refunded' : 'cancelled/charged_back';
      expect(await stateOf(environment.app, scene.bookingId)).toBe(end);
    },
  );
});

describe('what the provider is said to have returned', () => {
  it('a webhook that lies changes nothing: what counts is what the provider says when it’s asked', async () => {
    const scene = await booked();
    await refund(scene.bookingId);
    await environment.app.runJobs();
    const [sample] = await environment.noticesOf(scene.paymentIntentId);
    for (const type of ['refund.failed', 'charge.dispute.created', 'charge.dispute.closed']) {
      const event = { ...sample?.event, id: `evt_lie_${type}`, type };
      expect(await environment.post(event, { isForged: true })).toBe(400);
      expect(await environment.post(event)).toBe(200);
    }
    await environment.app.runJobs();
    expect(await stateOf(environment.app, scene.bookingId)).toBe('cancelled/refunded');
    expect(await paymentOf(environment.app, scene.bookingId)).toMatchObject({ disputed: false, lostCents: 0 });
  });

  it('money that the bank returned to us isn’t sent again and again: each repeat is one refund', async () => {
    const scene = await booked();
    await refund(scene.bookingId);
    await environment.app.runJobs();
    await environment.returnRefundAtProvider(scene.paymentIntentId);
    await environment.hear(scene.paymentIntentId);
    const { body } = await environment.app.call(routes.listUnmadeRefunds, {}, as(admin, 'admin'));
    const failed = body.find(({ bookingId }) => bookingId === scene.bookingId);
    const repeat = () =>
      environment.app.call(routes.repeatRefund, { params: { id: failed?.id ?? 0 } }, as(admin, 'admin'));
    const replies = await Promise.all(Array.from({ length: 8 }, repeat));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    await environment.app.runJobs();
    expect(await paymentOf(environment.app, scene.bookingId)).toMatchObject({ refundedCents: oneAdult.total });
  });
});
