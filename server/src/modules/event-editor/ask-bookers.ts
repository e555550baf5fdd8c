import { isMoveAsked, moveAnswerBy, moveReminderAt } from '@ascendant/domain/booking/move-answer';
import { minutesApart } from '@ascendant/domain/booking/moved-event';
import { readClock } from '../../database/clock.repository';
import type { Transaction } from '../../database/database';
import { addJob } from '../../jobs/add-job.repository';
import { findAskable, setAnswerBy } from './asked-bookings.repository';
import type { EditableEvent } from './event-form.repository';

/**
 * Asks everyone with a confirmed booking of a date that has just been moved, under its lock, and has those who don't answer reminded and then refunded.
 * @param event as it was before the move
 * @returns until when they answer; null if no one is asked
 * Source: docs/rules/events.md, "Moving a date".
 */
export async function askBookers(tx: Transaction, event: EditableEvent): Promise<Date | null> {
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
  const until = asked.length === 0 ? null : moveAnswerBy(now, startsAt);
  const askedIds = new Set(until === null ? [] : asked.map(({ id }) => id));
  await setAnswerBy(tx, [...askedIds], until);
  const rest = bookings.filter(({ id, moveAnswerBy: waitsUntil }) => waitsUntil !== null && !askedIds.has(id));
  await setAnswerBy(
    tx,
    rest.map(({ id }) => id),
    null,
  );
  if (until === null) return null;
  const secondsTo = (at: Date) => ({ afterSeconds: (at.getTime() - now.getTime()) / 1000 });
  await addJob(tx, 'end_unanswered_bookings', { eventId: event.id }, secondsTo(until));
  const remindAt = moveReminderAt(now, until);
  if (remindAt !== null)
    await addJob(tx, 'remind_unanswered', { eventId: event.id, answerBy: until.toISOString() }, secondsTo(remindAt));
  return until;
}
