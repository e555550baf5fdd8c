import type { UploadedPicture } from '@ascendant/contract/gallery';
import { galleryUpload } from '@ascendant/contract/upload';
import { gallerySmallSide, pictureGone, type GalleryPicture } from '@ascendant/domain/event/gallery';
import type { Transaction } from '../../../database/database';
import type { UploadedFile } from '../../../http/uploads';
import { pictures } from '../../pictures/pictures.module';
import { type EditorDeps, refuseProblems } from '../form/event-draft';
import { replaceGallery } from '../form/event-writes.repository';
import { eventImageShape } from './event-image.service';

/** Of pictures that wait for an event, for its gallery or as its photograph. */
export const waitingPurpose = 'gallery_picture';

/**
 * Stores a picture that waits for an event to be saved with it. It belongs to no event yet: a new one doesn't exist, and an edit
 * that's never saved changes nothing.
 * @throws AppError unsupported_media_type, too_large, busy, no_room_for_picture
 * Source: docs/rules/events.md, "Gallery"; docs/archive/decisions/0084-gallery.md.
 */
export async function keepGalleryPicture(
  deps: Pick<EditorDeps, 'db' | 'files' | 'log'>,
  { picture, userId }: { readonly picture: UploadedFile; readonly userId: number },
): Promise<UploadedPicture> {
  const given = {
    file: picture,
    rule: galleryUpload,
    shape: eventImageShape,
    smallSide: gallerySmallSide,
    purpose: waitingPurpose,
    userId,
  } as const;
  const { url, size } = await pictures.keepPicture(deps, given, async (_, at, measured) => ({
    url: at,
    size: measured,
    replaced: null,
    isWaiting: true,
  }));
  return { url, smallUrl: pictures.smallUrlOf(pictures.nameIn(url) ?? ''), ...size };
}

interface GalleryChange {
  readonly eventId: number;
  readonly before: readonly GalleryPicture[];
  readonly after: readonly GalleryPicture[];
}

/**
 * Takes the new pictures of an event's gallery out of those that wait for its editor.
 * @throws AppError invalid_input for a picture that's neither the event's already nor one of these
 */
export async function takePictures(
  tx: Transaction,
  { eventId, before, after }: GalleryChange,
  userId: number,
): Promise<void> {
  const own = new Set(before.map(({ url }) => url));
  const problems: Record<string, string> = {};
  for (const [index, { url }] of after.entries()) {
    const waiting = { url, purpose: waitingPurpose, userId, eventId } as const;
    if (!own.has(url) && (await pictures.attachPicture(tx, waiting)) === null)
      problems[`gallery.${index}.url`] = pictureGone;
  }
  refuseProblems(problems);
}

/**
 * Gives an event, or a date that takes the same edit, another gallery: pictures that were taken, or that another date shows.
 * @returns the names of the pictures to remove after the commit
 */
export async function writeGallery(tx: Transaction, change: GalleryChange): Promise<readonly string[]> {
  const { eventId, before, after } = change;
  await writeGalleryOfCopy(tx, eventId, after);
  const kept = new Set(after.map(({ url }) => url));
  const removed: string[] = [];
  for (const { url } of before.filter((picture) => !kept.has(picture.url))) {
    const name = await pictures.forgetPicture(tx, url);
    if (name !== null) removed.push(name);
  }
  return removed;
}

/** Gives a copied event the gallery of its original: the same files, which stay until no event shows them. */
export async function writeGalleryOfCopy(
  tx: Transaction,
  eventId: number,
  gallery: readonly GalleryPicture[],
): Promise<void> {
  const rows = gallery.map(({ url, alt }) => ({ file: pictures.nameIn(url) ?? '', alt }));
  await replaceGallery(tx, eventId, rows);
}
