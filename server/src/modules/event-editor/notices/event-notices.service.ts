import { freeFrom, hasMoved, opensFreeCancellation } from '@ascendant/domain/booking/moved-event';
import { nextTellingEditAt, noticeDueAt, tellingEditText } from '@ascendant/domain/event/change-notice';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addJob } from '../../../jobs/add-job.repository';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import type { EventChange } from '../form/event-writes.repository';
import { noticeLines, toldFacts } from './change-notice';
import * as notices from './event-notices.repository';
import type { EventNotice } from './event-notices.repository';

/**
 * Notes an edit that people with a booking have to hear of, under the event's lock: in the notice that's waiting, or in a new one, which is sent at
 * once if none was sent in the last quarter of an hour.
 * @throws AppError change_limit (with the time to wait)
 * Source: docs/rules/events.md, "Editing"; docs/archive/decisions/0093-change-notices.md.
 */
export async function noteChange(tx: Transaction, event: EditableEvent, columns: EventChange): Promise<void> {
  if (!isTold(event, columns)) return;
  const before = toldFacts(event);
  const { editedAt, lastSentAt, now } = await notices.findRecentNotices(tx, event.id);
  refuseTooOften(nextTellingEditAt(editedAt, now), now);
  const dueAt = noticeDueAt(lastSentAt, now);
  const noticeId = await notices.noteEdit(tx, { eventId: event.id, before, now, dueAt });
  if (noticeId === null) return;
  const afterSeconds = (dueAt.getTime() - now.getTime()) / 1000;
  await addJob(tx, 'tell_of_event_change', { noticeId }, { afterSeconds });
}

/** Whether people with a booking are told of this change of an event. */
export function isTold(event: EditableEvent, columns: EventChange): boolean {
  const { startDate, startTime, timezone } = columns;
  const isOver = event.hasBegun && startDate === undefined && startTime === undefined && timezone === undefined;
  if (event.status !== 'published' || event.seatsTaken === 0 || isOver) return false;
  const before = toldFacts(event);
  return noticeLines(before, { ...before, ...defined(columns) }).length > 0;
}

function refuseTooOften(nextAt: Date | null, now: Date): void {
  if (nextAt === null) return;
  throw new AppError('change_limit', {
    message: tellingEditText(nextAt, now),
    retryAfterSeconds: (nextAt.getTime() - now.getTime()) / 1000,
    details: { nextAt: nextAt.toISOString() },
  });
}

/** What an edit changes of what people are told. */
function defined({ startDate, startTime, endTime, timezone, location, ...columns }: EventChange) {
  const { meetingPoint, meetingLatitude, meetingLongitude, latitude, longitude } = columns;
  const told = { startDate, startTime, endTime, timezone, location, meetingPoint };
  const places = { meetingLatitude, meetingLongitude, latitude, longitude };
  return Object.fromEntries(Object.entries({ ...told, ...places }).filter(([, value]) => value !== undefined));
}

/**
 * Decides what a notice says: how the event is now, compared with what people were told last. From then on, later edits are another notice.
 * Where the event has moved far from what was booked, it promises that the booking can be cancelled for everything.
 * @returns null if it's gone
 */
export async function closedNotice(db: Database, noticeId: number): Promise<EventNotice | null> {
  const found = await notices.findNotice(db, noticeId);
  if (found === null) return null;
  return inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, found.eventId);
    const notice = await notices.findNotice(tx, noticeId);
    const event = await findEditableEvent(tx, found.eventId);
    if (notice === null || notice.sentAt !== null || event === null) return notice;
    const lines = event.status === 'published' ? noticeLines(notice.before, toldFacts(event)) : [];
    const closed = await notices.closeNotice(tx, noticeId, lines);
    if (lines.length > 0) await promise(tx, closed, event);
    return closed;
  });
}

async function promise(tx: Transaction, { before, sentAt }: EventNotice, event: EditableEvent): Promise<void> {
  const moved = events.moveBetween(events.toldWhenAndWhere(before), events.toldWhenAndWhere(toldFacts(event)));
  if (!hasMoved(moved) || sentAt === null) return;
  const booked = await notices.findBookedEvents(tx, event.id);
  const far = booked
    .map((row) => ({ id: row.id, ...events.movedBookingOf(row) }))
    .filter((booking) => opensFreeCancellation(booking.move));
  for (const isUnanswered of [true, false]) {
    const ids = far.filter((booking) => booking.isUnanswered === isUnanswered).map(({ id }) => id);
    await notices.promiseFreeCancellation(tx, ids, freeFrom(sentAt, { startsAt: event.startsAt, isUnanswered }));
  }
}
