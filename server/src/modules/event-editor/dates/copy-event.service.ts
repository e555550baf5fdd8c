import { calendarDay } from '@ascendant/domain/calendar-day';
import { organizerOf } from '@ascendant/domain/event/access';
import { commonFields } from '@ascendant/domain/event/dates-edit';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { eventTimes, lengthProblem } from '@ascendant/domain/event/moved-times';
import { movedDay, repeatProblems } from '@ascendant/domain/event/series';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { accounts } from '../../accounts/accounts.module';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { clockProblems, repeatedClockProblems } from '../form/clock-problems';
import type { CreatedEvent } from '../form/create-event.service';
import { type EditorDeps, refuseProblems } from '../form/event-draft';
import { findEditableEvent, type EditableEvent } from '../form/event-form.repository';
import { eventFormOf } from '../form/event-form.service';
import { insertEvent, todayIn, writeTiers, type NewEvent } from '../form/event-writes.repository';
import { submitEvents } from '../form/submit-events';
import { writeGalleryOfCopy } from '../pictures/gallery.service';
import { copySeriesTerms, seriesDays } from './series-terms.repository';

interface CopyOrder {
  readonly eventId: number;
  readonly requestId: string;
}

/**
 * Copies an event into a new draft of the caller: everything but its bookings, its history and its series. Pictures aren't copied: events
 * refer to the same files.
 * @throws AppError not_found, forbidden, invalid_input when its times aren't possible any more
 * Source: docs/rules/events.md, "Copies and series".
 */
export async function duplicateEvent(
  deps: EditorDeps,
  caller: Caller,
  { eventId, requestId }: CopyOrder,
  beforeCommit: BeforeCommit<CreatedEvent>,
): Promise<CreatedEvent> {
  return inTransaction(deps.db, async (tx) => {
    const original = await lockedOriginal(tx, caller, eventId);
    refuseProblems({ ...clockProblems(original, original.timezone), ...lengthProblems(original, 'endDate') });
    const { startDate } = original;
    const id = await writeCopy(tx, caller, { original, startDate, requestId });
    const created = { ...(await eventFormOf(tx, id, caller)), adminCount: null };
    await beforeCommit(tx, created);
    return created;
  });
}

export interface RepeatOrder extends CopyOrder {
  /** First days, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly status: EventStatus;
}

/** What repeating an event has made. */
export interface RepeatedEvent {
  readonly events: { readonly id: number; readonly status: EventStatus; readonly startDate: string }[];
  readonly adminCount: number | null;
}

/**
 * Repeats an event on further dates, all or none: each is an event of its own, as long as the original, with the same times and prices,
 * and its last days of sale as far from its start. They're dates of its series.
 * @throws AppError not_found, forbidden, invalid_input with a sentence per date
 * Source: docs/rules/events.md, "Copies and series".
 */
export async function repeatEvent(
  deps: EditorDeps,
  caller: Caller,
  { eventId, dates, status, requestId }: RepeatOrder,
  beforeCommit: BeforeCommit<RepeatedEvent>,
): Promise<RepeatedEvent> {
  const seen = events.requireChangeable(await findEditableEvent(deps.db, eventId), caller);
  await refuseDates(deps.db, seen, dates);
  return inTransaction(deps.db, async (tx) => {
    const original = await lockedOriginal(tx, caller, eventId);
    await refuseDates(tx, original, dates);
    const { seriesId } = original;
    const ids: number[] = [];
    for (const startDate of dates) ids.push(await writeCopy(tx, caller, { original, startDate, seriesId, requestId }));
    const adminCount = status === 'draft' ? null : await submitEvents(deps, tx, caller, { ids, requestId });
    const made = [];
    for (const id of ids) made.push(await eventFormOf(tx, id, caller));
    const repeated = {
      events: made.map(({ id, status: is, startDate }) => ({ id, status: is, startDate })),
      adminCount,
    };
    await beforeCommit(tx, repeated);
    return repeated;
  });
}

/** Locked, so that it shows its pictures until its copies do: then none of them is removed in between. */
async function lockedOriginal(tx: Transaction, caller: Caller, eventId: number): Promise<EditableEvent> {
  // In the order in which a photograph is stored: the account, then the event.
  await accounts.lockOwnAccount(tx, caller.userId);
  await capacity.lockEvent(tx, eventId);
  return events.requireChangeable(await findEditableEvent(tx, eventId), caller);
}

async function refuseDates(
  tx: Parameters<typeof todayIn>[0],
  event: EditableEvent,
  dates: readonly string[],
): Promise<void> {
  const today = calendarDay(await todayIn(tx, event.timezone));
  const taken = await seriesDays(tx, event);
  refuseProblems({
    ...repeatedClockProblems(event, dates),
    ...repeatProblems(dates, { today, taken }),
    ...lengthProblems(event, 'dates'),
  });
}

/** Of an event from before there was a limit. */
function lengthProblems(event: EditableEvent, field: string): FieldProblems {
  const sentence = lengthProblem(eventTimes(event));
  return sentence === null ? {} : { [field]: sentence };
}

interface Copy {
  readonly original: EditableEvent;
  readonly startDate: string;
  /** Undefined for a series of its own. */
  readonly seriesId?: number;
  readonly requestId: string;
}

/** @returns the id of the copy */
async function writeCopy(
  tx: Transaction,
  caller: Caller,
  { original, startDate, seriesId, requestId }: Copy,
): Promise<number> {
  const moved = (day: string | null) => movedDay(day, original.startDate, startDate);
  const id = await insertEvent(tx, {
    ...contentOf(original),
    startDate,
    endDate: moved(original.endDate) ?? startDate,
    ...(seriesId !== undefined && { seriesId }),
    createdBy: caller.role === 'admin' ? (original.createdBy ?? caller.userId) : caller.userId,
    organizerId: original.organizerId ?? organizerOf(caller),
    // A copy of an unlisted event mustn't be listed by accident; a code opens one event.
    accessCode: original.accessCode === null ? null : events.newAccessCode(),
  });
  await writeTiers(
    tx,
    id,
    original.tiers.map((tier) => ({ ...tier, validUntil: moved(tier.validUntil) })),
  );
  await writeGalleryOfCopy(tx, id, original.gallery);
  if (seriesId === undefined)
    await copySeriesTerms(tx, { fromSeriesId: original.seriesId, toEventId: id, copiedBy: caller.userId });
  await recordAudit(tx, {
    actor: caller,
    action: 'event.created',
    target: { type: 'event', id },
    changes: { copyOf: { before: null, after: original.id } },
    requestId,
  });
  return id;
}

/** What a copy has in common with its original. */
export function contentOf(event: EditableEvent): Omit<NewEvent, 'startDate' | 'endDate' | 'createdBy' | 'organizerId'> {
  const { coast, cutOffHours, runsFrom, decideDaysBefore } = event;
  const common = Object.fromEntries(commonFields.map((field) => [field, event[field]])) as CommonContent;
  return { ...common, coast, cutOffHours, runsFrom, decideDaysBefore };
}

type CommonContent = Pick<EditableEvent, (typeof commonFields)[number]>;
