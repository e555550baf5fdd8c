import { grouped } from '@ascendant/domain/grouped';
import type { Caller } from '../../../access/caller';
import { recordAudits } from '../../../audit/audit.repository';
import type { Transaction } from '../../../database/database';
import { waitlist } from '../../waitlist/waitlist.module';
import { forgottenImage } from '../form/edit-event.service';
import type { EventChanges } from '../form/event-changes';
import type { EditableEvent } from '../form/event-form.repository';
import { changeEvents, deleteTiers, writeTiers } from '../form/event-writes.repository';
import { noteChange } from '../notices/event-notices.service';
import { shareGallery } from '../pictures/gallery.service';
import type { DatePlan } from './plan-dates-edit';

interface ChangedDates {
  readonly plans: readonly DatePlan[];
  readonly requestId: string;
}

interface ChangedDate {
  readonly event: EditableEvent;
  readonly changes: EventChanges;
}

/**
 * Writes what several locked dates take of an edit: the same change of many in one statement, because a year of dates is locked meanwhile.
 * @returns the names of the pictures to remove after the commit
 */
export async function writeDates(
  tx: Transaction,
  caller: Caller,
  { plans, requestId }: ChangedDates,
): Promise<readonly string[]> {
  const dates = plans.flatMap(({ event, changes }) => (changes === null ? [] : [{ event, changes }]));
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
  return event.status === 'published' && (changes.columns.capacity ?? 0) > event.capacity;
}

/** What few edits change, and each date for itself. */
async function writeRest(tx: Transaction, { event, changes }: ChangedDate): Promise<readonly string[]> {
  const { columns, tiers, removedTiers, gallery } = changes;
  await writeTiers(tx, event.id, tiers);
  await deleteTiers(tx, event.id, removedTiers);
  await noteChange(tx, event, columns);
  const shared =
    gallery === null ? [] : await shareGallery(tx, { eventId: event.id, before: event.gallery, after: gallery });
  return [...(await forgottenImage(tx, event, changes)), ...shared];
}
