import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { movedDay } from '@ascendant/domain/event/series';
import { tiersOn } from '@ascendant/domain/schedule/price-changes';
import { endOfDate, windowEnd, type Schedule, type ScheduledDate } from '@ascendant/domain/schedule/schedule';
import { readSchedule } from '@ascendant/domain/schedule/schedule-form';
import type { EventScheduleRow } from '../../../../db/schema/event-series';
import { recordAudit } from '../../../audit/audit.repository';
import { readClock } from '../../../database/clock.repository';
import { inTransaction, type Database, type Transaction } from '../../../database/database';
import { events as eventsModule } from '../../events/events.module';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import { contentOf } from './copy-event.service';
import { addPublishedDates } from './schedule-dates.repository';
import { datesBetween } from './schedule-plan';
import * as schedules from './schedule.repository';

/** Dates of one job: about two seconds. Emails wait for the same workers. */
export const datesAtOnce = 50;

/**
 * Makes the next dates of a series' schedule that are missing in its window, in one transaction, and has another job make the rest: each is an event with the content of the last published
 * one, published without another approval. While that one says something that no admin has seen, none is made. A date that was ever made isn't made
 * again: it may have been moved, or cancelled.
 * @returns how many were made
 * Source: docs/rules/events.md, "Schedules".
 */
export async function extendSchedule(db: Database, seriesId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const row = await schedules.lockSchedule(tx, seriesId);
    if (row === null) return 0;
    const model = await schedules.findModel(tx, seriesId);
    const original = model === null || model.isEdited ? null : await findEditableEvent(tx, model.id);
    const schedule = readStored(row);
    const missing = original === null ? [] : await missingDates(tx, { row, schedule }, original);
    const dates = missing.slice(0, datesAtOnce);
    if (original !== null && dates.length > 0) await makeDates(tx, { row, schedule }, { original, dates });
    if (dates.length < missing.length) await schedules.queueExtension(tx, seriesId);
    else await schedules.noteExtended(tx, seriesId);
    return dates.length;
  });
}

/** A schedule with the row that it's stored in. */
interface Stored {
  readonly row: EventScheduleRow;
  readonly schedule: Schedule;
}

function readStored(row: EventScheduleRow): Schedule {
  const read = readSchedule(row, { startDate: row.firstDay, startTime: row.times[0] ?? '' });
  if ('problems' in read) throw new RangeError(`the schedule of series ${row.seriesId} can't be read`);
  return read.schedule;
}

async function missingDates(
  tx: Transaction,
  { row, schedule }: Stored,
  { today, timezone }: EditableEvent,
): Promise<readonly ScheduledDate[]> {
  const firstDay = calendarDay(row.firstDay);
  const from = firstDay > today ? firstDay : calendarDay(today);
  const { dates } = datesBetween(schedule, { firstDay, from, to: windowEnd(schedule, from) });
  const made = await schedules.findEverMade(tx, row.seriesId);
  const now = (await readClock(tx)).getTime();
  return dates.filter(({ startDate, startTime }) => {
    const start = localToInstant({ date: startDate, time: startTime }, timezone, ianaZones);
    const isSkipped = start.kind === 'nonexistent';
    return !isSkipped && start.unixSeconds * 1000 > now && !made.has(`${startDate} ${startTime}`);
  });
}

async function makeDates(
  tx: Transaction,
  { row, schedule }: Stored,
  { original, dates }: { readonly original: EditableEvent; readonly dates: readonly ScheduledDate[] },
): Promise<void> {
  const { seriesId, cutOffHours } = row;
  const first = (await schedules.findFirstDate(tx, row)) ?? original;
  const content = {
    ...contentOf(original),
    createdBy: original.createdBy,
    organizerId: original.organizerId,
    approvedBy: original.approvedBy,
  };
  await addPublishedDates(tx, {
    events: dates.map((date) => ({
      ...content,
      ...date,
      ...endOfDate(original, date),
      slug: original.slug,
      // An unlisted event's dates are unlisted, each with a code of its own.
      accessCode: original.accessCode === null ? null : eventsModule.newAccessCode(),
      seriesId,
      scheduledFor: `${date.startDate} ${date.startTime}`,
      cutOffHours,
    })),
    tiersOn: (startDate) =>
      tiersOn(calendarDay(startDate), first.tiers, schedule.prices).map((tier) => ({
        ...tier,
        validUntil: movedDay(tier.validUntil, first.startDate, startDate),
      })),
    gallery: original.gallery,
  });
  await recordAudit(tx, {
    actor: null,
    action: 'event.dates_added',
    target: { type: 'event', id: original.id },
    changes: {
      dates: { before: null, after: dates.length },
      from: { before: null, after: dates[0]?.startDate ?? null },
      to: { before: null, after: dates.at(-1)?.startDate ?? null },
    },
  });
}
