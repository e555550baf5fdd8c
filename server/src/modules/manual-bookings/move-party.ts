import type { manualBookingRoutes } from '@ascendant/contract/event-bookings';
import type { RouteReply } from '@ascendant/contract/route';
import { movedMeanwhileText } from '@ascendant/domain/booking/booking-move';
import { refusalToMoveFrom, refusalToMoveParty } from '@ascendant/domain/booking/manual-booking';
import { takesWholeDate } from '@ascendant/domain/booking/packages';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { zeroCents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Caller } from '../../access/caller';
import { inTransaction, type BeforeCommit, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { startText } from '../../mail/date-text';
import { queueMail } from '../../mail/mail-queue.repository';
import { bookings } from '../bookings/bookings.module';
import type { DateOfMove } from '../bookings/moves.repository';
import { capacity } from '../capacity/capacity.module';
import type { EventForSale } from '../capacity/sale.repository';
import { ledger } from '../ledger/ledger.module';
import { tickets } from '../tickets/tickets.module';
import { ownBooking } from './change-manual-booking';
import { guestMovedMail, mailed } from './guest-mail';
import { findMadeBooking } from './manual-bookings.repository';
import { refuseTooMany, saleOf, type ManualDeps } from './manual-bookings.service';

interface PartyMove {
  readonly bookingId: number;
  /** The date that it's on, as the caller knows it. */
  readonly fromEventId: number;
  readonly eventId: number;
}

type Moved = RouteReply<typeof manualBookingRoutes.moveManualBooking>;

/**
 * Moves a booking that an organizer made to another date of its series, under the locks of both dates in the order of their ids, as a traveller's move
 * does. What they took stays; the site's fee, if there's one, goes along.
 * @throws AppError not_found for anyone else, or a date of another series; booking_moved if it isn't on the date that the caller knows; cannot_move with
 * the reason; as `bookManually` for the new date
 * Source: docs/rules/booking.md, "Manual bookings"; rule PAY-03.
 */
export async function moveParty(
  { db, postalAddress }: ManualDeps,
  actor: Caller,
  move: PartyMove,
  beforeCommit: BeforeCommit<Moved>,
): Promise<Moved> {
  return capacity.refusingAsTheDatabaseDoes(() =>
    inTransaction(db, async (tx) => {
      const { booking, event } = await lockParty(tx, actor, move);
      const coming = whoComes(booking.attendees, booking.cancelledPositions);
      const sale = await saleOf(tx, actor, {
        eventId: move.eventId,
        comingAs: () => coming.map(({ priceType }) => priceType),
      });
      const { moveId, to } = await moveOutside(tx, { booking, sale: sale.sale, actor });
      if (booking.guestEmail !== null) {
        const mail = { booking, event: mailed(sale.event), to: booking.guestEmail, postalAddress };
        await queueMail(tx, guestMovedMail({ ...mail, was: event, moveId }));
      }
      const moved = { bookingId: booking.id, eventId: to.id };
      await beforeCommit(tx, moved);
      return moved;
    }),
  );
}

/** A booking whose money the site doesn't have, locked with its tickets, and a date to go to, locked like the one that it's on. */
interface OutsideMove {
  readonly booking: BookingRow;
  readonly sale: EventForSale;
  readonly actor: Caller;
}

/** Puts such a booking on another date of its series. @throws AppError cannot_move with the reason; sold_out */
export async function moveOutside(
  tx: Transaction,
  { booking, sale, actor }: OutsideMove,
): Promise<{ readonly moveId: number; readonly to: DateOfMove }> {
  await refuseToMove(tx, booking);
  const [from, to] = await bothDates(tx, { fromEventId: booking.eventId, eventId: sale.id });
  const coming = whoComes(booking.attendees, booking.cancelledPositions);
  refuseTooMany(sale, coming);
  bookings.refuseWithoutExtras(coming, bookings.extrasFor(sale));
  const nothing = { paidCents: 0, priceCents: 0, adultPriceCents: 0, childPriceCents: 0, partyPriceCents: 0 };
  const moveId = await bookings.insertMove(tx, { booking, from, to, ...nothing, supplementId: null });
  await ledger.postFreeSaleMove(tx, { bookingId: booking.id, moveId, toEventId: to.id });
  const noMoney = { refund: zeroCents, kept: zeroCents, charge: zeroCents, types: null };
  await bookings.moveToDate(tx, { moveId, booking, from, to, ...noMoney, actor });
  return { moveId, to };
}

async function refuseToMove(tx: Transaction, { id, attendees }: BookingRow): Promise<void> {
  const made = await findMadeBooking(tx, id);
  if (made === null) throw new RangeError(`booking ${id} has gone`);
  const refusal = refusalToMoveParty({ ...made, isWhole: takesWholeDate(attendees), now: new Date(made.nowMs) });
  if (refusal !== null) throw new AppError('cannot_move', { message: refusal });
}

/** Takes the locks in order: both dates by their ids, the booking, its tickets. */
async function lockParty(tx: Transaction, actor: Caller, move: PartyMove) {
  const { bookingId, fromEventId, eventId } = move;
  await ownParty(tx, actor, move);
  for (const id of [fromEventId, eventId].toSorted((one, other) => one - other)) await capacity.lockEvent(tx, id);
  const locked = await bookings.lockBooking(tx, bookingId);
  if (!locked) throw new RangeError(`booking ${bookingId} has gone`);
  await tickets.lockTickets(tx, bookingId);
  // Another move may have come first.
  const { event } = await ownParty(tx, actor, move);
  const booking: BookingRow = locked.booking;
  return { booking, event };
}

/** @throws AppError not_found; cannot_move for a traveller's booking; booking_moved if it's on another date */
async function ownParty(tx: Transaction, actor: Caller, { bookingId, fromEventId }: PartyMove) {
  const own = await ownBooking(tx, actor, bookingId);
  const refusal = refusalToMoveFrom(own.made.origin);
  if (refusal !== null) throw new AppError('cannot_move', { message: refusal });
  if (own.made.eventId !== fromEventId)
    throw new AppError('booking_moved', { message: movedMeanwhileText(startText(own.event)) });
  return own;
}

async function bothDates(tx: Transaction, { fromEventId, eventId }: Pick<PartyMove, 'fromEventId' | 'eventId'>) {
  if (fromEventId === eventId) throw new AppError('cannot_move', { message: 'The booking is on this date already.' });
  const [from, to] = [await bookings.findDateOfMove(tx, fromEventId), await bookings.findDateOfMove(tx, eventId)];
  if (from === null || to?.seriesId !== from.seriesId)
    throw new AppError('not_found', { message: 'That isn’t a date of this event.' });
  return [from, to] as const;
}
