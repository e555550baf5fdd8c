import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { toWire } from '@ascendant/contract/money';
import { planCancellation, type CancellationPlan } from '@ascendant/domain/booking/cancellation';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { PaymentRow } from '../../../db/schema/payments';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../database/database';
import { AppError } from '../../errors/app-error';
import { zoneOffsetsAt } from '../../zones/zone-offsets';
import { bookings } from '../bookings/bookings.module';
import type { LockedBooking } from '../bookings/lock-for-settlement';
import { findBookingMoney, type BookingWithPayment } from './booking-money.repository';
import { findCancellationFacts, lockTickets, type CancellationFacts } from './cancellation-facts.repository';
import * as payments from './payments.repository';
import { giveBackWhatIsLeft } from './refund-booking';

/** Why the booking and its refund ended, as the tables store it. */
const reason = 'by_traveller';

/**
 * What cancelling the caller's own booking now would mean.
 * @throws AppError not_found for anyone else's
 * Source: docs/rules/booking.md, "Cancellation by the traveller".
 */
export async function quoteCancellation(db: Database, caller: Caller, bookingId: number): Promise<CancellationQuote> {
  return presentQuote(bookingId, await ownFacts(db, caller, bookingId));
}

export interface OwnCancellation {
  readonly bookingId: number;
  /** What the caller was shown; another amount is refused. */
  readonly claimedRefund: Cents;
}

/**
 * Cancels the caller's own booking and requests its refund, in one transaction under the event's lock. Whoever else ends the booking,
 * checks it in or cancels the event at the same moment, one of them comes first and the other is refused.
 * @throws AppError not_found; cannot_cancel with the reason; refund_changed with the new quote
 * Source: transition T11.
 */
export async function cancelOwnBooking(
  db: Database,
  caller: Caller,
  { bookingId, claimedRefund }: OwnCancellation,
  beforeCommit: BeforeCommit<BookingWithPayment> = async () => undefined,
): Promise<BookingWithPayment> {
  return inTransaction(db, async (tx) => {
    await ownFacts(tx, caller, bookingId);
    const locked = await bookings.lockForSettlement(tx, bookingId);
    const found = await payments.findPaymentOfBooking(tx, bookingId);
    const payment = found && (await payments.lockPayment(tx, found.id));
    await lockTickets(tx, bookingId);
    const facts = await ownFacts(tx, caller, bookingId);
    const plan = planOf(facts);
    if (!plan.ok) throw new AppError('cannot_cancel', { message: plan.message });
    if (plan.value.refund !== claimedRefund)
      throw new AppError('refund_changed', { details: { quote: presentQuote(bookingId, facts) } });
    await end(tx, { locked, payment, plan: plan.value, caller });
    const money = await findBookingMoney(tx, bookingId);
    if (!money) throw new RangeError(`booking ${bookingId} has gone`);
    await beforeCommit(tx, money);
    return money;
  });
}

interface Ending {
  readonly locked: LockedBooking;
  readonly payment: PaymentRow | null;
  readonly plan: CancellationPlan;
  readonly caller: Caller;
}

async function end(tx: Transaction, { locked, payment, plan, caller }: Ending): Promise<void> {
  const { booking, hold } = locked;
  const cancellation = { booking, hold, actor: caller, reason, keptCents: plan.kept };
  if (booking.totalCents === 0) {
    await bookings.cancelFree(tx, cancellation);
    return bookings.queueCancelledMail(tx, booking.id);
  }
  if (!payment) throw new RangeError(`booking ${booking.id} is confirmed without a payment`);
  await recordAudit(tx, {
    actor: caller,
    action: 'refund.requested',
    target: { type: 'booking', id: booking.id },
    changes: { refundCents: { before: null, after: plan.refund }, keptCents: { before: null, after: plan.kept } },
  });
  await bookings.cancelForRefund(tx, cancellation);
  return giveBackWhatIsLeft(tx, payment, { amount: plan.refund, reason, requestedBy: caller.userId });
}

async function ownFacts(db: Queryable, { userId }: Caller, bookingId: number): Promise<CancellationFacts> {
  const facts = await findCancellationFacts(db, bookingId);
  if (facts?.userId !== userId) throw new AppError('not_found', { message: "We couldn't find that booking." });
  return facts;
}

function planOf({ status, paymentStatus, totalCents, refundedCents, eventStatus, ...facts }: CancellationFacts) {
  return planCancellation({
    ...facts,
    state: `${status}/${paymentStatus}`,
    total: cents(totalCents),
    refunded: cents(refundedCents),
    isEventCancelled: eventStatus === 'cancelled',
  });
}

function presentQuote(bookingId: number, facts: CancellationFacts): CancellationQuote {
  const plan = planOf(facts);
  return {
    bookingId,
    reference: bookingReference(bookingId),
    policy: facts.policy,
    paid: toWire(cents(facts.totalCents - facts.refundedCents)),
    refund: toWire(plan.ok ? plan.value.refund : zeroCents),
    kept: toWire(plan.ok ? plan.value.kept : zeroCents),
    until: plan.ok ? plan.value.until.toISOString() : null,
    freeUntil: plan.ok && isFree(facts) ? (facts.freeUntil?.toISOString() ?? null) : null,
    timezone: facts.timezone,
    zoneOffsets: zoneOffsetsAt(plan.ok ? plan.value.until : facts.startsAt, facts.timezone),
    refusal: plan.ok ? null : plan.message,
  };
}

/** Whether a move of the event lets them cancel for everything now. */
function isFree({ freeUntil, now }: CancellationFacts): boolean {
  return freeUntil !== null && now <= freeUntil;
}
