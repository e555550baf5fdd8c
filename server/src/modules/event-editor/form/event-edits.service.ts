import type { EventEdit } from '@ascendant/contract/event-edit';
import { ofEachText } from '@ascendant/domain/event/practical-details';
import { itineraryText, questionsText } from '@ascendant/domain/event/practical-list-text';
import {
  substantialChanges,
  type SeenEvent,
  type SubstantialChange,
  mapText,
} from '@ascendant/domain/event/substantial-edit';
import { grouped } from '@ascendant/domain/grouped';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { findChoices, type Choices } from './catalog-choice.repository';
import * as edits from './event-edits.repository';
import type { ListedEdit } from './event-edits.repository';
import { categoryIds } from './event-form.presenter';
import { findEditableEvent, findEditableEvents, type EditableEvent } from './event-form.repository';

/** How many are listed at once, those that have waited longest. */
const mostListed = 20;

/**
 * Notes an organizer's edit of published events for admins, under the events' locks, where an event now says something else than what an admin has
 * seen. An admin's own edit needs no one's look; one that puts everything back ends the notice. Dates that have changed in the same way share an entry in the
 * list of admins, who look at it once; a date with other changes has an entry of its own, so that none hides behind an edit of its series.
 * @param before the events as they were before the edit
 * Source: docs/rules/events.md, "Edits of published events".
 */
export async function noteSubstantialEdits(
  tx: Transaction,
  caller: Caller,
  before: readonly EditableEvent[],
): Promise<void> {
  const published = before.filter(({ status }) => status === 'published');
  if (published.length === 0) return;
  const ids = published.map(({ id }) => id);
  const [choices, open] = [await findChoices(tx), await edits.findEdits(tx, ids)];
  const now = new Map((await findEditableEvents(tx, ids)).map((event) => [event.id, event]));
  const compared = published.flatMap((event) => {
    const seen = open.get(event.id)?.before ?? seenEvent(event, choices);
    const after = now.get(event.id);
    return after === undefined
      ? []
      : [{ id: event.id, before: seen, changes: substantialChanges(seen, seenEvent(after, choices)) }];
  });
  const changed = compared.filter(({ changes }) => changes.length > 0);
  const unchanged = compared.filter(({ changes }) => changes.length === 0);
  await edits.forgetEdits(
    tx,
    unchanged.map(({ id }) => id),
  );
  if (caller.role !== 'admin') await edits.noteEdits(tx, sharedInstants(changed, await edits.instantOfEdit(tx)));
}

interface NotedDate {
  readonly id: number;
  readonly before: SeenEvent;
  readonly changes: readonly SubstantialChange[];
}

/** The same instant for those that have changed in the same way: a millisecond between the ways. */
function sharedInstants(noted: readonly NotedDate[], at: Date) {
  const ways = [...grouped(noted, ({ changes }) => JSON.stringify(changes)).values()];
  return ways.flatMap((alike, place) =>
    alike.map(({ id, before }) => ({ eventId: id, before, editedAt: new Date(at.getTime() + place) })),
  );
}

export interface EventEdits {
  readonly edits: readonly EventEdit[];
  /** With those that aren't listed. */
  readonly all: number;
}

/** The edited events that have waited longest for an admin's look, with both versions of what has changed. */
export async function editedEvents(db: Database): Promise<EventEdits> {
  const [rows, all, choices] = await Promise.all([
    edits.findOldestEdits(db, mostListed),
    edits.countEdits(db),
    findChoices(db),
  ]);
  const found = await Promise.all(rows.map((row) => presentEdit(db, row, choices)));
  return { edits: found.filter((edit) => edit !== null), all };
}

async function presentEdit(db: Queryable, row: ListedEdit, choices: Choices): Promise<EventEdit | null> {
  const event = await findEditableEvent(db, row.eventId);
  if (event === null) return null;
  const { id, title, slug, organizerName, seatsTaken } = event;
  return {
    id,
    title,
    slug,
    organizerName,
    seatsTaken,
    since: row.since.toISOString(),
    editedAt: row.editedAt.toISOString(),
    dates: row.dates,
    changes: [...substantialChanges(row.before, seenEvent(event, choices))],
  };
}

export interface SeenOrder {
  readonly eventId: number;
  /** The last edit that the admin has looked at. */
  readonly editedAt: string;
  readonly requestId: string;
}

/**
 * An admin has looked at an edited event and leaves it as it is.
 * @throws AppError not_found if nothing waits for a look; edit_conflict if it has been edited again since
 */
export async function markEditSeen(db: Database, caller: Caller, order: SeenOrder): Promise<void> {
  const { eventId, editedAt, requestId } = order;
  await inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const open = await edits.findEdit(tx, eventId);
    if (open === null) throw new AppError('not_found', { message: 'Another admin has already looked at this edit.' });
    if (open.editedAt.getTime() !== Date.parse(editedAt))
      throw new AppError('edit_conflict', { message: 'This event has been edited again. Look at the new version.' });
    await edits.forgetEdits(tx, await edits.findSameEdits(tx, eventId));
    await events.queueItsDates(tx, eventId);
    const target = { type: 'event', id: eventId };
    await recordAudit(tx, { actor: caller, action: 'event.edit_seen', target, requestId });
  });
}

/** An event's words and pictures as text, as an admin sees them. */
function seenEvent(event: EditableEvent, { categories }: Pick<Choices, 'categories'>): SeenEvent {
  const names = categoryIds(event).map((id) => categories.find((category) => category.id === id)?.name ?? '');
  return {
    title: event.title,
    description: event.description,
    category: names.join(', '),
    location: event.location,
    map: mapText(event.latitude, event.longitude),
    ...ofEachText((name) => event[name]),
    childCarer: event.childCarer,
    itinerary: itineraryText(event.itinerary),
    questions: questionsText(event.questions),
    picture: event.imageUrl ?? '',
    gallery: event.gallery.map(({ url, alt }) => `${alt}\n${url}`).join('\n'),
  };
}
