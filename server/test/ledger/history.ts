import { cents, parseDollars } from '@ascendant/domain/money';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { disputes } from '../../db/schema/disputes';
import { discountCodes } from '../../db/schema/pricing';
import { refunds } from '../../db/schema/refunds';
import { seededRandom } from '../../db/seed/seeded-random';
import { ProviderError } from '../../src/adapters/payments/payment-provider';
import { AppError } from '../../src/errors/app-error';
import { cancelOwnBooking, quoteCancellation } from '../../src/modules/payments/change/cancel-own-booking';
import { decideDispute } from '../../src/modules/payments/dispute/decide-dispute';
import { refundBooking } from '../../src/modules/payments/refund/refund-booking';
import { closeUnmadeRefund, repeatRefund } from '../../src/modules/payments/refund/unmade-refunds';
import { confirm, openPayment } from '../checkout/checkout';
import type { ProviderEnvironment } from '../checkout/sandbox-environment';
import { paymentOf, runOut } from '../checkout/scene';
import { buildEvent, dayFromNow } from '../factories/events';
import { buildDependent, buildTraveller } from '../factories/people';
import { IndependentSum, turns16In } from './independent-sum';
import { childPrice, movingActs, tiersAt } from './moving-acts';
import { buildPayee, payoutActs, type PaidHistory } from './payout-acts';

type Act = (history: PaidHistory) => Promise<unknown>;

const adminOf = ({ adminId }: PaidHistory) => ({ userId: adminId, role: 'admin', sessionId: 1 }) as const;
const travellerOf = ({ userId }: PaidHistory) => ({ userId, role: 'traveller', sessionId: 1 }) as const;

/** Everything that can happen to a payment's money. Most of it is refused in most states, as it should be. */
const acts: Readonly<Record<string, Act>> = {
  partialRefund: async (history) => {
    const amount = cents(history.random.integer(1, 4000));
    await refundBooking(history.environment.app, adminOf(history), { bookingId: history.bookingId, amount });
    history.sum?.courtesy(amount);
  },
  fullRefund: async (history) => {
    await refundBooking(history.environment.app, adminOf(history), { bookingId: history.bookingId, amount: null });
    if (history.sum) history.sum.courtesy(history.sum.paid - history.sum.back);
  },
  cancel: async (history) => {
    const { db } = history.environment.app;
    const { refund, refusal } = await quoteCancellation(db, travellerOf(history), history.bookingId);
    const claimedRefund = parseDollars(refund) ?? cents(0);
    if (history.sum && refusal === null) expect(claimedRefund).toBe(history.sum.all());
    await cancelOwnBooking(db, travellerOf(history), { bookingId: history.bookingId, claimedRefund });
    history.sum?.cancelledAll();
  },
  refundAtProvider: async (history) => {
    const { environment, random } = history;
    const { bookingId, intentId } = onePayment(history);
    history.sum = null;
    const { status } = await paymentOf(environment.app, bookingId);
    // What's refunded manually of a payment that's over is a difference that someone has to look at.
    if (['succeeded', 'refund_failed'].includes(status))
      await environment.refundAtProvider(intentId, random.integer(1, 3000));
  },
  returnRefund: async (history) => {
    const { environment } = history;
    const { intentId } = onePayment(history);
    history.sum = null;
    if ((await environment.refundsOf(intentId)).length > 0) await environment.returnRefundAtProvider(intentId);
  },
  dispute: async (history) => {
    const part = onePayment(history);
    history.sum = null;
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
 * Books once, for up to four people, with a code or without, pays, and lets up to six things happen to the booking or its money, with every notice
 * heard. What each gives back is compared with an independent sum beforehand, and both sides' money in the end.
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
  if (await agreesOnBothSides(history)) happened.push('sum');
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
  const adult = random.integer(100, 40_000);
  const prices = { day: dayFromNow(180), adult, child: childPrice(random, adult) };
  const payee = await buildPayee(environment);
  const createdBy = payee.organizerId;
  const cancellationPolicy = random.pick(['flexible', 'moderate', 'strict'] as const);
  const options = { createdBy, cancellationPolicy, startDate: prices.day, childCarer: 'Two leaders' };
  const { event } = await buildEvent(app.db, { ...options, tiers: tiersAt(prices) });
  const { user } = await buildTraveller(app.db);
  // An adult, a child, and someone who grows up between two dates.
  const others = Array.from({ length: random.integer(0, 3) }, () =>
    random.pick(['1985-07-03', '2020-07-03', turns16In(random.integer(170, 310))]),
  );
  const code = random.chance(0.4) ? await addCode(environment, event.id, random) : null;
  const sum = new IndependentSum(['1987-02-09', ...others], prices, code, cancellationPolicy === 'strict' ? 50 : 100);
  const order = {
    eventId: event.id,
    attendees: await Promise.all(
      others.map(async (dateOfBirth) => {
        const { id } = await buildDependent(app.db, user.id, { dateOfBirth });
        return { type: 'dependent' as const, id };
      }),
    ),
    ...(code === null ? {} : { discountCode: code.code }),
  };
  const { body: opened } = await openPayment(app, user, order, sum.tickets);
  await environment.pay(opened);
  if (random.chance(0.1)) await runOut(app, opened.bookingId);
  await confirm(app, user, opened.paymentIntentId);
  const { amountCents } = await paymentOf(app, opened.bookingId);
  expect(amountCents).toBe(sum.paid);
  const { bookingId, paymentIntentId: intentId } = opened;
  return { environment, random, adminId, userId: user.id, bookingId, payee, paid: [{ bookingId, intentId }], sum };
}

async function addCode({ app }: ProviderEnvironment, eventId: number, random: PaidHistory['random']) {
  const percent = random.integer(1, 99);
  const isOfSeries = random.chance(0.5);
  const code = `CODE${eventId}`;
  await app.db.insert(discountCodes).values({
    code,
    eventId,
    covers: isOfSeries ? 'series' : 'date',
    discountType: 'percentage',
    discountValue: String(percent),
    borneBy: random.pick(['site', 'organizer'] as const),
  });
  return { code, percent, isOfSeries };
}

/**
 * What the traveller paid and got back is what the independent sum says, and the organizer has their part of what's left of each payment, to the cent
 * that rounding leaves. @returns whether there was something to compare
 */
async function agreesOnBothSides({ environment: { app }, bookingId, sum }: PaidHistory): Promise<boolean> {
  if (sum === null) return false;
  const { rows } = await app.db.execute<Record<'paid' | 'back' | 'tickets' | 'earned', number>>(sql`
    select p.amount_cents as paid, coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status <> 'failed'), 0)::int as back,
      b.tickets_total_cents - b.discount_cents + b.site_discount_cents as tickets,
      coalesce((select -sum(e.amount_cents) from ledger_postings l join ledger_entries e on e.posting_id = l.id
        where l.payment_id = p.id and e.account = 'organizer'), 0)::int as earned
    from bookings b join payments p on p.booking_id = b.id
    where b.id = ${bookingId} or (b.confirmed_at is not null
      and b.id in (select s.supplement_id from booking_supplements s where s.booking_id = ${bookingId}))`);
  const sumOf = (name: 'paid' | 'back') => rows.reduce((all, row) => all + row[name], 0);
  expect([sumOf('paid'), sumOf('back')]).toEqual([sum.paid, sum.back]);
  for (const { paid, back, tickets, earned } of rows)
    expect(Math.abs(earned - (tickets * (paid - back)) / paid)).toBeLessThanOrEqual(1);
  return true;
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
