import { isDeepStrictEqual } from 'node:util';
import type { EventDetail } from '@ascendant/contract/event';
import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import { pictureGone } from '@ascendant/domain/event/gallery';
import { hasSpot } from '@ascendant/domain/event/meeting-place';
import type { MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import type { Caller } from '../../../access/caller';
import { inTransaction, type BeforeCommit, type Queryable, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { pictures } from '../../pictures/pictures.module';
import { followFirstDate } from '../dates/schedule.repository';
import { writeDates, type ChangedDate } from '../dates/write-dates';
import { takePictures, waitingPurpose as purpose } from '../pictures/gallery.service';
import { findChoices, type Choices } from './catalog-choice.repository';
import { draftOfEdit, type EventEdit } from './edit-form';
import { changesOf, isUnchanged, type EventChanges } from './event-changes';
import { type EditorDeps, refuseProblems } from './event-draft';
import { noteSubstantialEdits } from './event-edits.service';
import { presentEventForm } from './event-form.presenter';
import { findEditableEvent, type EditableEvent } from './event-form.repository';
import { placeOf, type EventPlace } from './event-place.service';
import { refuseEdit } from './refuse-edit';

/** An event after a change. */
export type UpdatedEvent = EventDetail & { readonly version: number };

export interface UpdateOrder {
  readonly eventId: number;
  /** A new status, or edited fields: the contract lets nothing through that has both. */
  readonly body: UpdateEventBody;
  readonly requestId: string;
}

/**
 * Gives an event another status, or edits its fields.
 * @throws AppError as `transitionEvent` and `editEvent`
 * Source: specification 2, section 7 (Events).
 */
export async function updateEvent(
  deps: EditorDeps,
  caller: Caller,
  { eventId, body, requestId }: UpdateOrder,
  beforeCommit: BeforeCommit<UpdatedEvent>,
): Promise<UpdatedEvent> {
  const { status, reason = '' } = body;
  const beforeEnd: BeforeCommit<void> = async (tx) =>
    beforeCommit(tx, await withVersion(tx, await events.eventWithoutScore(tx, eventId, caller)));
  if (status === undefined) await editEvent(deps, caller, { eventId, edit: body, requestId }, beforeEnd);
  else await events.transitionEvent(deps, caller, { eventId, to: status, reason, requestId }, beforeEnd);
  return withVersion(deps.db, await events.eventDetail(deps, eventId, caller));
}

/** @throws AppError not_found */
export async function withVersion(tx: Queryable, event: EventDetail): Promise<UpdatedEvent> {
  const found = await findEditableEvent(tx, event.id);
  if (found === null) throw new AppError('not_found');
  return { ...event, version: found.version };
}

export interface EditOrder {
  readonly eventId: number;
  readonly edit: UpdateEventBody;
  readonly requestId: string;
}

/**
 * Edits an event's fields under its lock. A new capacity counts for sales at once: the waitlist is served if it's higher. People with a
 * booking get an email when times or location change.
 * @throws AppError not_found, forbidden; edit_conflict with the `current` event when someone has edited it since `version`; locked_field
 *   for what its status or its bookings lock, and for a capacity below the seats taken; invalid_input; change_limit;
 *   organizer_not_payable for a free event that would cost something
 * Source: specification 2, section 3 (Payloads); docs/rules/events.md, "Editing".
 */
export async function editEvent(
  deps: EditorDeps,
  caller: Caller,
  order: EditOrder,
  beforeCommit: BeforeCommit<void>,
): Promise<void> {
  const { eventId, edit } = order;
  const before = events.requireChangeable(await findEditableEvent(deps.db, eventId), caller);
  const requiresPayoutAccount = deps.config.payouts.requiresAccount;
  // Looked up before the lock, since the gazetteer can be slow.
  const place = await newPlace(deps, before, edit);
  const removed = await inTransaction(deps.db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const event = events.requireChangeable(await findEditableEvent(tx, eventId), caller);
    const changes = await allowedChanges(tx, caller, { event, edit, place, choices: await findChoices(tx) });
    const locked = { event, changes, others: [], requestId: order.requestId, requiresPayoutAccount };
    const removedPictures = await writeEdit(tx, caller, locked);
    await beforeCommit(tx);
    return removedPictures;
  });
  for (const name of removed) await pictures.removePicture(deps, name);
}

/** Where an edit moves an event; null if it stays. The gazetteer can be slow, so it's asked before any lock. */
export async function newPlace(
  { db }: Pick<EditorDeps, 'db'>,
  event: EditableEvent,
  edit: UpdateEventBody,
): Promise<EventPlace | null> {
  const { location = event.location, meetingLatitude, meetingLongitude } = edit;
  const isMoved = location !== '' && location !== event.location;
  // Where people meet says where an event is whose location doesn't.
  const spot = {
    meetingLatitude: meetingLatitude === undefined ? event.meetingLatitude : meetingLatitude,
    meetingLongitude: meetingLongitude === undefined ? event.meetingLongitude : meetingLongitude,
  };
  const isSpotted = event.latitude === null && hasSpot(spot) && !isDeepStrictEqual(spot, spotOf(event));
  if (edit.placeId === undefined && !isMoved && !isSpotted) return null;
  return placeOf(db, { location, placeId: edit.placeId ?? null, spot });
}

function spotOf({ meetingLatitude, meetingLongitude }: MeetingSpot): MeetingSpot {
  return { meetingLatitude, meetingLongitude };
}

interface LockedEdit extends ChangedDate, Pick<EditOrder, 'requestId'> {
  readonly others: readonly ChangedDate[];
  /** Whether a paid event needs an organizer who can be paid. */
  readonly requiresPayoutAccount: boolean;
}

interface AskedEdit extends Pick<EditOrder, 'edit'> {
  readonly event: EditableEvent;
  readonly place: EventPlace | null;
  readonly choices: Choices;
}

/**
 * What an edit changes of an event, if it may.
 * @throws AppError edit_conflict, locked_field, invalid_input
 */
export async function allowedChanges(
  tx: Queryable,
  caller: Caller,
  { event, edit, place, choices }: AskedEdit,
): Promise<EventChanges> {
  if (edit.version !== undefined && edit.version !== event.version) {
    throw new AppError('edit_conflict', { details: { current: presentEventForm(event, choices, caller.role) } });
  }
  const given: EventEdit = draftOfEdit(event, edit, choices);
  const changes = changesOf(event, given, place);
  const hasPicture = await isWaitingImage(tx, caller, changes);
  const refusal = await refuseEdit(tx, { event, given, changes, choices, hasPicture });
  if (refusal !== null) throw new AppError(refusal.code, refusal);
  return changes;
}

/**
 * Writes what an edit changes of an event, and of other dates that take it, under their locks.
 * @returns the names of the pictures to remove after the commit
 */
export async function writeEdit(tx: Transaction, caller: Caller, edit: LockedEdit): Promise<readonly string[]> {
  const { event, changes, others, requestId } = edit;
  if (isUnchanged(changes)) return [];
  const { columns, gallery } = changes;
  await takeImage(tx, caller, event, changes);
  if (gallery !== null)
    await takePictures(tx, { eventId: event.id, before: event.gallery, after: gallery }, caller.userId);
  const dates = [{ event, changes }, ...others];
  const removed = await writeDates(tx, caller, { dates, requestId });
  if (event.status !== 'published') await followEvent(tx, event, columns);
  const wasFree = event.tiers.every(({ adultPrice, childPrice }) => adultPrice === 0 && (childPrice ?? 0) === 0);
  if (edit.requiresPayoutAccount && event.status === 'published' && wasFree) await events.requirePayable(tx, event);
  await noteSubstantialEdits(
    tx,
    caller,
    dates.map((date) => date.event),
  );
  return removed;
}

async function followEvent(tx: Transaction, event: EditableEvent, columns: EventChanges['columns']): Promise<void> {
  const { startDate = event.startDate, startTime = event.startTime } = columns;
  if (startDate !== event.startDate || startTime !== event.startTime)
    await followFirstDate(tx, { event, startDate, startTime });
}

/**
 * Whether the new photograph of an edit is a picture that the caller has uploaded and that no event shows yet.
 * Source: docs/archive/decisions/0268-a-photograph-for-several-dates.md.
 */
async function isWaitingImage(
  tx: Queryable,
  { userId }: Caller,
  { columns: { imageUrl } }: EventChanges,
): Promise<boolean> {
  return typeof imageUrl === 'string' && pictures.isWaiting(tx, { url: imageUrl, purpose, userId });
}

/**
 * Takes the new photograph of an edit out of the caller's waiting pictures, once: its other dates then show the same file.
 * @throws AppError invalid_input when it has been used or swept meanwhile
 */
async function takeImage(
  tx: Transaction,
  { userId }: Caller,
  { id: eventId }: EditableEvent,
  { columns: { imageUrl } }: EventChanges,
): Promise<void> {
  if (typeof imageUrl !== 'string') return;
  const name = await pictures.attachPicture(tx, { url: imageUrl, purpose, userId, eventId });
  if (name === null) refuseProblems({ imageUrl: pictureGone });
}
