import type { UploadRule } from '@ascendant/contract/upload';
import type { Logger } from 'pino';
import type { uploadPurposes } from '../../../db/schema/uploads';
import type { FileStore } from '../../adapters/file-store';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { describeError } from '../../errors/described-error';
import { faultPoint } from '../../faults/fault-points';
import type { UploadedFile } from '../../http/uploads';
import { accounts } from '../accounts/accounts.module';
import { keyOfPicture, nameInUrl, newPictureName, pictureType, pictureUrl } from './picture-name';
import { remakePicture, type PictureShape, type RemadePicture } from './remake-picture';
import { bytesOf, deleteUpload, insertAttachedUpload } from './uploads.repository';

/** The most one person can store in total. Source: docs/rules/security.md, "Rate limits". */
const maxKeptBytes = 200 * 1024 * 1024;

export interface PictureDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly log: Logger;
}

/** An uploaded file that will become a picture. */
export interface GivenPicture {
  readonly file: UploadedFile;
  readonly rule: Pick<UploadRule, 'types' | 'wrongKind'>;
  readonly shape: PictureShape;
  readonly purpose: (typeof uploadPurposes)[number];
  /** The sender, whose storage it counts against. */
  readonly userId: number;
  readonly eventId?: number;
}

/**
 * Makes a row refer to a picture. Runs in the transaction that commits the picture, with the sender's account locked.
 * @param url where browsers find it
 * @returns the URL of the old picture, which is then removed; null for none
 */
export type Attach = (tx: Transaction, url: string) => Promise<string | null>;

/**
 * Stores a re-encoded picture and makes a row refer to it: both or neither. The file is stored first, since transactions make no
 * outside calls (PAY-02); the sweep removes files that never got a row (CRA-13).
 * @throws AppError as `remakePicture`; no_room_for_picture
 */
export async function keepPicture(deps: PictureDeps, given: GivenPicture, attach: Attach): Promise<void> {
  const picture = await remakePicture(given.file, given.rule, given.shape);
  const name = newPictureName();
  await deps.files.put(keyOfPicture(name), { content: picture.content, contentType: pictureType });
  FAULT: await faultPoint('upload-stored');
  const replaced = await commit(deps, { given, picture, name, attach }).catch(async (error: unknown) => {
    // Other errors may come after the commit, when the row needs its file.
    if (error instanceof AppError) await removeQuietly(deps, name);
    throw error;
  });
  if (replaced !== null) await removeQuietly(deps, replaced);
}

/** Reads a picture by its URL. @returns null for a URL that isn't ours, and for a missing file */
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

/** @returns the name of the old picture */
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

/** If the store doesn't answer, the sweep removes the file later. */
async function removeQuietly({ files, log }: PictureDeps, name: string): Promise<void> {
  await files
    .remove(keyOfPicture(name))
    .catch((error: unknown) => log.warn({ error: describeError(error) }, "couldn't remove a picture"));
}
