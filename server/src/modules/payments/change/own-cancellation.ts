import type { CancellationQuote } from '@ascendant/contract/cancellation';
import { toWire } from '@ascendant/contract/money';
import type { PricedBooking } from '@ascendant/domain/booking/booking-move';
import type { CancellationPlan } from '@ascendant/domain/booking/cancellation';
import { finalOf } from '@ascendant/domain/booking/partial-cancellation';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { Result } from '@ascendant/domain/result';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import type { Queryable, Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { zoneOffsetsAt } from '../../../zones/zone-offsets';
import { bookings } from '../../bookings/bookings.module';
import type { LockedBooking } from '../../bookings/lock-for-settlement';
import { tickets } from '../../tickets/tickets.module';
import { lockPaidParts, type PaidPart } from '../refund/paid-parts';
import { findCancellationFacts, type CancellationFacts } from './cancellation-facts.repository';

/** @throws AppError not_found for anyone else's booking */
export async function ownFacts(db: Queryable, { userId }: Caller, bookingId: number): Promise<CancellationFacts> {
  const facts = await findCancellationFacts(db, bookingId);
  if (facts?.userId !== userId) throw new AppError('not_found', { message: "We couldn't find that booking." });
  return facts;
}

/** Everything that a cancellation by the traveller depends on, locked. */
export interface LockedForCancellation {
  readonly locked: LockedBooking;
  /** Its payments, the latest first; none for a free booking. */
  readonly parts: readonly PaidPart[];
  /** As they are under the locks. */
  readonly facts: CancellationFacts;
}

/**
 * Takes the locks in order (event, discount, booking, payment, tickets) and reads again. Whoever else ends the booking, checks it in or
 * cancels the event at the same moment, one of them comes first and the other is refused.
 * @throws AppError not_found for anyone else's booking
 */
export async function lockForCancellation(
  tx: Transaction,
  caller: Caller,
  bookingId: number,
): Promise<LockedForCancellation> {
  await ownFacts(tx, caller, bookingId);
  const locked = await bookings.lockForSettlement(tx, bookingId);
  const parts = await lockPaidParts(tx, locked.booking);
  await tickets.lockTickets(tx, bookingId);
  return { locked, parts, facts: await ownFacts(tx, caller, bookingId) };
}

/** What the domain asks about a booking that its traveller cancels, all of it or some of its people, or moves. */
export function cancellable(facts: CancellationFacts): PricedBooking {
  const {
    status,
    paymentStatus,
    totalCents,
    refundedCents,
    keptCents,
    unmadeCents,
    owedCents,
    settledCents,
    eventStatus,
  } = facts;
  const { attendees, cancelledPositions, checkedInPositions, adultPriceCents, childPriceCents, partyPriceCents } =
    facts;
  const booking: PricedBooking = {
    ...facts,
    state: `${status}/${paymentStatus}`,
    total: cents(totalCents),
    refunded: cents(refundedCents),
    kept: cents(keptCents),
    owed: cents(owedCents),
    settled: cents(settledCents),
    unmade: cents(unmadeCents),
    isCheckedIn: checkedInPositions.length > 0,
    isEventCancelled: eventStatus === 'cancelled',
    adultPrice: cents(adultPriceCents),
    childPrice: cents(childPriceCents),
    codeOff: cents(facts.discountCents),
    courtesy: cents(facts.courtesyCents),
    lost: cents(facts.lostCents),
    partyPrice: partyPriceCents === null ? null : cents(partyPriceCents),
    people: attendees.map((attendee, position) => ({
      ...attendee,
      isCancelled: cancelledPositions.includes(position),
      isCheckedIn: checkedInPositions.includes(position),
    })),
  };
  return { ...booking, final: finalOf(booking) };
}

type Plan = Result<CancellationPlan>;

export function presentQuote(bookingId: number, facts: CancellationFacts, plan: Plan): CancellationQuote {
  const left = cents(facts.totalCents - facts.refundedCents - facts.keptCents);
  return {
    bookingId,
    reference: bookingReference(bookingId),
    policy: facts.policy,
    paid: toWire(plan.ok ? cents(plan.value.refund + plan.value.kept) : left),
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

/**
 * The plan, if it's the one that the caller was shown.
 * @throws AppError cannot_cancel with the reason; refund_changed with the new quote
 */
export function agreedPlan(plan: Plan, claimedRefund: Cents, quote: () => CancellationQuote): CancellationPlan {
  if (!plan.ok) throw new AppError('cannot_cancel', { message: plan.message });
  if (plan.value.refund !== claimedRefund) throw new AppError('refund_changed', { details: { quote: quote() } });
  return plan.value;
}

/** Records what goes back, and what's kept, of what a traveller cancels or moves. */
export async function auditRefund(
  tx: Transaction,
  actor: Caller,
  bookingId: number,
  { refund, kept }: Pick<CancellationPlan, 'refund' | 'kept'>,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'refund.requested',
    target: { type: 'booking', id: bookingId },
    changes: { refundCents: { before: null, after: refund }, keptCents: { before: null, after: kept } },
  });
}
