import sharp from 'sharp';
import type { MailPictureMaker } from '../../../mail/mail-pictures';
import { findEvent } from '../list/event-columns.repository';
import { makeSharePicture, shareFile, shareType } from './share-picture';
import type { SharePictureDeps } from './share-picture.service';

/** Twice as wide as an email's sheet, for sharp screens. */
const size = { width: 1200, height: 480 } as const;
const quality = 72;

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
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    await cache.cache(file, content);
    return { content, contentType: shareType };
  };
}
