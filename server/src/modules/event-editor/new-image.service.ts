import { pictureGone } from '@ascendant/domain/event/gallery';
import type { Caller } from '../../access/caller';
import type { Queryable, Transaction } from '../../database/database';
import { pictures } from '../pictures/pictures.module';
import type { EventChanges } from './event-changes';
import { refuseProblems } from './event-draft';
import type { EditableEvent } from './event-form.repository';
import { waitingPurpose as purpose } from './gallery.service';

/**
 * Whether the new photograph of an edit is a picture that the caller has uploaded and that no event shows yet.
 * Source: docs/archive/decisions/0268-a-photograph-for-several-dates.md.
 */
export async function isWaitingImage(
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
export async function takeImage(
  tx: Transaction,
  { userId }: Caller,
  { id: eventId }: EditableEvent,
  { columns: { imageUrl } }: EventChanges,
): Promise<void> {
  if (typeof imageUrl !== 'string') return;
  const name = await pictures.attachPicture(tx, { url: imageUrl, purpose, userId, eventId });
  if (name === null) refuseProblems({ imageUrl: pictureGone });
}
