import { galleryWaitDays } from '@ascendant/domain/event/gallery';
import type { Clock } from '../../adapters/adapters';
import type { FileStore } from '../../adapters/file-store';
import type { Database } from '../../database/database';
import { keyOfPicture, pictureFolder, pictureOfFile } from './picture-name';
import { deleteAbandonedUploads, knownUploads } from './uploads.repository';

/** Longer than anybody takes to send a form after its picture. */
const sweptAfterHours = 6;
const chunk = 1000;

interface SweepDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/**
 * Removes what no row refers to, and what was begun and never ended: a file is stored before its row is committed, and removed after it.
 * Source: rule CRA-13.
 */
export async function sweepPictures({ db, files, clock }: SweepDeps): Promise<void> {
  await deleteAbandonedUploads(db, { hours: sweptAfterHours, galleryHours: galleryWaitDays * 24 });
  const before = clock.now().getTime() - sweptAfterHours * 3_600_000;
  const old = (await files.list(pictureFolder))
    .filter(({ storedAt }) => storedAt.getTime() < before)
    .map(({ key }) => key.slice(pictureFolder.length + 1));
  for (let at = 0; at < old.length; at += chunk) {
    const names = old.slice(at, at + chunk);
    const known = await knownUploads(db, names.map(pictureOfFile));
    for (const name of names.filter((each) => !known.has(pictureOfFile(each)))) await files.remove(keyOfPicture(name));
  }
}
