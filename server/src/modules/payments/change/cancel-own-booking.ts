import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { planCancellation, type CancellationPlan } from '@ascendant/domain/booking/cancellation';
import type { Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import { endPaid } from '../refund/paid-parts';
import { findBookingMoney, type BookingWithPayment } from '../refund/unmade-refunds.repository';
import { byTraveller, type CancellationFacts } from './cancellation-facts.repository';
import {
  agreedPlan,
  auditRefund,
  cancellable,
  lockForCancellation,
  ownFacts,
  presentQuote,
  type LockedForCancellation,
} from './own-cancellation';

/**
 * What cancelling the caller's own booking now would mean.
 * @throws AppError not_found for anyone else's
 * Source: docs/rules/booking.md, "Cancellation by the traveller".
 */
export async function quoteCancellation(db: Database, caller: Caller, bookingId: number): Promise<CancellationQuote> {
  return quoteOf(bookingId, await ownFacts(db, caller, bookingId));
}

export interface OwnCancellation {
  readonly bookingId: number;
  /** What the caller was shown; another amount is refused. */
  readonly claimedRefund: Cents;
}

/**
 * Cancels the caller's own booking and requests its refund, in one transaction under the event's lock.
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
    const own = await lockForCancellation(tx, caller, bookingId);
    const plan = agreedPlan(planOf(own.facts), claimedRefund, () => quoteOf(bookingId, own.facts));
    await end(tx, caller, own, plan);
    const money = await findBookingMoney(tx, bookingId);
    if (!money) throw new RangeError(`booking ${bookingId} has gone`);
    await beforeCommit(tx, money);
    return money;
  });
}

async function end(
  tx: Transaction,
  caller: Caller,
  { locked: { booking, hold }, parts }: LockedForCancellation,
  plan: CancellationPlan,
): Promise<void> {
  if (booking.totalCents === 0) {
    await bookings.cancelFree(tx, { booking, hold, actor: caller, reason: byTraveller });
    return bookings.queueCancelledMail(tx, booking.id);
  }
  await auditRefund(tx, caller, booking.id, plan);
  return endPaid(tx, { parts, hold, actor: caller, reason: byTraveller, ...plan, requestedBy: caller.userId });
}

function planOf(facts: CancellationFacts) {
  return planCancellation(cancellable(facts));
}

function quoteOf(bookingId: number, facts: CancellationFacts): CancellationQuote {
  return presentQuote(bookingId, facts, planOf(facts));
}
