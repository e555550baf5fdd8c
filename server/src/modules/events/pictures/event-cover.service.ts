import { drawCover } from '@ascendant/covers/cover';
import type { CoverFormat } from '@ascendant/covers/format';
import type { Caller } from '../../../access/caller';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { findEvent } from '../list/event-columns.repository';
import { requireReadable } from '../one/event-access';
import { findGuardedEvent } from '../states/event-transitions.repository';
import type { CoverStore, StoredCover } from './cover-store';
import { mostVariants } from './cover-variants';
import {
  coverFile,
  coverFormats,
  coverInput,
  coverUrl,
  eventOfCover,
  type Drawn,
  pictureCaching,
  type PictureAnswer,
} from './event-cover';

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
  const caching = pictureCaching(await requireReadable(db, await findGuardedEvent(db, eventId), caller));
  const stored = await store.find(file);
  if (stored !== null) return { picture: stored, caching };
  const event = await requireReadable(db, await findEvent(db, eventId), caller);
  const found = versionOf(event, file);
  if (found === undefined) return { movedTo: coverUrl(event, 'card') };
  const { svg } = drawCover(coverInput(event, found.variant), found.format);
  return { picture: await store.store(file, svg), caching };
}

/** The format and the variant of a file name. Lists show cards only, so only cards have variants. */
function versionOf(event: Drawn, file: string): { format: CoverFormat; variant: number } | undefined {
  const format = coverFormats.find((candidate) => coverFile(event, candidate) === file);
  if (format !== undefined) return { format, variant: 0 };
  for (let variant = 1; variant < mostVariants; variant++)
    if (coverFile(event, 'card', variant) === file) return { format: 'card', variant };
  return undefined;
}
