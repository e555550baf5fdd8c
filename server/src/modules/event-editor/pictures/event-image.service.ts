import { eventImageUpload } from '@ascendant/contract/upload';
import { lockedFields, lockReason } from '@ascendant/domain/event/form/locked-fields';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { AppError } from '../../../errors/app-error';
import type { UploadedFile } from '../../../http/uploads';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { pictures } from '../../pictures/pictures.module';
import type { Attach, Attached, GivenPicture } from '../../pictures/pictures.service';
import type { EditorDeps } from '../form/event-draft';
import { noteSubstantialEdits } from '../form/event-edits.service';
import { findEditableEvent } from '../form/event-form.repository';
import { setImage } from '../form/event-writes.repository';

/** Sharp across a page on the densest common screens. */
export const eventImageShape = { side: 1920, isSquare: false } as const;

/** Stores an event's photograph together with what refers to it. @returns what `attach` has returned */
export function keepEventImage<Found extends Attached>(
  deps: Pick<EditorDeps, 'db' | 'files' | 'log'>,
  { image, ...sent }: Pick<GivenPicture, 'userId' | 'replaces'> & { readonly image: UploadedFile },
  attach: Attach<Found>,
): Promise<Found> {
  const given = {
    file: image,
    rule: eventImageUpload,
    shape: eventImageShape,
    purpose: 'event_image',
    ...sent,
  } as const;
  return pictures.keepPicture(deps, given, attach);
}

export interface ImageOrder {
  readonly eventId: number;
  readonly image: UploadedFile;
  readonly requestId: string;
}

/**
 * Replaces an event's photograph at once, and removes the old one.
 * @returns its URL
 * @throws AppError not_found, forbidden, locked_field (cancelled), and as `createEvent` for the photograph
 * Source: specification 2, section 7 (Events).
 */
export async function replaceEventImage(deps: EditorDeps, caller: Caller, order: ImageOrder): Promise<string> {
  const { eventId, image, requestId } = order;
  // Asked before the picture is decoded, too: that's the expensive part.
  const { imageUrl: replaces } = requireImage(
    events.requireChangeable(await findEditableEvent(deps.db, eventId), caller),
  );
  const kept = await keepEventImage(deps, { image, userId: caller.userId, replaces }, async (tx, url) => {
    await capacity.lockEvent(tx, eventId);
    const event = requireImage(events.requireChangeable(await findEditableEvent(tx, eventId), caller));
    await setImage(tx, eventId, url);
    await recordAudit(tx, {
      actor: caller,
      action: 'event.image_changed',
      target: { type: 'event', id: eventId },
      changes: { imageUrl: { before: event.imageUrl, after: url } },
      requestId,
    });
    await noteSubstantialEdits(tx, caller, [event]);
    return { url, replaced: event.imageUrl, eventId };
  });
  return kept.url;
}

function requireImage<Event extends Parameters<typeof lockedFields>[0]>(event: Event): Event {
  const reason = lockReason(lockedFields(event), 'everything');
  if (reason !== null) throw new AppError('locked_field', { message: reason });
  return event;
}
