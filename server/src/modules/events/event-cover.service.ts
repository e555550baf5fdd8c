import { drawCover } from '@ascendant/covers/cover';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { CoverStore, StoredCover } from './cover-store';
import { requireReadable } from './event-access';
import { findEvent } from './event-columns.repository';
import { coverFile, coverFormats, coverInput, coverUrl, eventOfCover } from './event-cover';
import { findGuardedEvent } from './event-transitions.repository';
import { pictureCaching, type PictureAnswer } from './picture-answer';

/**
 * The drawn picture that a file name asks for, drawn now if it hasn't been. A name that was right before the event changed leads to
 * today's picture.
 * @throws AppError not_found for a name that can't be a cover's, and for an event that the caller may not read
 */
export async function findCover(
  { db, store }: { db: Database; store: CoverStore },
  file: string,
  caller: Caller | null,
): Promise<PictureAnswer<StoredCover>> {
  const eventId = eventOfCover(file);
  if (eventId === null) throw new AppError('not_found');
  const caching = pictureCaching(requireReadable(await findGuardedEvent(db, eventId), caller));
  const stored = await store.find(file);
  if (stored !== null) return { picture: stored, caching };
  const event = requireReadable(await findEvent(db, eventId), caller);
  const format = coverFormats.find((candidate) => coverFile(event, candidate) === file);
  if (format === undefined) return { movedTo: coverUrl(event, 'card') };
  return { picture: await store.keep(file, drawCover(coverInput(event), format).svg), caching };
}
