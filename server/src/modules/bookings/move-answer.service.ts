import type { DateMove } from '@ascendant/contract/dates-edit';
import { answerTooLateText, movedTwiceText, moveAnswerState } from '@ascendant/domain/booking/move-answer';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { startText } from '../../mail/date-text';
import { zoneOffsetsAt } from '../../zones/zone-offsets';
import { capacity } from '../capacity/capacity.module';
import { tickets } from '../tickets/tickets.module';
import { lockBooking } from './bookings.repository';
import { answerMove, findAskedBooking, type AskedBooking } from './moves.repository';

/** @throws AppError not_found for a link that we didn't write */
export async function readDateMove(db: Database, token: string): Promise<DateMove> {
  return present(await linked(db, token));
}

export interface TakenDate {
  readonly token: string;
  /** The new start, as the caller knows it. */
  readonly to: { readonly startDate: string; readonly startTime: string };
  readonly requestId: string;
}

/**
 * Notes that someone comes on the day that their date was moved to, for anyone who has the link: it costs nothing and gives nothing away. Taking it again
 * changes nothing.
 * @throws AppError not_found; date_moved if it has moved again; cannot_move once it has begun, or the booking has ended
 * Source: docs/rules/events.md, "Moving a date".
 */
export async function takeMovedDate(db: Database, { token, to, requestId }: TakenDate): Promise<DateMove> {
  const { id } = await linked(db, token);
  return inTransaction(db, async (tx) => {
    await capacity.lockEventOf(tx, id);
    await lockBooking(tx, id);
    const asked = await findAskedBooking(tx, id);
    if (asked === null) throw new AppError('not_found', { message: unknownLink });
    const { startDate, startTime } = asked.event;
    if (startDate !== to.startDate || startTime !== to.startTime)
      throw new AppError('date_moved', { message: movedTwiceText(startText(asked.event)) });
    const state = stateOf(asked);
    if (state === 'late' || state === 'ended') throw new AppError('cannot_move', { message: answerTooLateText });
    if (state === 'open') {
      await answerMove(tx, id);
      await recordAudit(tx, { actor: null, action: 'booking.move_taken', target: { type: 'booking', id }, requestId });
    }
    return present({ ...asked, isAsked: false });
  });
}

const unknownLink = 'We don’t know this link. Open it from the email again, or see your booking on My Bookings.';

async function linked(db: Database, token: string): Promise<AskedBooking> {
  const bookingId = await tickets.bookingOfLink(db, 'moved_date', token);
  const asked = bookingId === null ? null : await findAskedBooking(db, bookingId);
  if (asked === null) throw new AppError('not_found', { message: unknownLink });
  return asked;
}

function stateOf({ status, isAsked, startsAt, nowMs }: AskedBooking): DateMove['state'] {
  return moveAnswerState({ isConfirmed: status === 'confirmed', isAsked, startsAt, now: new Date(nowMs) });
}

function present(asked: AskedBooking): DateMove {
  const { id, event, booked, answerDay, hasOtherDates, totalCents } = asked;
  const state = stateOf(asked);
  return {
    bookingId: id,
    reference: bookingReference(id),
    event: { ...event, zoneOffsets: zoneOffsetsAt(event.startDate, event.timezone) },
    booked,
    state,
    answerDay: state === 'open' ? answerDay : null,
    hasOtherDates,
    isFree: totalCents === 0,
  };
}
