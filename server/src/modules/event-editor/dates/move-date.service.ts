import {
  answerDays,
  isMoveAsked,
  isTimeToAsk,
  movedTwiceText,
  moveReminderAt,
} from '@ascendant/domain/booking/move-answer';
import { minutesApart } from '@ascendant/domain/booking/moved-event';
import { addDays, calendarDay, clockTime } from '@ascendant/domain/calendar-day';
import { clockText } from '@ascendant/domain/date-form';
import { skippedTimeProblem } from '@ascendant/domain/event/form/event-form';
import {
  dayPassedText,
  eventTimes,
  movedDayProblem,
  movedLastDays,
  movedTimes,
} from '@ascendant/domain/event/moved-times';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { readClock } from '../../../database/clock.repository';
import { inTransaction, type BeforeCommit, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import { addJob } from '../../../jobs/add-job.repository';
import { longDayText, startText, type LocalStart } from '../../../mail/date-text';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { seatBlocks } from '../../seat-blocks/seat-blocks.module';
import { clockProblems, type LocalTimes } from '../form/clock-problems';
import { refuseProblems } from '../form/event-draft';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import { changeEvent, writeTiers } from '../form/event-writes.repository';
import { isDateTaken, isInThePast, startOf } from '../form/start.repository';
import { hasCheckIns, findBookedGuests, findBookers, findAskable, setAnswerBy } from '../notices/bookers.repository';
import { noteChange } from '../notices/event-notices.service';

export interface DateMove extends LocalStart {
  readonly eventId: number;
  /** As the caller knows the date. */
  readonly from: LocalStart;
  /** The day by which people are asked to answer, if any. */
  readonly answerDay?: string | undefined;
  readonly requestId: string;
}

export interface MovedDate extends LocalTimes {
  readonly eventId: number;
  /** How many people with a booking are told. */
  readonly told: number;
  readonly answerBy: string | null;
}

/**
 * Moves a whole date to another day or time: it stays as long as it is, everyone booked keeps their seats, tickets and price, and is asked whether they
 * come. Buyers and the waitlist don't get these seats, since it's the same event.
 * @throws AppError not_found, forbidden; date_moved if it isn't when the caller knows it to be; locked_field unless it's published, ahead and without
 * check-ins; invalid_input for a time that has passed, that the clocks skip, that the event has already or that another date of its series has;
 * change_limit
 * Source: docs/rules/events.md, "Moving a date".
 */
export async function moveDate(
  db: Database,
  caller: Caller,
  move: DateMove,
  beforeCommit: BeforeCommit<MovedDate>,
): Promise<MovedDate> {
  const moved = await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, move.eventId);
    const event = events.requireChangeable(await findEditableEvent(tx, move.eventId), caller);
    await refuseMove(tx, event, move);
    const times = await allowedTimes(tx, event, move);
    await write(tx, caller, { event, times, requestId: move.requestId });
    const answerBy = await askBookers(tx, event, move.answerDay);
    const told = (await findBookers(tx, event.id)).length + (await findBookedGuests(tx, event.id)).length;
    const done = { eventId: event.id, ...times, told, answerBy: answerBy?.toISOString() ?? null };
    await beforeCommit(tx, done);
    FAULT: await faultPoint('date-moving');
    return done;
  });
  FAULT: await faultPoint('date-moved');
  return moved;
}

async function refuseMove(tx: Transaction, event: EditableEvent, { from }: DateMove): Promise<void> {
  if (event.startDate !== from.startDate || event.startTime !== from.startTime)
    throw new AppError('date_moved', { message: movedTwiceText(startText(event)) });
  if (event.status !== 'published' || event.hasBegun)
    throw new AppError('locked_field', { message: 'Only a published date that hasn’t begun can be moved.' });
  if (await hasCheckIns(tx, event.id))
    throw new AppError('locked_field', {
      message: 'Someone is checked in already. Undo the check-ins of this date before you move it.',
    });
}

async function allowedTimes(tx: Transaction, event: EditableEvent, move: DateMove): Promise<LocalTimes> {
  const start = { startDate: calendarDay(move.startDate), startTime: clockTime(move.startTime) };
  if (start.startDate === event.startDate && start.startTime === event.startTime)
    refuseProblems({ startDate: 'The event is on this day at this time already.' });
  const dayProblem = movedDayProblem(start.startDate, calendarDay(event.today));
  if (dayProblem !== null) refuseProblems({ startDate: dayProblem });
  const times = movedTimes(eventTimes(event), start);
  const { startTime, endTime } = clockProblems(times, event.timezone);
  if (startTime !== undefined) refuseProblems({ startTime: skippedTimeProblem(start.startTime) });
  if (endTime !== undefined) refuseProblems({ startTime: `It would end at ${clockText(times.endTime)}: ${endTime}` });
  const at = { ...start, timezone: event.timezone };
  if (await isInThePast(tx, at)) refuseProblems({ startDate: dayPassedText });
  if (await isDateTaken(tx, event, start))
    refuseProblems({ startDate: 'Another date of this event begins then. Please choose another time.' });
  refuseAnswerDay(move.answerDay, answerDays(calendarDay(event.today), start.startDate));
  return times;
}

function refuseAnswerDay(day: string | undefined, days: ReturnType<typeof answerDays>): void {
  if (day === undefined) return;
  if (days === null)
    return refuseProblems({ answerDay: 'There’s no day before the new date by which people could answer.' });
  if (day < days.first || day > days.last)
    refuseProblems({ answerDay: `Please choose a day from ${longDayText(days.first)} to ${longDayText(days.last)}.` });
}

interface Written {
  readonly event: EditableEvent;
  readonly times: LocalTimes;
  readonly requestId: string;
}

async function write(tx: Transaction, caller: Caller, { event, times, requestId }: Written): Promise<void> {
  await changeEvent(tx, event.id, times);
  await moveLastDays(tx, event, times);
  await seatBlocks.moveReleases(tx, event);
  const { startDate, startTime } = event;
  await recordAudit(tx, {
    actor: caller,
    action: 'event.date_moved',
    target: { type: 'event', id: event.id },
    changes: {
      startDate: { before: startDate, after: times.startDate },
      startTime: { before: startTime, after: times.startTime },
    },
    requestId,
  });
  await noteChange(tx, event, times);
}

async function moveLastDays(tx: Transaction, event: EditableEvent, times: LocalTimes): Promise<void> {
  const days = { from: event.startDate, to: times.startDate, today: event.today };
  const lastDays = movedLastDays(
    event.tiers.map(({ validUntil }) => validUntil),
    { from: calendarDay(days.from), to: calendarDay(days.to), today: calendarDay(days.today) },
  );
  const moved = event.tiers.map((tier, index) => ({ ...tier, validUntil: lastDays[index] ?? null }));
  await writeTiers(
    tx,
    event.id,
    moved.filter(({ validUntil }, index) => validUntil !== event.tiers[index]?.validUntil),
  );
}

/**
 * Asks everyone with a confirmed booking of a date that has just been moved, under its lock, and has those reminded who don't answer by the day that the
 * organizer chose. Everyone keeps their seats, also without an answer.
 * @param event as it was before the move
 * @returns until when they're asked to answer: the end of that day, or else the new start; null if no one is asked
 * Source: docs/rules/events.md, "Moving a date".
 */
async function askBookers(tx: Transaction, event: EditableEvent, answerDay: string | undefined): Promise<Date | null> {
  const { startsAt, bookings } = await findAskable(tx, event.id);
  const minutesFromBefore = minutesApart(event.startsAt, startsAt);
  const asked = bookings.filter(({ bookedStartsAt, moveAnswerBy: waitsUntil }) =>
    isMoveAsked({
      minutesFromBefore,
      minutesFromBooked: minutesApart(bookedStartsAt ?? event.startsAt, startsAt),
      isWaiting: waitsUntil !== null,
    }),
  );
  const now = await readClock(tx);
  const endOfDay =
    answerDay === undefined
      ? null
      : await startOf(tx, { date: addDays(calendarDay(answerDay), 1), time: '00:00', timezone: event.timezone });
  const until = asked.length > 0 && isTimeToAsk(now, startsAt) ? (endOfDay ?? startsAt) : null;
  const askedIds = new Set(until === null ? [] : asked.map(({ id }) => id));
  await setAnswerBy(tx, [...askedIds], until);
  const rest = bookings.filter(({ id, moveAnswerBy: waitsUntil }) => waitsUntil !== null && !askedIds.has(id));
  await setAnswerBy(
    tx,
    rest.map(({ id }) => id),
    null,
  );
  if (until !== null && endOfDay !== null) {
    const afterSeconds = (moveReminderAt(until).getTime() - now.getTime()) / 1000;
    await addJob(tx, 'remind_unanswered', { eventId: event.id, answerBy: until.toISOString() }, { afterSeconds });
  }
  return until;
}
