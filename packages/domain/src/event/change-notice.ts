import { nextTimeAt, waitLabel } from '../rolling-limit';

/** People with a booking get at most one email about changes in this time, with what's true when it's sent. */
export const noticeQuarterMinutes = 15;
/** How often in any 24 hours an event can be edited so that people with a booking are told. */
export const maxTellingEdits = 10;
export const tellingEditHours = 24;

const minuteMs = 60_000;

/** When the next notice about an event can be sent. @param lastSentAt null if there was none */
export function noticeDueAt(lastSentAt: Date | null, now: Date): Date {
  const free = lastSentAt === null ? now : new Date(lastSentAt.getTime() + noticeQuarterMinutes * minuteMs);
  return free > now ? free : now;
}

/**
 * When an event can be edited again so that people are told.
 * @param editedAt when it was so far, in any order
 * @returns null for now
 */
export function nextTellingEditAt(editedAt: readonly Date[], now: Date): Date | null {
  return nextTimeAt(editedAt, now, { count: maxTellingEdits, hours: tellingEditHours });
}

/** Why an edit has to wait. */
export function tellingEditText(nextAt: Date, now: Date): string {
  const wait = waitLabel((nextAt.getTime() - now.getTime()) / 1000);
  return `You’ve changed when or where people meet ${maxTellingEdits} times in ${tellingEditHours} hours, and everyone with a booking is told of it. You can change it again in ${wait}.`;
}
