import { galleryWaitDays } from '@ascendant/domain/event/gallery';
import type { Clock } from '../../adapters/adapters';
import type { FileStore } from '../../adapters/file-store';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import type { Database } from '../../database/database';
import {
  keysOfPicture,
  nameInUrl,
  pictureUrl,
  smallName,
  keyOfPicture,
  pictureFolder,
  pictureOfFile,
} from './picture-name';
import { servePictures } from './pictures.routes';
import { attachPicture, forgetPicture, isWaiting, keepPicture, readPicture, removePicture } from './pictures.service';
import { remakePicture } from './remake-picture';
import { deleteAbandonedUploads, knownUploads } from './uploads.repository';

const sweepSeconds = 86_400;

/** Files that people upload to be seen: of themselves, and of events. */
export const picturesModule: Module = {
  name: 'pictures',
  register: ({ http, jobs, db, files, clock }: ApplicationContext) => {
    servePictures(http, files);
    jobs.define('sweep_pictures', () => sweepPictures({ db, files, clock }));
    jobs.every(sweepSeconds, 'sweep_pictures');
  },
};

/** What later modules use. */
export const pictures = {
  attachPicture,
  forgetPicture,
  isWaiting,
  keepPicture,
  keysOf: keysOfPicture,
  nameIn: nameInUrl,
  readPicture,
  remakePicture,
  removePicture,
  smallUrlOf: (name: string) => pictureUrl(smallName(name)),
  urlOf: pictureUrl,
};

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
async function sweepPictures({ db, files, clock }: SweepDeps): Promise<void> {
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
