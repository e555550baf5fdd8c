import type { UploadRule } from '@ascendant/contract/upload';
import type { Logger } from 'pino';
import { AppError } from '../../errors/app-error';
import type { uploadPurposes } from '../../../db/schema/uploads';
import type { FileStore } from '../../adapters/file-store';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { faultPoint } from '../../faults/fault-points';
import { describeError } from '../../errors/described-error';
import type { UploadedFile } from '../../http/uploads';
import { accounts } from '../accounts/accounts.module';
import { keyOfPicture, nameInUrl, newPictureName, pictureType, pictureUrl } from './picture-name';
import { remakePicture, type PictureShape, type RemadePicture } from './remake-picture';
import { bytesOf, deleteUpload, insertAttachedUpload } from './uploads.repository';

/** What one person may keep here in all. Source: docs/rules/security.md, "Rate limits". */
const maxKeptBytes = 200 * 1024 * 1024;

export interface PictureDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly log: Logger;
}

/** A file that is to become a picture. */
export interface GivenPicture {
  readonly file: UploadedFile;
  readonly rule: Pick<UploadRule, 'types' | 'wrongKind'>;
  readonly shape: PictureShape;
  readonly purpose: (typeof uploadPurposes)[number];
  /** Who sent it, and has to have room for it. */
  readonly userId: number;
  readonly eventId?: number;
}

/**
 * Makes a row refer to a picture. Runs in the transaction that commits the picture, with the sender's account locked.
 * @param url where browsers find it
 * @returns where the picture before was found, which is then removed; null for none
 */
export type Attach = (tx: Transaction, url: string) => Promise<string | null>;

/**
 * Keeps a picture, written anew, and has a row refer to it: both or neither. The file is stored first, since no call to the outside
 * is made inside a transaction (PAY-02); the sweep removes one whose row never came (CRA-13).
 * @throws AppError as `remakePicture`; no_room_for_picture
 */
export async function keepPicture(deps: PictureDeps, given: GivenPicture, attach: Attach): Promise<void> {
  const picture = await remakePicture(given.file, given.rule, given.shape);
  const name = newPictureName();
  await deps.files.put(keyOfPicture(name), { content: picture.content, contentType: pictureType });
  FAULT: await faultPoint('upload-stored');
  const replaced = await commit(deps, { given, picture, name, attach }).catch(async (error: unknown) => {
    // Other errors may have come after the commit, and then the row needs its file.
    if (error instanceof AppError) await removeQuietly(deps, name);
    throw error;
  });
  if (replaced !== null) await removeQuietly(deps, replaced);
}

/** A picture by where browsers find it. @returns null for an address that is none of ours, and for a file that is gone */
export async function readPicture(files: FileStore, url: string): Promise<Buffer | null> {
  const name = nameInUrl(url);
  return name === null ? null : ((await files.get(keyOfPicture(name)))?.content ?? null);
}

interface Stored {
  readonly given: GivenPicture;
  readonly picture: RemadePicture;
  readonly name: string;
  readonly attach: Attach;
}

/** @returns the name of the picture before */
async function commit({ db }: PictureDeps, { given, picture, name, attach }: Stored): Promise<string | null> {
  const { userId, eventId, purpose } = given;
  const { width, height, content } = picture;
  return inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, userId);
    const url = await attach(tx, pictureUrl(name));
    const before = url === null ? null : nameInUrl(url);
    const replaced = before !== null && (await deleteUpload(tx, before)) ? before : null;
    if ((await bytesOf(tx, userId)) + content.length > maxKeptBytes) throw new AppError('no_room_for_picture');
    await insertAttachedUpload(tx, {
      name,
      purpose,
      userId,
      eventId: eventId ?? null,
      contentType: pictureType,
      bytes: content.length,
      width,
      height,
    });
    return replaced;
  });
}

/** What stays because the store did not answer is swept. */
async function removeQuietly({ files, log }: PictureDeps, name: string): Promise<void> {
  await files
    .remove(keyOfPicture(name))
    .catch((error: unknown) => log.warn({ error: describeError(error) }, 'a picture was not removed'));
}
