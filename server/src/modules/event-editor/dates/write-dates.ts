import { grouped } from '@ascendant/domain/grouped';
import type { Caller } from '../../../access/caller';
import { recordAudits } from '../../../audit/audit.repository';
import type { Transaction } from '../../../database/database';
import { pictures } from '../../pictures/pictures.module';
import { waitlist } from '../../waitlist/waitlist.module';
import type { EventChanges } from '../form/event-changes';
import type { EditableEvent } from '../form/event-form.repository';
import { changeEvents, deleteTiers, writeTiers } from '../form/event-writes.repository';
import { noteChange } from '../notices/event-notices.service';
import { writeGallery } from '../pictures/gallery.service';

interface ChangedDates {
  readonly dates: readonly ChangedDate[];
  readonly requestId: string;
}

/** A date before an edit, and what that changes of it. */
export interface ChangedDate {
  readonly event: EditableEvent;
  readonly changes: EventChanges;
}

/**
 * Writes what an edit changes of locked dates: the same change of many in one statement, because a year of dates is locked meanwhile.
 * @returns the names of the pictures to remove after the commit
 */
export async function writeDates(
  tx: Transaction,
  caller: Caller,
  { dates, requestId }: ChangedDates,
): Promise<readonly string[]> {
  for (const alike of grouped(dates, ({ changes }) => JSON.stringify(changes.columns)).values()) {
    const ids = alike.map(({ event }) => event.id);
    if (alike[0] !== undefined) await changeEvents(tx, ids, alike[0].changes.columns);
  }
  await recordAudits(
    tx,
    dates.map(({ event, changes }) => ({
      actor: caller,
      action: 'event.edited',
      target: { type: 'event', id: event.id },
      changes: changes.audit,
      requestId,
    })),
  );
  const removed: string[] = [];
  for (const date of dates) removed.push(...(await writeRest(tx, date)));
  await waitlist.serveWaitlists(
    tx,
    dates.filter(hasMoreSeats).map(({ event }) => event.id),
  );
  return removed;
}

function hasMoreSeats({ event, changes }: ChangedDate): boolean {
  return event.status === 'published' && !event.hasBegun && (changes.columns.capacity ?? 0) > event.capacity;
}

/** What few edits change, and each date for itself. */
async function writeRest(tx: Transaction, { event, changes }: ChangedDate): Promise<readonly string[]> {
  const { columns, tiers, removedTiers, gallery } = changes;
  await writeTiers(tx, event.id, tiers);
  await deleteTiers(tx, event.id, removedTiers);
  await noteChange(tx, event, columns);
  const fromGallery =
    gallery === null ? [] : await writeGallery(tx, { eventId: event.id, before: event.gallery, after: gallery });
  return [...(await forgottenImage(tx, event, changes)), ...fromGallery];
}

/** @returns the name of its photograph, if the changes remove or replace it and no other event shows it */
async function forgottenImage(
  tx: Transaction,
  { imageUrl }: EditableEvent,
  { columns }: EventChanges,
): Promise<readonly string[]> {
  const isLetGo = columns.imageUrl !== undefined && imageUrl !== null;
  const name = isLetGo ? await pictures.forgetPicture(tx, imageUrl) : null;
  return name === null ? [] : [name];
}
