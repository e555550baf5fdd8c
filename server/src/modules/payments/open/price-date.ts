import {
  freeToPaidText,
  movableUntil,
  priceDifference,
  worthOf,
  type PriceDifference,
} from '@ascendant/domain/booking/booking-move';
import { checkInOpensAt } from '@ascendant/domain/booking/check-in';
import type { Cents } from '@ascendant/domain/money';
import type { Result } from '@ascendant/domain/result';
import type { Caller } from '../../../access/caller';
import type { Queryable, Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { bookings } from '../../bookings/bookings.module';
import type { DateOfMove } from '../../bookings/moves.repository';
import type { PricedMove } from '../../bookings/price-move';
import { waitlist } from '../../waitlist/waitlist.module';
import type { CancellationFacts } from '../change/cancellation-facts.repository';
import { cancellable } from '../change/own-cancellation';

/**
 * Whether a booking can move now, and what the date costs its people, under the locks.
 * @throws AppError cannot_move with the reason; as `priceMove`
 */
export async function priceLocked(
  tx: Transaction,
  caller: Caller,
  { bookingId, facts, eventId }: Pick<OnDate, 'bookingId' | 'facts' | 'eventId'>,
): Promise<PricedOn & { readonly from: DateOfMove }> {
  const from = await knownDate(tx, facts.eventId);
  const until = untilOf(facts, from);
  if (!until.ok) throw new AppError('cannot_move', { message: until.message });
  // Seats that are free on the new date are first offered to those who wait for them.
  await waitlist.serveWaitlist(tx, eventId);
  const priced = await priceOn(tx, { bookingId, caller, facts, from, eventId });
  const refusal = refusalOfCharge(facts, priced.priced);
  if (refusal !== null) throw new AppError('cannot_move', { message: refusal });
  return { from, ...priced };
}

/** A free booking has no payment that a difference could be added to. */
export function refusalOfCharge({ totalCents }: CancellationFacts, { charge }: PricedDate): string | null {
  return charge > 0 && totalCents === 0 ? freeToPaidText : null;
}

interface OnDate {
  readonly bookingId: number;
  readonly caller: Caller;
  readonly facts: CancellationFacts;
  readonly from: DateOfMove;
  readonly eventId: number;
}

/** What another date costs, and the difference. */
export interface PricedDate extends PriceDifference {
  readonly price: Cents;
}

/** A date that a booking can move to, as it's on sale. */
export interface PricedOn {
  readonly to: DateOfMove;
  readonly sale: PricedMove;
  readonly priced: PricedDate;
}

/** @throws AppError not_found for a date of another series; cannot_move for the same one; as `priceMove` */
export async function priceOn(tx: Transaction, { bookingId, caller, facts, from, eventId }: OnDate): Promise<PricedOn> {
  if (eventId === from.id) throw new AppError('cannot_move', { message: 'The booking is on this date already.' });
  const to = await bookings.findDateOfMove(tx, eventId);
  if (to?.seriesId !== from.seriesId) throw new AppError('not_found', { message: 'That isn’t a date of this event.' });
  const sale = await bookings.priceMove(tx, {
    bookingId,
    booking: facts,
    userId: caller.userId,
    toEventId: eventId,
  });
  return { to, sale, priced: { price: sale.price, ...priceDifference(cancellable(facts), sale.price) } };
}

/** What a booking costs those who come, on the date that it's for. */
export function worthOfBooking(facts: CancellationFacts): Cents {
  return worthOf(cancellable(facts));
}

export function untilOf(facts: CancellationFacts, from: DateOfMove): Result<Date> {
  return movableUntil({
    ...cancellable(facts),
    moves: facts.moves,
    allowsFinalSale: from.finalSaleMoves,
    checkInOpensAt: checkInOpensAt(from.startsAt, from.checkInOpensHours),
  });
}

export async function knownDate(db: Queryable, eventId: number): Promise<DateOfMove> {
  const date = await bookings.findDateOfMove(db, eventId);
  if (!date) throw new RangeError(`event ${eventId} has gone`);
  return date;
}

/** What a move keeps of the date's prices: people's shares follow from them. */
export function pricesOfSale({ quote }: Pick<PricedMove, 'quote'>) {
  return { adultPriceCents: quote.adultPrice, childPriceCents: quote.childPrice, partyPriceCents: quote.total };
}
