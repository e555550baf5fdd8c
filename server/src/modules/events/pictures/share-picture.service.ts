import sharp from 'sharp';
import type { Caller } from '../../../access/caller';
import type { FileStore } from '../../../adapters/file-store';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import type { MailPictureMaker } from '../../../mail/mail-pictures';
import { findEvent } from '../list/event-columns.repository';
import { requireReadable } from '../one/event-access';
import type { CachedFiles } from './cover-store';
import { pictureCaching, type PictureAnswer } from './event-cover';
import { eventOfShare, makeSharePicture, shareFile, shareType, shareUrl } from './share-picture';

export interface SharePictureDeps {
  readonly db: Database;
  /** Where photographs are stored. */
  readonly files: FileStore;
  /** Where finished share pictures are stored. */
  readonly cache: CachedFiles;
}

/**
 * The share picture that a file name asks for, made now if it hasn't been. A name that was right before the event changed leads to
 * today's picture.
 * @throws AppError not_found for a name that can't be a share picture's, and for an event that the caller may not read
 */
export async function findSharePicture(
  { db, files, cache }: SharePictureDeps,
  file: string,
  caller: Caller | null,
): Promise<PictureAnswer<Buffer>> {
  const eventId = eventOfShare(file);
  if (eventId === null) throw new AppError('not_found');
  const event = await requireReadable(db, await findEvent(db, eventId), caller);
  if (shareFile(event) !== file) return { movedTo: shareUrl(event) };
  const caching = pictureCaching(event);
  const made = await cache.read(file);
  if (made !== null) return { picture: made, caching };
  const picture = await makeSharePicture(files, event);
  await cache.cache(file, picture);
  return { picture, caching };
}

/** Twice as wide as an email's sheet, for sharp screens. */
const mailSize = { width: 1200, height: 480 } as const;
const mailQuality = 72;

/** An event's picture as emails show it: a part of the one that other sites show, made once and stored. */
export function mailPictureMaker({ db, files, cache }: SharePictureDeps): MailPictureMaker {
  return async (eventId) => {
    const event = await findEvent(db, eventId);
    if (event === null) return null;
    const file = `mail-${shareFile(event)}`;
    const stored = await cache.read(file);
    if (stored !== null) return { content: stored, contentType: shareType };
    const whole = (await cache.read(shareFile(event))) ?? (await makeSharePicture(files, event));
    const content = await sharp(whole)
      .resize({ ...mailSize, fit: 'cover' })
      .jpeg({ quality: mailQuality, mozjpeg: true })
      .toBuffer();
    await cache.cache(file, content);
    return { content, contentType: shareType };
  };
}
