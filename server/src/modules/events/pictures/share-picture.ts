import { createHash } from 'node:crypto';
import { drawCover } from '@ascendant/covers/cover';
import sharp from 'sharp';
import type { FileStore } from '../../../adapters/file-store';
import { createConcurrencyLimiter } from '../../../concurrency/turns';
import { AppError } from '../../../errors/app-error';
import { pictures } from '../../pictures/pictures.module';
import type { EventRecord } from '../list/event-columns.repository';
import { readableDrawing } from './cover-variants';
import { coverFile, coverInput } from './event-cover';

/** What other sites show with a link. They don't accept SVG and crop other shapes. */
export const shareSize = { width: 1200, height: 630 } as const;
export const shareType = 'image/jpeg';
const quality = 84;

type Shown = Parameters<typeof coverInput>[0] & Pick<EventRecord, 'imageUrl'>;

/** `41-8c1f…e2.jpg`: the event, and a hash of everything it shows, so that the file never changes and can be cached forever. */
export function shareFile(event: Shown): string {
  const { id, imageUrl } = event;
  if (imageUrl === null) return coverFile(event, 'og').replace(/svg$/, 'jpg');
  return `${id}-${createHash('sha256').update(imageUrl).digest('hex').slice(0, 16)}.jpg`;
}

/** The picture's URL, for other sites. */
export function shareUrl(event: Shown): string {
  return `/share/${shareFile(event)}`;
}

/** The event of a file name. @returns null for a name that isn't ours */
export function eventOfShare(file: string): number | null {
  const match = /^([1-9]\d{0,8})-[0-9a-f]{16}\.jpg$/.exec(file);
  return match ? Number(match[1]) : null;
}

/** Rendering a drawing takes a quarter of a second of processor time. */
const limiter = createConcurrencyLimiter(
  { atOnce: 1, waiting: 32 },
  () => new AppError('busy', { retryAfterSeconds: 5 }),
);

/** An event's photograph, or its drawn cover. @throws AppError busy when too many are waiting */
export async function makeSharePicture(files: FileStore, event: Shown): Promise<Buffer> {
  const photo = event.imageUrl === null ? null : await pictures.readPicture(files, event.imageUrl);
  const picture = photo ?? readableDrawing(drawCover(coverInput(event), 'og').svg);
  return limiter(() =>
    sharp(picture)
      .resize({ ...shareSize, fit: 'cover' })
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer(),
  );
}
