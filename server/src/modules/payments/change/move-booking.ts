import type { MoveQuote } from '@ascendant/contract/booking-move';
import { toWire } from '@ascendant/contract/money';
import { dearerText, movedMeanwhileText } from '@ascendant/domain/booking/booking-move';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { PartBack } from '@ascendant/domain/booking/refund';
import { zeroCents, type Cents } from '@ascendant/domain/money';
import type { Result } from '@ascendant/domain/result';
import type { BookingRow } from '../../../../db/schema/bookings';
import type { Caller } from '../../../access/caller';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import { startText } from '../../../mail/date-text';
import { zoneOffsetsAt } from '../../../zones/zone-offsets';
import { bookings } from '../../bookings/bookings.module';
import { capacity } from '../../capacity/capacity.module';
import { ledger } from '../../ledger/ledger.module';
import { tickets } from '../../tickets/tickets.module';
import {
  knownDate,
  priceLocked,
  priceOn,
  refusalOfCharge,
  untilOf,
  worthOfBooking,
  type PricedDate,
  pricesOfSale,
} from '../open/price-date';
import { lockPaidParts, postMoveOfParts, refundParts, type PaidPart } from '../refund/paid-parts';
import { byMove, type CancellationFacts } from './cancellation-facts.repository';
import { auditRefund, ownFacts } from './own-cancellation';

/** A move, as the caller was shown it. */
export interface BookingMove {
  readonly bookingId: number;
  /** The date that it's booked for, as the caller knows it. */
  readonly fromEventId: number;
  readonly eventId: number;
  /** Another amount is refused. */
  readonly claimedRefund: Cents;
}

/** What a move came to. */
export interface MovedBooking {
  readonly bookingId: number;
  readonly eventId: number;
  readonly refund: Cents;
}

/**
 * Whether the caller's own booking can move now, and what another date would cost.
 * @throws AppError not_found for anyone else's booking
 * Source: docs/rules/booking.md, "Moving a booking to another date".
 */
export async function quoteMove(
  db: Database,
  caller: Caller,
  { bookingId, eventId }: { readonly bookingId: number; readonly eventId: number | null },
): Promise<MoveQuote> {
  const facts = await ownFacts(db, caller, bookingId);
  return inTransaction(db, (tx) => quoteOf(tx, { bookingId, eventId, caller, facts }));
}

interface Asked {
  readonly bookingId: number;
  readonly eventId: number | null;
  readonly caller: Caller;
  readonly facts: CancellationFacts;
}

export async function quoteOf(tx: Transaction, { bookingId, eventId, caller, facts }: Asked): Promise<MoveQuote> {
  const from = await knownDate(tx, facts.eventId);
  const until = untilOf(facts, from);
  const asked = { bookingId, facts, until, paid: worthOfBooking(facts) };
  if (eventId === null || !until.ok) return presentMove({ ...asked, eventId, priced: null, refusal: null });
  try {
    const { priced } = await priceOn(tx, { bookingId, caller, facts, from, eventId });
    return presentMove({ ...asked, eventId, priced, refusal: refusalOfCharge(facts, priced) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return presentMove({ ...asked, eventId, priced: null, refusal: error.message });
  }
}

/**
 * Moves the caller's own booking to another date of its series, and refunds what that costs less, in one transaction under the locks of both
 * dates, in the order of their ids. The new seats are taken and the old ones given back at once.
 * @throws AppError not_found; booking_moved if it isn't on the date that the caller knows; cannot_move with the reason; refund_changed with
 * the new quote; as an order of the new date: not_on_sale, attendee_refused, birth_date_required, sold_out, already_booked
 */
export async function moveOwnBooking(
  db: Database,
  caller: Caller,
  move: BookingMove,
  beforeCommit: BeforeCommit<MovedBooking> = async () => undefined,
): Promise<MovedBooking> {
  const moved = await capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(db, async (tx) => {
      const own = await lockForMove(tx, caller, move);
      const done = await carryOut(tx, caller, { ...own, move });
      await beforeCommit(tx, done);
      FAULT: await faultPoint('booking-moving');
      return done;
    }),
  );
  FAULT: await faultPoint('booking-moved');
  return moved;
}

/** Everything that a change of a booking depends on, locked. */
export interface LockedForChange {
  readonly booking: BookingRow;
  /** Its payments, the latest first; none for a free booking. */
  readonly parts: readonly PaidPart[];
  readonly facts: CancellationFacts;
}

/**
 * Takes the locks in order: both dates by their ids, the booking, its payments, its tickets.
 * @throws AppError not_found; booking_moved if it isn't on the date that the caller knows
 */
export async function lockForMove(
  tx: Transaction,
  caller: Caller,
  move: Pick<BookingMove, 'bookingId' | 'fromEventId' | 'eventId'>,
): Promise<LockedForChange> {
  const { bookingId, fromEventId, eventId } = move;
  await refuseOtherDate(tx, await ownFacts(tx, caller, bookingId), fromEventId);
  const own = await lockForChange(tx, caller, { bookingId, eventIds: [fromEventId, eventId] });
  // Another move may have come first.
  await refuseOtherDate(tx, own.facts, fromEventId);
  return own;
}

/** Takes the locks of a change of one's own booking in order: its dates by their ids, the booking, its payments, its tickets. */
export async function lockForChange(
  tx: Transaction,
  caller: Caller,
  { bookingId, eventIds }: { readonly bookingId: number; readonly eventIds: readonly number[] },
): Promise<LockedForChange> {
  for (const id of eventIds.toSorted((one, other) => one - other)) await capacity.lockEvent(tx, id);
  const locked = await bookings.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`booking ${bookingId} has gone`);
  const parts = await lockPaidParts(tx, locked.booking);
  await tickets.lockTickets(tx, bookingId);
  return { booking: locked.booking, parts, facts: await ownFacts(tx, caller, bookingId) };
}

export async function refuseOtherDate(tx: Queryable, facts: CancellationFacts, fromEventId: number): Promise<void> {
  if (facts.eventId === fromEventId) return;
  throw new AppError('booking_moved', { message: movedMeanwhileText(startText(await knownDate(tx, facts.eventId))) });
}

async function carryOut(
  tx: Transaction,
  caller: Caller,
  { booking, parts, facts, move }: LockedForChange & { readonly move: BookingMove },
): Promise<MovedBooking> {
  const { bookingId, eventId } = move;
  const { from, to, sale, priced } = await priceLocked(tx, caller, { bookingId, facts, eventId });
  if (priced.charge > 0) throw new AppError('cannot_move', { message: dearerText(priced.charge) });
  if (priced.refund !== move.claimedRefund) {
    const quote = await quoteOf(tx, { bookingId, eventId, caller, facts });
    throw new AppError('refund_changed', { details: { quote } });
  }
  const paidCents = worthOfBooking(facts);
  const moveId = await bookings.insertMove(tx, {
    booking,
    from,
    to,
    paidCents,
    priceCents: paidCents - priced.refund,
    ...pricesOfSale(sale),
    supplementId: null,
  });
  const moved = { bookingId, moveId, toEventId: to.id };
  if (parts.length > 0) await postMoveOfParts(tx, parts, moved);
  else await ledger.postFreeSaleMove(tx, moved);
  const { refund, kept } = priced;
  await bookings.moveToDate(tx, {
    moveId,
    booking,
    from,
    to,
    refund,
    kept,
    charge: zeroCents,
    types: sale.types,
    actor: caller,
  });
  await giveBack(tx, caller, { bookingId, parts, refund, kept });
  return { bookingId, eventId: to.id, refund };
}

async function giveBack(
  tx: Transaction,
  caller: Caller,
  { bookingId, parts, ...back }: PartBack & { readonly bookingId: number; readonly parts: readonly PaidPart[] },
): Promise<void> {
  const { refund, kept } = back;
  if (refund + kept === 0) return;
  await refundParts(tx, parts, { reason: byMove, amountCents: refund, keptCents: kept, requestedBy: caller.userId });
  await auditRefund(tx, caller, bookingId, back);
}

interface Quoted {
  readonly bookingId: number;
  readonly eventId: number | null;
  readonly facts: CancellationFacts;
  readonly until: Result<Date>;
  readonly paid: Cents;
  readonly priced: PricedDate | null;
  /** Why not to this date. */
  readonly refusal: string | null;
}

function presentMove({ bookingId, eventId, facts, until, paid, priced, refusal }: Quoted): MoveQuote {
  return {
    bookingId,
    reference: bookingReference(bookingId),
    fromEventId: facts.eventId,
    eventId,
    seats: seatsOf(whoComes(facts.attendees, facts.cancelledPositions)),
    paid: toWire(paid),
    price: priced && toWire(priced.price),
    refund: toWire(priced?.refund ?? zeroCents),
    kept: toWire(priced?.kept ?? zeroCents),
    policy: facts.policy,
    charge: toWire(priced?.charge ?? zeroCents),
    until: until.ok ? until.value.toISOString() : null,
    timezone: facts.timezone,
    zoneOffsets: zoneOffsetsAt(until.ok ? until.value : facts.startsAt, facts.timezone),
    refusal: until.ok ? refusal : until.message,
  };
}
