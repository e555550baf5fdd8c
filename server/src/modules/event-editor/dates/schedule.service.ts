import type { SchedulePreview, StoredSchedule } from '@ascendant/contract/event-schedule';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { FirstDate, ScheduleForm } from '@ascendant/domain/schedule/schedule-form';
import { scheduleText } from '@ascendant/domain/schedule/schedule-text';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database, type Queryable } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { addJob } from '../../../jobs/add-job.repository';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import { planSchedule, type SchedulePlan } from './schedule-plan';
import * as schedules from './schedule.repository';

/** How many of its first dates a preview shows. */
const previewed = 10;

export interface ScheduleOrder {
  readonly eventId: number;
  readonly form: ScheduleForm;
  readonly requestId: string;
}

/** The schedule of an event's series; null without one. @throws AppError not_found, forbidden */
export async function scheduleOf(db: Database, eventId: number, caller: Caller): Promise<StoredSchedule> {
  const event = await changeable(db, eventId, caller);
  const row = await schedules.findSchedule(db, event.seriesId);
  if (row === null) return { schedule: null, firstDay: event.startDate };
  const { rule, firstDay, times, until, added, excluded, cutOffHours, windowWeeks } = row;
  return { schedule: { rule, times, until, added, excluded, cutOffHours, windowWeeks }, firstDay };
}

/**
 * What a schedule would do, without saving it: in words, how many dates it has, the next of them, and what clock changes do.
 * @throws AppError not_found, forbidden, invalid_input
 */
export async function previewSchedule(
  db: Database,
  caller: Caller,
  { eventId, form }: Omit<ScheduleOrder, 'requestId'>,
): Promise<SchedulePreview> {
  const event = await changeable(db, eventId, caller);
  const { plan, first } = await planFor(db, event, form);
  const planned = new Set(plan.dates.map(({ startDate, startTime }) => `${startDate} ${startTime}`));
  const made = await schedules.findMade(db, event.seriesId);
  return {
    text: scheduleText(plan.schedule, calendarDay(first.startDate)),
    dates: plan.dates.length,
    next: plan.dates.filter(({ startDate }) => startDate >= event.today).slice(0, previewed),
    outside: made.filter((at) => at !== null && !planned.has(at)).length,
    notes: [...plan.notes],
  };
}

/**
 * Gives an event's series a schedule, or another one. Its dates are made once the event is published, by a job; dates that exist and aren't in it any
 * more stay as they are.
 * @throws AppError not_found, forbidden, invalid_input
 * Source: docs/rules/events.md, "Schedules".
 */
export async function setSchedule(
  db: Database,
  caller: Caller,
  { eventId, form, requestId }: ScheduleOrder,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const event = await changeable(tx, eventId, caller);
    const { seriesId } = event;
    const { plan, first } = await planFor(tx, event, form);
    const before = await schedules.lockSchedule(tx, seriesId);
    await schedules.saveSchedule(tx, { seriesId, firstDay: first.startDate }, form);
    await schedules.nameScheduled(tx, seriesId);
    await schedules.closeBookingBefore(tx, seriesId, form.cutOffHours);
    await addJob(tx, 'extend_schedule', { seriesId });
    const after = scheduleText(plan.schedule, calendarDay(first.startDate));
    await recordAudit(tx, {
      actor: caller,
      action: 'event.scheduled',
      target: { type: 'event', id: eventId },
      changes: { schedule: { before: before?.rule ?? null, after } },
      requestId,
    });
  });
}

async function changeable(tx: Queryable, eventId: number, caller: Caller): Promise<EditableEvent> {
  return events.requireChangeable(await findEditableEvent(tx, eventId), caller);
}

/** Plans from the schedule's first date: the event's own, unless the series has a schedule. @throws AppError invalid_input */
async function planFor(
  tx: Queryable,
  event: EditableEvent,
  form: ScheduleForm,
): Promise<{ readonly plan: SchedulePlan; readonly first: FirstDate }> {
  const before = await schedules.findSchedule(tx, event.seriesId);
  const startDate = before?.firstDay ?? event.startDate;
  const startTime = before === null ? event.startTime : (form.times[0] ?? event.startTime);
  const first = { startDate, startTime };
  const plan = planSchedule(form, event, { first, isNew: before === null });
  if ('problems' in plan) throw new AppError('invalid_input', { fields: plan.problems });
  return { plan, first };
}
