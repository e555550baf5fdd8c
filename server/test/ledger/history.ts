import { cents, parseDollars, toDecimal } from '@ascendant/domain/money';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { discountCodes } from '../../db/schema/discount-codes';
import { disputes } from '../../db/schema/disputes';
import { refunds } from '../../db/schema/refunds';
import { seededRandom } from '../../db/seed/seeded-random';
import { ProviderError } from '../../src/adapters/payments/payment-provider';
import { AppError } from '../../src/errors/app-error';
import { cancelOwnBooking, quoteCancellation } from '../../src/modules/payments/cancel-own-booking';
import { decideDispute } from '../../src/modules/payments/decide-dispute';
import { refundBooking } from '../../src/modules/payments/refund-booking';
import { closeUnmadeRefund, repeatRefund } from '../../src/modules/payments/unmade-refunds';
import { confirm, openPayment } from '../checkout/checkout';
import type { ProviderEnvironment } from '../checkout/provider-environment';
import { paymentOf, runOut } from '../checkout/scene';
import { buildEvent } from '../factories/events';
import { buildTraveller } from '../factories/people';
import { movingActs } from './moving-acts';
import { buildPayee, payoutActs, type PaidHistory } from './payout-acts';

type Act = (history: PaidHistory) => Promise<unknown>;

const adminOf = ({ adminId }: PaidHistory) => ({ userId: adminId, role: 'admin', sessionId: 1 }) as const;
const travellerOf = ({ userId }: PaidHistory) => ({ userId, role: 'traveller', sessionId: 1 }) as const;

/** Everything that can happen to a payment's money. Most of it is refused in most states, as it should be. */
const acts: Readonly<Record<string, Act>> = {
  partialRefund: (history) => {
    const amount = cents(history.random.integer(1, 4000));
    return refundBooking(history.environment.app, adminOf(history), { bookingId: history.bookingId, amount });
  },
  fullRefund: (history) =>
    refundBooking(history.environment.app, adminOf(history), { bookingId: history.bookingId, amount: null }),
  cancel: async (history) => {
    const { db } = history.environment.app;
    const { refund } = await quoteCancellation(db, travellerOf(history), history.bookingId);
    const claimedRefund = parseDollars(refund) ?? cents(0);
    await cancelOwnBooking(db, travellerOf(history), { bookingId: history.bookingId, claimedRefund });
  },
  refundAtProvider: async (history) => {
    const { environment, random } = history;
    const { bookingId, intentId } = onePayment(history);
    const { status } = await paymentOf(environment.app, bookingId);
    // What's refunded manually of a payment that's over is a difference that someone has to look at.
    if (['succeeded', 'refund_failed'].includes(status))
      await environment.refundAtProvider(intentId, random.integer(1, 3000));
  },
  returnRefund: async (history) => {
    const { environment } = history;
    const { intentId } = onePayment(history);
    if ((await environment.refundsOf(intentId)).length > 0) await environment.returnRefundAtProvider(intentId);
  },
  dispute: async (history) => {
    const part = onePayment(history);
    if ((await disputesOf(history, part)).length === 0) await history.environment.disputeAtProvider(part.intentId);
  },
  win: (history) => moveDispute(history, 'won'),
  lose: (history) => moveDispute(history, 'lost'),
  review: (history) => moveDispute(history, 'under_review'),
  repeatRefund: (history) =>
    eachUnmade(history, (refundId) => repeatRefund(history.environment.app, adminOf(history), refundId)),
  closeRefund: (history) =>
    eachUnmade(history, (refundId) =>
      closeUnmadeRefund(history.environment.app, adminOf(history), {
        refundId,
        note: 'By cheque.',
        isPaidAnotherWay: history.random.chance(0.5),
      }),
    ),
  ...payoutActs,
  ...movingActs,
  endAfterLoss: async (history) => {
    for (const { id } of (await Promise.all(history.paid.map((part) => disputesOf(history, part)))).flat()) {
      const decision = { disputeId: id, decision: 'end', note: '' } as const;
      await decideDispute(history.environment.app, adminOf(history), decision);
    }
  },
};

/**
 * Books once, with a code or without, pays, and lets up to six things happen to the booking or its money, with every notice heard.
 * @returns what happened and wasn't refused
 */
export async function playHistory(
  environment: ProviderEnvironment,
  adminId: number,
  seed: number,
): Promise<readonly string[]> {
  const random = seededRandom(`history ${seed}`);
  const history = await book(environment, { random, adminId });
  const happened = ['book'];
  for (let step = random.integer(0, 6); step > 0; step -= 1) {
    const name = random.pick(Object.keys(acts));
    if (await isDone(acts[name] ?? (async () => undefined), history)) happened.push(name);
    for (const { intentId } of history.paid) await environment.hear(intentId);
    await environment.hearOfAccounts();
  }
  return happened;
}

/** @returns false if it was refused, which is fine: nothing may have changed then */
async function isDone(act: Act, history: PaidHistory): Promise<boolean> {
  try {
    await act(history);
    return true;
  } catch (error) {
    if (error instanceof AppError || error instanceof ProviderError) return false;
    // The providers themselves refuse some of what's tried at them.
    if (error instanceof Error && ['SandboxError', 'ApiError'].includes(error.name)) return false;
    throw error;
  }
}

async function book(
  environment: ProviderEnvironment,
  { random, adminId }: Pick<PaidHistory, 'random' | 'adminId'>,
): Promise<PaidHistory> {
  const { app } = environment;
  const price = random.integer(100, 40_000);
  const payee = await buildPayee(environment);
  const createdBy = payee.organizerId;
  const policy = random.pick(['flexible', 'moderate', 'strict'] as const);
  const tiers = [{ tierType: 'regular', adultPrice: toDecimal(cents(price)) }] as const;
  const { event } = await buildEvent(app.db, { createdBy, tiers, cancellationPolicy: policy });
  const { user } = await buildTraveller(app.db);
  const discountCode = random.chance(0.4) ? await addCode(environment, event.id, random.integer(1, 99)) : undefined;
  const order = { eventId: event.id, ...(discountCode === undefined ? {} : { discountCode: discountCode.code }) };
  const tickets = price - Math.floor((price * (discountCode?.percent ?? 0) * 2 + 100) / 200);
  const { body: opened } = await openPayment(app, user, order, tickets);
  await environment.pay(opened);
  if (random.chance(0.1)) await runOut(app, opened.bookingId);
  await confirm(app, user, opened.paymentIntentId);
  await paymentOf(app, opened.bookingId);
  const { bookingId, paymentIntentId: intentId } = opened;
  return { environment, random, adminId, userId: user.id, bookingId, payee, paid: [{ bookingId, intentId }] };
}

async function addCode({ app }: ProviderEnvironment, eventId: number, percent: number) {
  const code = `CODE${eventId}`;
  // Who pays for it is as random as the rest of the code, without another draw.
  const borneBy = percent % 2 === 0 ? 'site' : 'organizer';
  const terms = { code, eventId, discountType: 'percentage', discountValue: String(percent), borneBy } as const;
  await app.db.insert(discountCodes).values(terms);
  return { code, percent };
}

/** One of the payments of a booking: its own, or the difference to a dearer date. */
const onePayment = ({ random, paid }: PaidHistory) => random.pick(paid);

async function disputesOf({ environment }: PaidHistory, { bookingId }: PaidHistory['paid'][number]) {
  const { app } = environment;
  const { id } = await paymentOf(app, bookingId);
  return app.db.select().from(disputes).where(eq(disputes.paymentId, id));
}

async function moveDispute(history: PaidHistory, status: 'under_review' | 'won' | 'lost'): Promise<void> {
  const { environment } = history;
  const { intentId } = onePayment(history);
  for (const dispute of await environment.provider.listDisputes(intentId)) {
    // A bank doesn't take back that a dispute was won.
    if (dispute.status !== 'won') await environment.moveDisputeAtProvider(dispute.id, status);
  }
}

async function eachUnmade(history: PaidHistory, act: (refundId: number) => Promise<void>): Promise<void> {
  const { app } = history.environment;
  const { id } = await paymentOf(app, onePayment(history).bookingId);
  const isUnmade = and(inArray(refunds.status, ['failed', 'awaiting_dispute']), isNull(refunds.repeatedAs));
  const unmade = await app.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), isUnmade));
  for (const refund of unmade) await act(refund.id);
}
