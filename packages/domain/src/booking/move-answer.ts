import { moveToleranceMinutes } from './moved-event';

/** How long people have to say whether they come on the new day of a date that was moved. */
export const moveAnswerHours = 48;
/** So long before the new start, the organizer knows who comes. */
export const moveAnswerEndsHours = 12;
/** With less time than this to answer, no answer is asked for. */
const leastHours = 12;
/** So long before the time to answer ends, those who haven't answered are reminded. */
export const moveReminderHours = 12;
/** Those who were asked less than this before the reminder would come get none. */
export const leastHoursBeforeReminder = 6;
const hourMs = 3_600_000;

/**
 * Until when someone booked says whether they come at the new time; without an answer, they get a full refund.
 * @returns null when the new start is too soon to ask: then they keep their seats, and can cancel for a full refund
 * Source: docs/rules/events.md, "Moving a date".
 */
export function moveAnswerBy(now: Date, startsAt: Date): Date | null {
  const usual = now.getTime() + moveAnswerHours * hourMs;
  const latest = startsAt.getTime() - moveAnswerEndsHours * hourMs;
  const until = Math.min(usual, latest);
  return until - now.getTime() < leastHours * hourMs ? null : new Date(until);
}

/**
 * When those who haven't answered are reminded, once.
 * @returns null when they have so little time that a reminder would follow the question at once
 * Source: docs/rules/events.md, "Moving a date".
 */
export function moveReminderAt(askedAt: Date, answerBy: Date): Date | null {
  const at = answerBy.getTime() - moveReminderHours * hourMs;
  return at - askedAt.getTime() < leastHoursBeforeReminder * hourMs ? null : new Date(at);
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

/** Why a move can't be answered: the time has passed, or the booking has ended. */
export const answerTooLateText = 'The time to answer is over. My Bookings shows how your booking is now.';

/** Why a move, or an answer to it, counts for nothing: the date has been moved meanwhile. @param to when it is now: 'Sunday, July 13, 2027, 9:00 a.m.' */
export function movedTwiceText(to: string): string {
  return `This date has been moved meanwhile. It’s now on ${to}.`;
}

/** How the question whether someone comes on another day stands. */
export type MoveAnswerState = 'open' | 'taken' | 'late' | 'ended';

/** @param answerBy null if they aren't asked, or have answered */
export function moveAnswerState({
  isConfirmed,
  answerBy,
  now,
}: {
  readonly isConfirmed: boolean;
  readonly answerBy: Date | null;
  readonly now: Date;
}): MoveAnswerState {
  if (!isConfirmed) return 'ended';
  if (answerBy === null) return 'taken';
  return now < answerBy ? 'open' : 'late';
}
