import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { cents, formatDollars, type Cents } from '@ascendant/domain/money';
import type { BookingRow } from '../../../db/schema/bookings';
import type { Transaction } from '../../database/database';
import { namesText } from '../../mail/event-facts';
import { bankTime, named, queueBookingMail, type RefundMail } from './refund-mail';

/** What became of the money of people who were cancelled while the others come. */
export interface PeopleCancelled {
  /** Their places in the booking, from 0. */
  readonly positions: readonly number[];
  readonly refund: Cents;
  /** What the organizer keeps of what was paid for them. */
  readonly kept: Cents;
  /** How many of the booking's people are cancelled now. */
  readonly cancelledSeats: number;
}

/** Tells the traveller who isn't coming any more, what goes back, and who still comes. */
export async function queuePeopleCancelledMail(
  tx: Transaction,
  bookingId: number,
  cancelled: PeopleCancelled,
): Promise<void> {
  await queueBookingMail(tx, bookingId, peopleCancelled(cancelled));
}

export function peopleCancelled({ positions, refund, kept, cancelledSeats }: PeopleCancelled): RefundMail {
  return {
    kind: 'people_cancelled',
    number: cancelledSeats,
    onlyIf: 'booking_is_confirmed',
    subject: (title) => `Your booking has changed: ${title}`,
    heading: 'Your booking has changed',
    paragraphs: (booking, recipient) => [
      `Hello ${recipient.firstName}, you've cancelled for ${namesOf(booking, positions)} in ${named(booking, recipient)}. ${ticketsVoid(positions.length)}`,
      ...moneyOf(booking, { refund, kept }),
      `Your booking is still confirmed for ${namesText(whoComes(booking.attendees, booking.cancelledPositions).map(({ name }) => name))}.`,
    ],
  };
}

function namesOf({ attendees }: BookingRow, positions: readonly number[]): string {
  return namesText(attendees.filter((_, position) => positions.includes(position)).map(({ name }) => name));
}

function ticketsVoid(count: number): string {
  return count === 1 ? 'That ticket is no longer valid.' : 'Those tickets are no longer valid.';
}

function moneyOf(
  { cancellationPolicy }: BookingRow,
  { refund, kept }: Pick<PeopleCancelled, 'refund' | 'kept'>,
): string[] {
  const keptSentence =
    kept === 0
      ? ''
      : ` ${formatDollars(cents(kept))} isn't refunded. The policy you booked with: ${policySummary(cancellationPolicy)}.`;
  if (refund + kept === 0) return ["It was free, so there's nothing to refund."];
  return [`We're refunding ${formatDollars(refund)} to the card you paid with. ${bankTime}${keptSentence}`];
}
