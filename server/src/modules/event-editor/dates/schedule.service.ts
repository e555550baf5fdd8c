import type { SchedulePreview, StoredSchedule } from '@ascendant/contract/event-schedule';
import { tierToWire } from '@ascendant/contract/tier-wire';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { fieldProblems, hasProblems } from '@ascendant/domain/event/form/field-problems';
import { inSaleOrder } from '@ascendant/domain/pricing/current-tier';
import { dearPriceProblems } from '@ascendant/domain/schedule/price-changes';
import type { FirstDate, ScheduleForm } from '@ascendant/domain/schedule/schedule-form';
import { priceChangeText, scheduleText } from '@ascendant/domain/schedule/schedule-text';
import type { EventScheduleRow } from '../../../../db/schema/event-series';
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
  const { tiers } = await firstDateOf(db, event, row);
  const firstTiers = inSaleOrder(tiers).map(tierToWire);
  if (row === null) return { schedule: null, firstDay: event.startDate, firstTiers };
  const { rule, firstDay, times, until, added, excluded, cutOffHours, windowWeeks, prices } = row;
  const schedule = { rule, times, until, added, excluded, cutOffHours, windowWeeks, prices };
  return { schedule, firstDay, firstTiers };
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
    const firstDay = calendarDay(first.startDate);
    const prices = plan.schedule.prices.map((change) => priceChangeText(change, firstDay));
    const after = [scheduleText(plan.schedule, firstDay), ...prices].join('; ');
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
  const { tiers } = await firstDateOf(tx, event, before);
  const fields = fieldProblems(dearPriceProblems(plan.schedule.prices, tiers));
  if (hasProblems(fields)) throw new AppError('invalid_input', { fields });
  return { plan, first };
}

/** The date whose prices the others of a schedule have, but for price changes; the event itself while there's no other. */
async function firstDateOf(
  tx: Queryable,
  event: EditableEvent,
  row: EventScheduleRow | null,
): Promise<schedules.PricedDate> {
  return (row === null ? null : await schedules.findFirstDate(tx, row)) ?? event;
}
