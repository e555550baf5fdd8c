import type { UploadedPicture } from '@ascendant/contract/gallery';
import { galleryUpload } from '@ascendant/contract/upload';
import { gallerySmallSide, pictureGone, type GalleryPicture } from '@ascendant/domain/event/gallery';
import type { Transaction } from '../../../database/database';
import type { UploadedFile } from '../../../http/uploads';
import { pictures } from '../../pictures/pictures.module';
import { type EditorDeps, refuseProblems } from '../form/event-draft';
import { replaceGallery, type PictureRow } from '../form/event-writes.repository';
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
  /** Whose waiting pictures may be used. */
  readonly userId: number;
  readonly before: readonly GalleryPicture[];
  readonly after: readonly GalleryPicture[];
}

/**
 * Gives an event another gallery, of pictures that it has already and of the caller's waiting ones.
 * @returns the names of the pictures to remove after the commit
 * @throws AppError invalid_input for a picture that's neither
 */
export async function writeGallery(tx: Transaction, change: GalleryChange): Promise<readonly string[]> {
  const { eventId } = change;
  const rows = await rowsOf(tx, change);
  await replaceGallery(tx, eventId, rows);
  return forgottenPictures(tx, change);
}

async function forgottenPictures(
  tx: Transaction,
  { before, after }: Pick<GalleryChange, 'before' | 'after'>,
): Promise<readonly string[]> {
  const kept = new Set(after.map(({ url }) => url));
  const removed: string[] = [];
  for (const { url } of before.filter((picture) => !kept.has(picture.url))) {
    const name = await pictures.forgetPicture(tx, url);
    if (name !== null) removed.push(name);
  }
  return removed;
}

async function rowsOf(tx: Transaction, change: GalleryChange): Promise<readonly PictureRow[]> {
  const { eventId, userId, before, after } = change;
  const own = new Set(before.map(({ url }) => url));
  const rows: PictureRow[] = [];
  const problems: Record<string, string> = {};
  for (const [index, { url, alt }] of after.entries()) {
    const waiting = { url, purpose: waitingPurpose, userId, eventId } as const;
    const file = own.has(url) ? pictures.nameIn(url) : await pictures.attachPicture(tx, waiting);
    if (file === null) problems[`gallery.${index}.url`] = pictureGone;
    else rows.push({ file, alt });
  }
  refuseProblems(problems);
  return rows;
}

/**
 * Gives another date the gallery that an edited date has now: the same files.
 * @returns the names of the pictures to remove after the commit
 */
export async function shareGallery(tx: Transaction, change: Omit<GalleryChange, 'userId'>): Promise<readonly string[]> {
  await writeGalleryOfCopy(tx, change.eventId, change.after);
  return forgottenPictures(tx, change);
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
