import type { CancellationQuote } from '@ascendant/contract/cancellation';
import type { CancellationPlan } from '@ascendant/domain/booking/cancellation';
import { planPartialCancellation } from '@ascendant/domain/booking/partial-cancellation';
import type { Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import { refundParts } from '../refund/paid-parts';
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

/** Some people of a booking, by their places in it, from 0. */
export interface SomePeople {
  readonly bookingId: number;
  readonly positions: readonly number[];
}

/**
 * What cancelling some people of the caller's own booking now would mean.
 * @throws AppError not_found for anyone else's
 * Source: docs/rules/booking.md, "Cancelling some of the people".
 */
export async function quoteSomePeople(db: Database, caller: Caller, some: SomePeople): Promise<CancellationQuote> {
  return quoteOf(some, await ownFacts(db, caller, some.bookingId));
}

/** What cancelling them came to. */
export interface PeopleCancelled {
  readonly bookingId: number;
  readonly refund: Cents;
}

/**
 * Cancels some people of the caller's own booking and requests their refund, in one transaction under the event's lock. The booking
 * stays confirmed for the others.
 * @param some.claimedRefund what the caller was shown; another amount is refused
 * @throws AppError not_found; cannot_cancel with the reason; refund_changed with the new quote
 * Source: docs/rules/booking.md, "Cancelling some of the people".
 */
export async function cancelSomePeople(
  db: Database,
  caller: Caller,
  some: SomePeople & { readonly claimedRefund: Cents },
  beforeCommit: BeforeCommit<PeopleCancelled> = async () => undefined,
): Promise<PeopleCancelled> {
  const cancelled = await inTransaction(db, async (tx) => {
    const own = await lockForCancellation(tx, caller, some.bookingId);
    const plan = agreedPlan(planOf(some, own.facts), some.claimedRefund, () => quoteOf(some, own.facts));
    await cancel(tx, caller, own, { positions: [...new Set(some.positions)], plan });
    const done = { bookingId: some.bookingId, refund: plan.refund };
    await beforeCommit(tx, done);
    FAULT: await faultPoint('people-cancelling');
    return done;
  });
  FAULT: await faultPoint('people-cancelled');
  return cancelled;
}

interface Leaving {
  readonly positions: readonly number[];
  readonly plan: CancellationPlan;
}

async function cancel(
  tx: Transaction,
  caller: Caller,
  { locked: { booking }, parts }: LockedForCancellation,
  { positions, plan }: Leaving,
): Promise<void> {
  const { refund, kept } = plan;
  await bookings.cancelPeople(tx, { booking, positions, actor: caller });
  if (refund > 0) await auditRefund(tx, caller, booking.id, plan);
  await refundParts(tx, parts, {
    reason: byTraveller,
    amountCents: refund,
    keptCents: kept,
    requestedBy: caller.userId,
  });
  const cancelledSeats = booking.cancelledSeats + positions.length;
  await bookings.queuePeopleCancelledMail(tx, booking.id, { positions, refund, kept, cancelledSeats });
}

function planOf({ positions }: SomePeople, facts: CancellationFacts) {
  return planPartialCancellation(cancellable(facts), positions);
}

function quoteOf(some: SomePeople, facts: CancellationFacts): CancellationQuote {
  return presentQuote(some.bookingId, facts, planOf(some, facts));
}
