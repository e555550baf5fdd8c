import { longestProblemList } from '@ascendant/domain/list-limits';
import { disputeNotFound, type DisputeDecision } from '@ascendant/domain/payment/disputes';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { disputeSubject, resolveDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { endPaid, leftOf, lockPaidParts } from '../refund/paid-parts';
import * as disputes from './disputes.repository';

/** Disputes for admins: what needs someone first. */
export async function listedDisputes(db: Database): Promise<disputes.ListedDispute[]> {
  return disputes.findDisputes(db, longestProblemList);
}

export interface DecisionOnDispute {
  readonly disputeId: number;
  readonly decision: DisputeDecision;
  readonly note: string;
}

/**
 * T15: an admin decides what becomes of the booking of a lost dispute: it stays valid, as it does until then, or it ends. What the bank
 * didn't take of it is refunded.
 * @throws AppError not_found; illegal_transition unless it was lost, and its booking is confirmed and undecided
 */
export async function decideDispute(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  { disputeId, decision, note }: DecisionOnDispute,
  beforeCommit: BeforeCommit<null> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await payments.findPaymentOfDispute(tx, disputeId);
    if (!payment) throw new AppError('not_found', { message: disputeNotFound });
    const locked = await bookings.lockForSettlement(tx, payment.bookingId);
    await payments.lockPayment(tx, payment.id);
    const dispute = await disputes.lockDisputeById(tx, disputeId);
    if (!dispute || !isUndecided(dispute, locked)) {
      throw new AppError('illegal_transition', { message: 'There’s nothing to decide about this dispute.' });
    }
    await disputes.markDecided(tx, { id: disputeId, decision, userId: actor.userId, note });
    await recordAudit(tx, {
      actor,
      action: 'dispute.decided',
      target: { type: 'dispute', id: disputeId },
      changes: { decision: { before: null, after: decision } },
    });
    await resolveDiscrepancy(tx, 'dispute', disputeSubject(payment));
    if (decision === 'end') await end(tx, actor, locked);
    await beforeCommit(tx, null);
  });
}

function isUndecided({ status, decision }: DisputeRow, { booking }: LockedBooking): boolean {
  return status === 'lost' && decision === null && booking.status === 'confirmed';
}

const reason = 'dispute_lost';

async function end(tx: Transaction, actor: Caller, { booking, hold }: LockedBooking): Promise<void> {
  const parts = await lockPaidParts(tx, booking);
  await endPaid(tx, { parts, hold, actor, reason, refund: leftOf(parts), requestedBy: null });
}
