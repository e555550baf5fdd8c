import type { UploadRule } from '@ascendant/contract/upload';
import type { Logger } from 'pino';
import type { uploadPurposes } from '../../../db/schema/uploads';
import type { FileStore } from '../../adapters/file-store';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../database/database';
import { databaseTrouble } from '../../database/database-errors';
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
import { attachWaiting, bytesOf, deleteUpload, findWaiting, insertUpload } from './uploads.repository';

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
  /** The URL of the picture that it's going to replace, whose room becomes free. */
  readonly replaces?: string | null;
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
 * Stores a re-encoded picture and makes a row refer to it: both or neither. Room is asked for first. The file is stored before its row,
 * since transactions make no outside calls (PAY-02), and removed again when the row is refused; the sweep removes what a killed
 * process left (CRA-13).
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
  await requireRoom(deps.db, given, bytesIn({ picture, small }));
  const name = newPictureName();
  try {
    await storeFiles(deps.files, name, { large: picture.content, small });
    FAULT: await faultPoint('upload-stored');
    const { attached, removed } = await commit(deps, { given, picture, small, name, attach });
    if (removed !== null) await removeQuietly(deps, removed);
    return attached;
  } catch (error) {
    // Without an answer of the database, the row may be there and need its file.
    if (databaseTrouble(error) !== 'away') await removeQuietly(deps, name);
    throw error;
  }
}

/** What a picture counts for, with its small file. */
function bytesIn({ picture, small }: Pick<Stored<Attached>, 'picture' | 'small'>): number {
  return picture.content.length + (small?.length ?? 0);
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
  const { width, height } = picture;
  return inTransaction(db, async (tx) => {
    await accounts.lockOwnAccount(tx, userId);
    const attached = await attach(tx, pictureUrl(name), { width, height });
    const { replaced, eventId = null, isWaiting = false } = attached;
    const removed = replaced === null ? null : await forgetPicture(tx, replaced);
    const bytes = bytesIn({ picture, small });
    await requireRoom(tx, { userId }, bytes);
    const row = { name, purpose, userId, eventId, contentType: pictureType, bytes, width, height };
    await insertUpload(tx, row, !isWaiting);
    return { attached, removed };
  });
}

/** @throws AppError no_room_for_picture */
async function requireRoom(
  db: Queryable,
  { userId, replaces }: Pick<GivenPicture, 'userId' | 'replaces'>,
  bytes: number,
): Promise<void> {
  const kept = await bytesOf(db, userId, nameInUrl(replaces ?? '') ?? undefined);
  if (kept + bytes > maxKeptBytes) throw new AppError('no_room_for_picture');
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

/** Whether a person has this picture waiting, so that an event can take it. */
export async function isWaiting(tx: Queryable, { url, ...whose }: Omit<WaitingPicture, 'eventId'>): Promise<boolean> {
  const name = nameInUrl(url);
  return name !== null && findWaiting(tx, { ...whose, name });
}

/**
 * Deletes the row of a picture that nothing refers to any more, in the transaction that has stopped referring to it.
 * @returns its name, for `removePicture` after the commit; null for a URL that isn't ours, and while another event shows it
 */
export async function forgetPicture(tx: Transaction, url: string): Promise<string | null> {
  const name = nameInUrl(url);
  return name !== null && (await deleteUpload(tx, name)) ? name : null;
}

/** Removes the file of a forgotten picture. If the store doesn't answer, the sweep removes it later. */
export const removePicture = removeQuietly;

/** If the store doesn't answer, the sweep removes the file later. */
async function removeQuietly({ files, log }: PictureDeps, name: string): Promise<void> {
  for (const key of keysOfPicture(name))
    await files
      .remove(key)
      .catch((error: unknown) => log.warn({ error: describeError(error) }, "couldn't remove a picture"));
}
