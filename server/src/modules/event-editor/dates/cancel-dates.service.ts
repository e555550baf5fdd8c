import type { CancellableDate } from '@ascendant/contract/dates-edit';
import { toWire } from '@ascendant/contract/money';
import { addCents, type Cents } from '@ascendant/domain/money';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import {
  inTransaction,
  type BeforeCommit,
  type Database,
  type Queryable,
  type Transaction,
} from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import { findCancellable } from './dates-edit.repository';
import * as schedules from './schedule.repository';

export interface CancellableDates {
  readonly dates: readonly CancellableDate[];
  readonly hasSchedule: boolean;
}

/** The dates of an event's series that can be cancelled, with what each would cost. @throws AppError not_found, forbidden */
export async function cancellableDates(db: Database, eventId: number, caller: Caller): Promise<CancellableDates> {
  const event = events.requireChangeable(await findEditableEvent(db, eventId), caller);
  const [found, schedule] = [await findCancellable(db, event), await schedules.findSchedule(db, event.seriesId)];
  const figures = await events.findFigures(
    db,
    found.map(({ id }) => id),
  );
  const dates = found.flatMap((date) => {
    const own = figures.get(date.id);
    if (own === undefined) return [];
    const { seatsTaken, bookings, holds, refundable } = own;
    return [{ ...date, seatsTaken, totalBookings: bookings, holds, refundable: toWire(refundable) }];
  });
  return { dates, hasSchedule: schedule !== null };
}

export interface DatesCancellation {
  readonly eventId: number;
  readonly dates: readonly number[];
  readonly reason?: string | undefined;
  readonly endSchedule: boolean;
  readonly seen: { readonly totalBookings: number; readonly refundable: string };
  readonly requestId: string;
}

/**
 * Cancels dates of a series, all or none: each as if it were cancelled alone, so the same jobs refund and email everyone who booked. A date that was made
 * by the schedule isn't made again.
 * @throws AppError not_found, forbidden; dates_changed when one of the dates can't be cancelled any more, or the sums aren't those that were seen;
 *   confirmation_required as `cancelEvent`
 * Source: docs/rules/events.md, "Cancelling several dates".
 */
export async function cancelSeveral(
  db: Database,
  caller: Caller,
  order: DatesCancellation,
  beforeCommit: BeforeCommit<{ readonly cancelled: number }>,
): Promise<{ readonly cancelled: number }> {
  const { eventId, reason = '', requestId, endSchedule } = order;
  return inTransaction(db, async (tx) => {
    const event = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
    const eventIds = [...new Set(order.dates)].sort((one, other) => one - other);
    await capacity.lockEvents(tx, eventIds);
    await refuseChanged(tx, event, { ...order, eventIds });
    await events.cancelDates(tx, caller, { eventIds, reason, requestId });
    if (endSchedule) await end(tx, caller, { event, requestId });
    const reply = { cancelled: eventIds.length };
    await beforeCommit(tx, reply);
    return reply;
  });
}

interface AskedDates extends Pick<DatesCancellation, 'seen'> {
  readonly eventIds: readonly number[];
}

async function refuseChanged(tx: Queryable, event: EditableEvent, { eventIds, seen }: AskedDates): Promise<void> {
  const open = new Set((await findCancellable(tx, event)).map(({ id }) => id));
  const gone = eventIds.filter((id) => !open.has(id)).length;
  if (gone > 0) throw new AppError('dates_changed', { message: goneText(gone) });
  const figures = [...(await events.findFigures(tx, eventIds)).values()];
  const totalBookings = figures.reduce((sum, { bookings }) => sum + bookings, 0);
  const refundable: Cents = addCents(...figures.map((each) => each.refundable));
  if (totalBookings !== seen.totalBookings || toWire(refundable) !== seen.refundable)
    throw new AppError('dates_changed', {
      message: 'The bookings of these dates have changed. Look at the new sums, then cancel again.',
    });
}

function goneText(count: number): string {
  const dates = count === 1 ? '1 of these dates' : `${count} of these dates`;
  return `${dates} can’t be cancelled any more. Look at the dates again.`;
}

async function end(
  tx: Transaction,
  caller: Caller,
  { event: { id, seriesId }, requestId }: { readonly event: EditableEvent; readonly requestId: string },
): Promise<void> {
  if (!(await schedules.deleteSchedule(tx, seriesId))) return;
  await recordAudit(tx, { actor: caller, action: 'event.schedule_ended', target: { type: 'event', id }, requestId });
}
