import { addDays, type CalendarDay } from '../calendar-day';
import { moveToleranceMinutes } from './moved-event';

/** With less than this to the new start, no one is asked whether they come. */
export const leastHoursToAsk = 24;
/** So long before the day ends by which the organizer asks for an answer, those who haven't answered are reminded. */
export const moveReminderHours = 12;
const hourMs = 3_600_000;

/**
 * Whether people are asked if they come at the new time. If it's too soon they keep their seats all the same, and can cancel for a full refund.
 * Source: docs/rules/events.md, "Moving a date".
 */
export function isTimeToAsk(now: Date, startsAt: Date): boolean {
  return startsAt.getTime() - now.getTime() >= leastHoursToAsk * hourMs;
}

/** When those are reminded who haven't answered by then. @param answerBy the end of the day that the organizer chose */
export function moveReminderAt(answerBy: Date): Date {
  return new Date(answerBy.getTime() - moveReminderHours * hourMs);
}

/**
 * The days by which an organizer can ask for an answer: from tomorrow to the day before the new date.
 * @returns null if there's none
 * Source: docs/rules/events.md, "Moving a date".
 */
export function answerDays(
  today: CalendarDay,
  startDate: CalendarDay,
): { readonly first: CalendarDay; readonly last: CalendarDay } | null {
  const [first, last] = [addDays(today, 1), addDays(startDate, -1)];
  return first > last ? null : { first, last };
}

/** What decides whether a booking is asked when its date moves. */
export interface AskedOfBooking {
  /** From the start before this move, and from the one that was booked. */
  readonly minutesFromBefore: number;
  readonly minutesFromBooked: number;
  /** An earlier move hasn't been answered. */
  readonly isWaiting: boolean;
}

/**
 * Whether someone booked has to answer a move. Someone who was asked before and hasn't answered isn't asked any more once the date is back where it was
 * when they booked; someone who took the new day is asked again when it moves back.
 * Source: docs/rules/events.md, "Moving a date".
 */
export function isMoveAsked({ minutesFromBefore, minutesFromBooked, isWaiting }: AskedOfBooking): boolean {
  return (isWaiting ? minutesFromBooked : minutesFromBefore) > moveToleranceMinutes;
}

/**
 * What happens with and without an answer.
 * @param day by which the organizer asks for one, as a text; null if by none
 * Source: docs/rules/events.md, "Moving a date".
 */
export function moveTermsText({ day, isFree }: { readonly day: string | null; readonly isFree: boolean }): string {
  return [
    'You keep your seats unless you say no.',
    ...(day === null ? [] : [`The organizer would like to know by ${day}.`]),
    ...(isFree ? [] : ['Until you take the new date, or it begins, you can get back everything you paid.']),
  ].join(' ');
}

/** Why a move can't be answered: the date has begun, or the booking has ended. */
export const answerTooLateText =
  'This date has begun, or your booking has ended. My Bookings shows how your booking is now.';

/** Why a move, or an answer to it, counts for nothing: the date has been moved meanwhile. @param to when it is now: 'Sunday, July 13, 2027, 9:00 a.m.' */
export function movedTwiceText(to: string): string {
  return `This date has been moved meanwhile. It’s now on ${to}.`;
}

/** How the question whether someone comes on another day stands. */
export type MoveAnswerState = 'open' | 'taken' | 'late' | 'ended';

/** @param isAsked they haven't answered @param startsAt of the new date */
export function moveAnswerState({
  isConfirmed,
  isAsked,
  startsAt,
  now,
}: {
  readonly isConfirmed: boolean;
  readonly isAsked: boolean;
  readonly startsAt: Date;
  readonly now: Date;
}): MoveAnswerState {
  if (!isConfirmed) return 'ended';
  if (!isAsked) return 'taken';
  return now < startsAt ? 'open' : 'late';
}
