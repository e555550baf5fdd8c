import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { keysOfPicture, nameInUrl, pictureUrl, smallName } from './picture-name';
import { servePictures } from './pictures.routes';
import { attachPicture, forgetPicture, isWaiting, keepPicture, readPicture, removePicture } from './pictures.service';
import { remakePicture } from './remake-picture';
import { sweepPictures } from './sweep-pictures';

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
