import type { MoveQuote } from '@ascendant/contract/booking-move';
import {
  dearerText,
  movableUntil,
  movedMeanwhileText,
  priceDifference,
  type PriceDifference,
} from '@ascendant/domain/booking/booking-move';
import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import { cents, zeroCents, type Cents } from '@ascendant/domain/money';
import type { Result } from '@ascendant/domain/result';
import type { BookingRow } from '../../../db/schema/bookings';
import type { PaymentRow } from '../../../db/schema/payments';
import type { Caller } from '../../access/caller';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../database/database';
import { AppError } from '../../errors/app-error';
import { faultPoint } from '../../faults/fault-points';
import { longDayText } from '../../mail/date-text';
import { bookings } from '../bookings/bookings.module';
import type { DateOfMove } from '../bookings/moves.repository';
import { capacity } from '../capacity/capacity.module';
import { ledger } from '../ledger/ledger.module';
import { waitlist } from '../waitlist/waitlist.module';
import { byMove, lockTickets, type CancellationFacts } from './cancellation-facts.repository';
import { presentMove } from './move-booking.presenter';
import { auditRefund, cancellable, ownFacts } from './own-cancellation';
import * as payments from './payments.repository';
import { addRefund } from './request-refund';

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

async function quoteOf(tx: Transaction, { bookingId, eventId, caller, facts }: Asked): Promise<MoveQuote> {
  const from = await knownDate(tx, facts.eventId);
  const until = untilOf(facts, from);
  const asked = { bookingId, facts, until, paid: paidBy(facts) };
  if (eventId === null || !until.ok) return presentMove({ ...asked, eventId, priced: null, refusal: null });
  try {
    const { priced } = await priceOn(tx, { caller, facts, from, eventId });
    const { charge } = priced;
    return presentMove({ ...asked, eventId, priced, refusal: charge > 0 ? dearerText(charge) : null });
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

/** Everything that a move depends on, locked. */
interface LockedForMove {
  readonly booking: BookingRow;
  /** Null for a free booking. */
  readonly payment: PaymentRow | null;
  readonly facts: CancellationFacts;
}

/** Takes the locks in order: both dates by their ids, the booking, its payment, its tickets. */
async function lockForMove(tx: Transaction, caller: Caller, move: BookingMove): Promise<LockedForMove> {
  const { bookingId, fromEventId, eventId } = move;
  await refuseOtherDate(tx, await ownFacts(tx, caller, bookingId), fromEventId);
  for (const id of [fromEventId, eventId].toSorted((one, other) => one - other)) await capacity.lockEvent(tx, id);
  const locked = await bookings.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`booking ${bookingId} has gone`);
  const found = await payments.findPaymentOfBooking(tx, bookingId);
  const payment = found && (await payments.lockPayment(tx, found.id));
  await lockTickets(tx, bookingId);
  const facts = await ownFacts(tx, caller, bookingId);
  // Another move may have come first.
  await refuseOtherDate(tx, facts, fromEventId);
  return { booking: locked.booking, payment, facts };
}

async function refuseOtherDate(tx: Queryable, facts: CancellationFacts, fromEventId: number): Promise<void> {
  if (facts.eventId === fromEventId) return;
  const { startDate } = await knownDate(tx, facts.eventId);
  throw new AppError('booking_moved', { message: movedMeanwhileText(longDayText(startDate)) });
}

async function carryOut(
  tx: Transaction,
  caller: Caller,
  { booking, payment, facts, move }: LockedForMove & { readonly move: BookingMove },
): Promise<MovedBooking> {
  const { bookingId, eventId } = move;
  const from = await knownDate(tx, facts.eventId);
  const until = untilOf(facts, from);
  if (!until.ok) throw new AppError('cannot_move', { message: until.message });
  // Seats that are free on the new date are first offered to those who wait for them.
  await waitlist.serveWaitlist(tx, eventId);
  const { to, priced } = await priceOn(tx, { caller, facts, from, eventId });
  if (priced.charge > 0) throw new AppError('cannot_move', { message: dearerText(priced.charge) });
  if (priced.refund !== move.claimedRefund) {
    const quote = await quoteOf(tx, { bookingId, eventId, caller, facts });
    throw new AppError('refund_changed', { details: { quote } });
  }
  const moveId = await bookings.insertMove(tx, {
    booking,
    from,
    to,
    paidCents: paidBy(facts),
    priceCents: priced.price,
  });
  const moved = { bookingId, moveId, toEventId: to.id };
  if (payment) await ledger.postMove(tx, { paymentId: payment.id, ...moved });
  else await ledger.postFreeSaleMove(tx, moved);
  const { refund } = priced;
  await bookings.moveToDate(tx, { moveId, booking, from, to, refund, actor: caller });
  if (refund > 0) await giveBack(tx, caller, { payment, refund });
  return { bookingId, eventId: to.id, refund };
}

async function giveBack(
  tx: Transaction,
  caller: Caller,
  { payment, refund }: { readonly payment: PaymentRow | null; readonly refund: Cents },
): Promise<void> {
  if (!payment) throw new RangeError('a booking with something to refund has no payment');
  await addRefund(tx, payment, { reason: byMove, amountCents: refund, requestedBy: caller.userId });
  await auditRefund(tx, caller, payment.bookingId, { refund, kept: zeroCents });
}

interface OnDate {
  readonly caller: Caller;
  readonly facts: CancellationFacts;
  readonly from: DateOfMove;
  readonly eventId: number;
}

/** What another date costs, in its own currency of cents, and the difference. */
export interface PricedDate extends PriceDifference {
  readonly price: Cents;
}

/** @throws AppError not_found for a date of another series; cannot_move for the same one; as `priceMove` */
async function priceOn(
  tx: Transaction,
  { caller, facts, from, eventId }: OnDate,
): Promise<{ readonly to: DateOfMove; readonly priced: PricedDate }> {
  if (eventId === from.id) throw new AppError('cannot_move', { message: 'The booking is on this date already.' });
  const to = await bookings.findDateOfMove(tx, eventId);
  if (to?.seriesId !== from.seriesId) throw new AppError('not_found', { message: 'That isn’t a date of this event.' });
  const { price } = await bookings.priceMove(tx, { booking: facts, userId: caller.userId, toEventId: eventId });
  return { to, priced: { price, ...priceDifference(paidBy(facts), price) } };
}

/** What was paid for those who come, less what has gone back, is to go back, or is kept. */
function paidBy({ totalCents, refundedCents, keptCents, owedCents, settledCents }: CancellationFacts): Cents {
  return cents(Math.max(zeroCents, totalCents - refundedCents - keptCents - owedCents - settledCents));
}

function untilOf(facts: CancellationFacts, from: DateOfMove): Result<Date> {
  return movableUntil({
    ...cancellable(facts),
    moves: facts.moves,
    allowsFinalSale: from.finalSaleMoves,
    checkInOpensAt: checkInOpensAt(from.startsAt, from.checkInOpensHours),
  });
}

async function knownDate(db: Queryable, eventId: number): Promise<DateOfMove> {
  const date = await bookings.findDateOfMove(db, eventId);
  if (!date) throw new RangeError(`event ${eventId} has gone`);
  return date;
}
