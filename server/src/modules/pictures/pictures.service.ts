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
import {
  keyOfPicture,
  keysOfPicture,
  nameInUrl,
  newPictureName,
  pictureType,
  pictureUrl,
  smallName,
} from './picture-name';
import { remakePicture, shrinkPicture, type PictureShape, type RemadePicture } from './remake-picture';
import { attachWaiting, bytesOf, deleteUpload, findUpload, insertUpload } from './uploads.repository';

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
  /** The longer side of a smaller file beside it, in pixels; left out for none. */
  readonly smallSide?: number;
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
  /** No row refers to it yet: it waits for `attachPicture`, and is swept otherwise. */
  readonly isWaiting?: boolean;
}

/**
 * Makes a row refer to a picture. Runs in the transaction that commits the picture, with the sender's account locked.
 * @param url where browsers find it
 * @param size of the stored picture, in pixels
 */
export type Attach<Found extends Attached> = (
  tx: Transaction,
  url: string,
  size: Pick<RemadePicture, 'width' | 'height'>,
) => Promise<Found>;

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
  const small = given.smallSide === undefined ? null : await shrinkPicture(picture.content, given.smallSide);
  const name = newPictureName();
  await storeFiles(deps.files, name, { large: picture.content, small });
  FAULT: await faultPoint('upload-stored');
  const { attached, removed } = await commit(deps, { given, picture, small, name, attach }).catch(
    async (error: unknown) => {
      // Other errors may come after the commit, when the row needs its file.
      if (error instanceof AppError) await removeQuietly(deps, name);
      throw error;
    },
  );
  if (removed !== null) await removeQuietly(deps, removed);
  return attached;
}

interface PictureFiles {
  readonly large: Buffer;
  readonly small: Buffer | null;
}

async function storeFiles(files: FileStore, name: string, { large, small }: PictureFiles): Promise<void> {
  if (small !== null) await files.put(keyOfPicture(smallName(name)), { content: small, contentType: pictureType });
  await files.put(keyOfPicture(name), { content: large, contentType: pictureType });
}

/** Reads a picture by its URL. @returns null for a URL that isn't ours, and for a missing file */
export async function readPicture(files: FileStore, url: string): Promise<Buffer | null> {
  const name = nameInUrl(url);
  return name === null ? null : ((await files.get(keyOfPicture(name)))?.content ?? null);
}

interface Stored<Found extends Attached> {
  readonly given: GivenPicture;
  readonly picture: RemadePicture;
  readonly small: Buffer | null;
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
  { given, picture, small, name, attach }: Stored<Found>,
): Promise<Committed<Found>> {
  const { userId, purpose } = given;
  const { width, height, content } = picture;
  return inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, userId);
    const attached = await attach(tx, pictureUrl(name), { width, height });
    const { replaced, eventId = null, isWaiting = false } = attached;
    const removed = replaced === null ? null : await forgetPicture(tx, replaced);
    const bytes = content.length + (small?.length ?? 0);
    const facts = { purpose, contentType: pictureType, bytes, width, height };
    await note(tx, { ...facts, name, userId, eventId }, !isWaiting);
    return { attached, removed };
  });
}

/** Writes the row of a stored picture. @throws AppError no_room_for_picture */
async function note(
  tx: Transaction,
  row: NewUploadRow & { readonly userId: number },
  isAttached: boolean,
): Promise<void> {
  if ((await bytesOf(tx, row.userId)) + row.bytes > maxKeptBytes) throw new AppError('no_room_for_picture');
  await insertUpload(tx, row, isAttached);
}

/** A waiting picture that a row is going to refer to. */
export interface WaitingPicture {
  readonly url: string;
  readonly purpose: GivenPicture['purpose'];
  readonly userId: number;
  readonly eventId: number;
}

/**
 * Takes a waiting picture for an event, in the transaction that writes the row referring to it.
 * @returns the name of its file; null if the person has no such picture waiting
 */
export async function attachPicture(tx: Transaction, { url, ...waiting }: WaitingPicture): Promise<string | null> {
  const name = nameInUrl(url);
  return name !== null && (await attachWaiting(tx, { ...waiting, name })) ? name : null;
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
  const original = nameInUrl(url) ?? '';
  const small = (await files.get(keyOfPicture(smallName(original))))?.content ?? null;
  const names = Array.from({ length: count }, newPictureName);
  for (const name of names) await storeFiles(files, name, { large: content, small });
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
  await note(tx, { ...facts, name, userId, eventId }, true);
  return true;
}

/** If the store doesn't answer, the sweep removes the file later. */
async function removeQuietly({ files, log }: PictureDeps, name: string): Promise<void> {
  for (const key of keysOfPicture(name))
    await files
      .remove(key)
      .catch((error: unknown) => log.warn({ error: describeError(error) }, "couldn't remove a picture"));
}
