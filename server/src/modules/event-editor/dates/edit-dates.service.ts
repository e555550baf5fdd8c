import { setImmediate } from 'node:timers/promises';
import type { DatesEditFigures, DatesEditPreview, KeptField, ScopePreview } from '@ascendant/contract/dates-edit';
import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import { changedGroups, type DateScope } from '@ascendant/domain/event/dates-edit';
import { grouped } from '@ascendant/domain/grouped';
import type { EventScheduleRow } from '../../../../db/schema/event-series';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Queryable, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { pictures } from '../../pictures/pictures.module';
import { findChoices } from '../form/catalog-choice.repository';
import { allowedChanges, newPlace, withVersion, writeEdit, type UpdatedEvent } from '../form/edit-event.service';
import { isUnchanged } from '../form/event-changes';
import type { EditorDeps } from '../form/event-draft';
import { findEditableEvent, findEditableEvents, type EditableEvent } from '../form/event-form.repository';
import type { EventPlace } from '../form/event-place.service';
import { isTold } from '../notices/event-notices.service';
import { countBookers, findOtherDates } from './dates-edit.repository';
import { planDate, valuesAfter, valuesOf, type DatePlan, type EditedDate } from './plan-dates-edit';
import { lockSchedule, moveSlots } from './schedule.repository';

/** How many of the dates that keep a field are named. */
const mostNamed = 3;
/** Dates that are compared before other requests have a turn. */
const datesPerTurn = 10;

export interface DatesEditOrder {
  readonly eventId: number;
  readonly edit: UpdateEventBody;
  readonly scope: DateScope;
  /** What the caller was shown. */
  readonly seen: DatesEditFigures;
  readonly requestId: string;
}

/**
 * What an edit would do to a date alone, to it and those after it, and to all that haven't begun. Nothing is saved.
 * @throws AppError as `editEvent`
 * Source: docs/rules/events.md, "Editing several dates".
 */
export async function previewDatesEdit(
  deps: EditorDeps,
  caller: Caller,
  { eventId, edit }: Pick<DatesEditOrder, 'eventId' | 'edit'>,
): Promise<DatesEditPreview> {
  const event = events.requireChangeable(await findEditableEvent(deps.db, eventId), caller);
  const place = await newPlace(deps, event, edit);
  const { db } = deps;
  const ids = await findOtherDates(db, event);
  const { own, plans, edited } = await plan(db, caller, { event, edit, place, ids });
  return {
    fields: [...edited.changed],
    changesDays: edited.changes.columns.startDate !== undefined,
    this: await figuresOf(db, [own]),
    later: await figuresOf(db, [own, ...plans.filter((date) => date.event.startsAt >= event.startsAt)]),
    all: await figuresOf(db, [own, ...plans]),
  };
}

/** An event after an edit of several dates, and how many have changed. */
export type UpdatedDates = UpdatedEvent & { readonly dates: number };

/**
 * Edits a date, and the others of its series in the scope, all in one transaction: a program that's killed leaves either none of it or all. Other dates
 * take what they had in common with the edited one.
 * @throws AppError as `editEvent`; dates_changed with the `current` preview when the figures aren't those that were seen
 * Source: docs/rules/events.md, "Editing several dates".
 */
export async function editDates(
  deps: EditorDeps,
  caller: Caller,
  order: DatesEditOrder,
  beforeCommit: BeforeCommit<UpdatedDates>,
): Promise<UpdatedDates> {
  const { eventId, edit } = order;
  const found = events.requireChangeable(await findEditableEvent(deps.db, eventId), caller);
  const place = await newPlace(deps, found, edit);
  const { removed, dates } = await inTransaction(deps.db, async (tx) => {
    const locked = await lockDates(tx, caller, order);
    const done = await editLockedDates(deps, tx, caller, { ...order, ...locked, place });
    const updated = await withVersion(tx, await events.eventWithoutScore(tx, eventId, caller));
    await beforeCommit(tx, { ...updated, dates: done.dates });
    return done;
  });
  for (const name of removed) await pictures.removePicture(deps, name);
  return { ...(await withVersion(deps.db, await events.eventDetail(deps, eventId, caller))), dates };
}

async function idsInScope(tx: Queryable, event: EditableEvent, scope: DateScope): Promise<readonly number[]> {
  return scope === 'this' ? [] : findOtherDates(tx, event, scope === 'later' ? event.startsAt : undefined);
}

/** Locks the dates in the scope, then the schedule, so that none is made meanwhile. @throws AppError dates_changed when one has just been */
async function lockDates(tx: Transaction, caller: Caller, { eventId, scope }: DatesEditOrder) {
  const asked = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
  const found = await idsInScope(tx, asked, scope);
  await capacity.lockEvents(tx, [eventId, ...found]);
  const schedule = await lockSchedule(tx, asked.seriesId);
  const event = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
  const locked = new Set(found);
  const ids = await idsInScope(tx, event, scope);
  if (ids.some((id) => !locked.has(id))) throw new AppError('dates_changed');
  return { event, ids, schedule };
}

interface Asked {
  readonly event: EditableEvent;
  readonly edit: UpdateEventBody;
  readonly place: EventPlace | null;
  /** The other dates that it may be for. */
  readonly ids: readonly number[];
}

interface LockedDates extends DatesEditOrder, Asked {
  readonly edit: UpdateEventBody;
  readonly schedule: EventScheduleRow | null;
}

async function plan(tx: Queryable, caller: Caller, { event, edit, place, ids }: Asked) {
  const choices = await findChoices(tx);
  const changes = await allowedChanges(tx, caller, { event, edit, place, choices });
  const before = valuesOf(event);
  const after = valuesAfter(event, changes);
  const others = await findEditableEvents(tx, ids);
  const slots = new Set([event, ...others].map(({ startDate, startTime }) => `${startDate} ${startTime}`));
  const edited: EditedDate = {
    event,
    edit,
    place,
    changes,
    choices,
    changed: changedGroups(before, after),
    before,
    after,
    slots,
  };
  const plans: DatePlan[] = [];
  for (const other of others) {
    plans.push(await planDate(tx, edited, other));
    // Other requests have their turn.
    if (plans.length % datesPerTurn === 0) await setImmediate();
  }
  const own: DatePlan = { event, changes: isUnchanged(changes) ? null : changes, kept: [] };
  return { own, plans, edited };
}

async function editLockedDates(deps: EditorDeps, tx: Transaction, caller: Caller, order: LockedDates) {
  const { event, schedule, seen, requestId } = order;
  const { own, plans, edited } = await plan(tx, caller, order);
  const now = await figuresOf(tx, [own, ...plans]);
  if (!isAsSeen(now, seen)) throw new AppError('dates_changed', { details: { current: now } });
  const { changes } = edited;
  const others = plans.flatMap((date) => (date.changes === null ? [] : [{ event: date.event, changes: date.changes }]));
  const requiresPayoutAccount = deps.config.payouts.requiresAccount;
  const removed = await writeEdit(tx, caller, { event, changes, others, requestId, requiresPayoutAccount });
  const { startTime } = changes.columns;
  if (startTime !== undefined && schedule !== null && order.scope !== 'this')
    await moveSlots(tx, schedule, { from: event.startTime, to: startTime });
  return { removed, dates: now.dates };
}

/** What an edit does to these dates, the edited one among them. */
async function figuresOf(tx: Queryable, plans: readonly DatePlan[]): Promise<ScopePreview> {
  const changed = plans.filter(({ changes }) => changes !== null);
  const told = changed.filter(({ event, changes }) => changes !== null && isTold(event, changes.columns));
  return {
    dates: changed.length,
    booked: changed.filter(({ event }) => event.seatsConfirmed > 0).length,
    people: await countBookers(
      tx,
      told.map(({ event }) => event.id),
    ),
    kept: keptFields(plans),
  };
}

/** Which dates keep what, the same field for the same reason together. */
function keptFields(plans: readonly DatePlan[]): readonly KeptField[] {
  const kept = plans.flatMap(({ event, kept: groups }) =>
    groups.map(({ group, reason }) => ({ event, group, reason })),
  );
  const alike = grouped(kept, ({ group, reason }) => JSON.stringify([group, reason]));
  return [...alike.values()].flatMap((dates) => {
    const [one] = dates;
    if (one === undefined) return [];
    const first = dates
      .slice(0, mostNamed)
      .map(({ event: { id, startDate, startTime } }) => ({ id, startDate, startTime }));
    return [{ field: one.group, reason: one.reason, dates: dates.length, first }];
  });
}

function isAsSeen(now: DatesEditFigures, seen: DatesEditFigures): boolean {
  return now.dates === seen.dates && now.booked === seen.booked && now.people === seen.people;
}
