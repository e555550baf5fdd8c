import { planCancellation } from '@ascendant/domain/booking/cancellation';
import { inTransaction, type Transaction } from '../../../database/database';
import { collectFailures } from '../../../errors/collect-failures';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import { findUnanswered } from '../open/open-payments.repository';
import type { PaymentDeps } from '../payment-deps';
import { endPaid, lockPaidParts } from '../refund/paid-parts';
import { findCancellationFacts, lockTickets, type CancellationFacts } from './cancellation-facts.repository';
import { cancellable } from './own-cancellation';

/**
 * The job at the end of the time to answer: ends every booking of a moved date whose traveller hasn't said whether they come, each in its own transaction,
 * with a full refund. Running it again goes on with those that are left; after another move it finds none, because they're asked until later.
 * @param forMs how long it may run, because a job must end within its lease
 * @returns whether all have ended; if not, call it again
 * @throws AggregateError if some couldn't be ended; the others have
 * Source: docs/rules/events.md, "Moving a date"; rule CRA-30.
 */
export async function endUnanswered(
  { db }: Pick<PaymentDeps, 'db'>,
  { eventId, forMs }: { readonly eventId: number; readonly forMs: number },
): Promise<boolean> {
  const deadline = performance.now() + forMs;
  const failures = collectFailures(`Bookings of event ${eventId} that weren't ended`);
  for (const bookingId of await findUnanswered(db, eventId)) {
    if (performance.now() >= deadline) return false;
    await failures.collect(() => inTransaction(db, (tx) => endOne(tx, bookingId)));
    FAULT: await faultPoint('unanswered-ended');
  }
  failures.rethrow();
  return true;
}

async function endOne(tx: Transaction, bookingId: number): Promise<void> {
  const { booking, hold } = await bookings.lockForSettlement(tx, bookingId);
  const parts = await lockPaidParts(tx, booking);
  await lockTickets(tx, bookingId);
  const facts = await findCancellationFacts(tx, bookingId);
  if (facts === null || !isOverdue(facts)) return;
  // A dispute doesn't keep it: the refund waits for the bank's decision.
  const plan = planCancellation({ ...cancellable(facts), isDisputed: false, freeUntil: facts.now });
  if (!plan.ok) return;
  const ending = { hold, actor: null, reason: 'date_moved' } as const;
  if (parts.length === 0) {
    await bookings.cancelFree(tx, { booking, ...ending });
    return bookings.queueCancelledMail(tx, bookingId);
  }
  await endPaid(tx, { parts, ...ending, refund: plan.value.refund, requestedBy: null });
}

function isOverdue({ answerBy, now }: CancellationFacts): boolean {
  return answerBy !== null && answerBy <= now;
}
