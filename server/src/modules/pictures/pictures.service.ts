import type { UploadRule } from '@ascendant/contract/upload';
import type { Logger } from 'pino';
import type { NewUploadRow, uploadPurposes } from '../../../db/schema/uploads';
import type { FileStore } from '../../adapters/file-store';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { describeError } from '../../errors/described-error';
import { faultPoint } from '../../faults/fault-points';
import type { UploadedFile } from '../../http/uploads';
import { accounts } from '../accounts/accounts.module';
import { keyOfPicture, nameInUrl, newPictureName, pictureType, pictureUrl } from './picture-name';
import { remakePicture, type PictureShape, type RemadePicture } from './remake-picture';
import { bytesOf, deleteUpload, findUpload, insertAttachedUpload } from './uploads.repository';

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
}

/** What a row that refers to a picture says about it. */
export interface Attached {
  /** The URL of the old picture, which is then removed; null for none. */
  readonly replaced: string | null;
  /** The event whose picture it is. */
  readonly eventId?: number;
}

/**
 * Makes a row refer to a picture. Runs in the transaction that commits the picture, with the sender's account locked.
 * @param url where browsers find it
 */
export type Attach<Found extends Attached> = (tx: Transaction, url: string) => Promise<Found>;

/**
 * Stores a re-encoded picture and makes a row refer to it: both or neither. The file is stored first, since transactions make no
 * outside calls (PAY-02); the sweep removes files that never got a row (CRA-13).
 * @returns what `attach` has returned
 * @throws AppError as `remakePicture`; no_room_for_picture
 */
export async function keepPicture<Found extends Attached>(
  deps: PictureDeps,
  given: GivenPicture,
  attach: Attach<Found>,
): Promise<Found> {
  const picture = await remakePicture(given.file, given.rule, given.shape);
  const name = newPictureName();
  await deps.files.put(keyOfPicture(name), { content: picture.content, contentType: pictureType });
  FAULT: await faultPoint('upload-stored');
  const { attached, removed } = await commit(deps, { given, picture, name, attach }).catch(async (error: unknown) => {
    // Other errors may come after the commit, when the row needs its file.
    if (error instanceof AppError) await removeQuietly(deps, name);
    throw error;
  });
  if (removed !== null) await removeQuietly(deps, removed);
  return attached;
}

/** Reads a picture by its URL. @returns null for a URL that isn't ours, and for a missing file */
export async function readPicture(files: FileStore, url: string): Promise<Buffer | null> {
  const name = nameInUrl(url);
  return name === null ? null : ((await files.get(keyOfPicture(name)))?.content ?? null);
}

interface Stored<Found extends Attached> {
  readonly given: GivenPicture;
  readonly picture: RemadePicture;
  readonly name: string;
  readonly attach: Attach<Found>;
}

interface Committed<Found> {
  readonly attached: Found;
  /** The name of the old picture. */
  readonly removed: string | null;
}

async function commit<Found extends Attached>(
  { db }: PictureDeps,
  { given, picture, name, attach }: Stored<Found>,
): Promise<Committed<Found>> {
  const { userId, purpose } = given;
  const { width, height, content } = picture;
  return inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, userId);
    const attached = await attach(tx, pictureUrl(name));
    const { replaced, eventId = null } = attached;
    const removed = replaced === null ? null : await forgetPicture(tx, replaced);
    const facts = { purpose, contentType: pictureType, bytes: content.length, width, height };
    await note(tx, { ...facts, name, userId, eventId });
    return { attached, removed };
  });
}

/** Writes the row of a stored picture. @throws AppError no_room_for_picture */
async function note(tx: Transaction, row: NewUploadRow & { readonly userId: number }): Promise<void> {
  if ((await bytesOf(tx, row.userId)) + row.bytes > maxKeptBytes) throw new AppError('no_room_for_picture');
  await insertAttachedUpload(tx, row);
}

/**
 * Deletes the row of a picture that nothing refers to any more, in the transaction that stops referring to it.
 * @returns its name, for `removePicture` after the commit; null for a URL that isn't ours
 */
export async function forgetPicture(tx: Transaction, url: string): Promise<string | null> {
  const name = nameInUrl(url);
  return name !== null && (await deleteUpload(tx, name)) ? name : null;
}

/** Removes the file of a forgotten picture. If the store doesn't answer, the sweep removes it later. */
export const removePicture = removeQuietly;

/**
 * Stores copies of a picture: files first, and their rows in the transaction of whatever refers to them (`noteCopy`). Copies without
 * a row are swept.
 * @returns the URLs of the copies; none for a missing picture
 */
export async function copyPicture(files: FileStore, url: string, count: number): Promise<readonly string[]> {
  const content = await readPicture(files, url);
  if (content === null) return [];
  const names = Array.from({ length: count }, newPictureName);
  for (const name of names) await files.put(keyOfPicture(name), { content, contentType: pictureType });
  return names.map(pictureUrl);
}

/** Where a copy came from, and whose it is. */
export interface PictureCopy {
  readonly url: string;
  readonly original: string;
  readonly userId: number;
  readonly eventId: number;
}

/**
 * Writes the row of a copy, with the sender's account locked.
 * @returns false when the original was removed meanwhile: then there's no row, and the copy is swept
 * @throws AppError no_room_for_picture
 */
export async function noteCopy(tx: Transaction, { url, original, userId, eventId }: PictureCopy): Promise<boolean> {
  const [name, from] = [nameInUrl(url), nameInUrl(original)];
  const facts = from === null ? null : await findUpload(tx, from);
  if (name === null || facts === null) return false;
  await note(tx, { ...facts, name, userId, eventId });
  return true;
}

/** If the store doesn't answer, the sweep removes the file later. */
async function removeQuietly({ files, log }: PictureDeps, name: string): Promise<void> {
  await files
    .remove(keyOfPicture(name))
    .catch((error: unknown) => log.warn({ error: describeError(error) }, "couldn't remove a picture"));
}
