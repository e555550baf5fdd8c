import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { planGivingBack, type ExtraOfPerson } from '@ascendant/domain/booking/giving-back';
import type { Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Database } from '../../../database/database';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import { refundParts } from '../refund/paid-parts';
import type { PeopleCancelled } from './cancel-some-people';
import { byTraveller, type CancellationFacts } from './cancellation-facts.repository';
import { agreedPlan, auditRefund, cancellable, lockForCancellation, ownFacts, presentQuote } from './own-cancellation';

/** Extras of some people of a booking. */
interface SomeExtras {
  readonly bookingId: number;
  readonly extras: readonly ExtraOfPerson[];
}

/**
 * What giving back extras of the caller's own booking now would mean.
 * @throws AppError not_found for anyone else's
 * Source: docs/rules/pricing.md, "Extras".
 */
export async function quoteGivingBack(db: Database, caller: Caller, some: SomeExtras): Promise<CancellationQuote> {
  return quoteOf(some, await ownFacts(db, caller, some.bookingId));
}

/**
 * Gives back extras of the caller's own booking and requests their refund, in one transaction under the event's lock. Everyone still comes.
 * @param some.claimedRefund what the caller was shown; another amount is refused
 * @throws AppError not_found; cannot_cancel with the reason; refund_changed with the new quote
 * Source: docs/rules/pricing.md, "Extras".
 */
export async function giveBackExtras(
  db: Database,
  caller: Caller,
  some: SomeExtras & { readonly claimedRefund: Cents },
  beforeCommit: BeforeCommit<PeopleCancelled>,
): Promise<PeopleCancelled> {
  return inTransaction(db, async (tx) => {
    const { locked, parts, facts } = await lockForCancellation(tx, caller, some.bookingId);
    const { refund, kept } = agreedPlan(planOf(some, facts), some.claimedRefund, () => quoteOf(some, facts));
    const { booking } = locked;
    await bookings.giveBackExtras(tx, { booking, extras: some.extras, actor: caller, refund, kept });
    if (refund > 0) await auditRefund(tx, caller, booking.id, { refund, kept });
    await refundParts(tx, parts, {
      reason: byTraveller,
      amountCents: refund,
      keptCents: kept,
      requestedBy: caller.userId,
    });
    const done = { bookingId: booking.id, refund };
    await beforeCommit(tx, done);
    FAULT: await faultPoint('people-cancelling');
    return done;
  });
}

function planOf({ extras }: SomeExtras, facts: CancellationFacts) {
  return planGivingBack(cancellable(facts), extras);
}

function quoteOf(some: SomeExtras, facts: CancellationFacts): CancellationQuote {
  return presentQuote(some.bookingId, facts, planOf(some, facts));
}
