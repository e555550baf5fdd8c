import { and, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { eventPictures } from '../../../db/schema/event-pictures';
import { events } from '../../../db/schema/events';
import { uploads, type NewUploadRow, type UploadRow } from '../../../db/schema/uploads';
import type { Queryable } from '../../database/database';
import { pictureUrl } from './picture-name';

const urlPrefix = pictureUrl('');

/** Notes a stored file. @param isAttached whether a row refers to it from this transaction on */
export async function insertUpload(tx: Queryable, row: NewUploadRow, isAttached: boolean): Promise<void> {
  await tx.insert(uploads).values({ ...row, attachedAt: isAttached ? sql`now()` : null });
}

type Waiting = Pick<UploadRow, 'name' | 'purpose'> & { readonly userId: number };

function waitsFor({ name, purpose, userId }: Waiting) {
  const isTheirs = and(eq(uploads.name, name), eq(uploads.userId, userId), eq(uploads.purpose, purpose));
  return and(isTheirs, isNull(uploads.attachedAt));
}

/** Whether a person has a picture of this name that waits. */
export async function findWaiting(tx: Queryable, waiting: Waiting): Promise<boolean> {
  return (await tx.$count(uploads, waitsFor(waiting))) > 0;
}

/** Notes that a row refers to a person's waiting picture. @returns false if they have none of this name that waits */
export async function attachWaiting(
  tx: Queryable,
  { eventId, ...waiting }: Waiting & { readonly eventId: number },
): Promise<boolean> {
  const rows = await tx
    .update(uploads)
    .set({ eventId, attachedAt: sql`now()` })
    .where(waitsFor(waiting))
    .returning({ name: uploads.name });
  return rows.length > 0;
}

/** How many events refer to a picture: copies of an event show the same files. */
const eventsWithIt = sql`(
  (select count(*) from ${events} where ${events.imageUrl} = ${urlPrefix} || ${uploads.name})
  + (select count(*) from ${eventPictures} where ${eventPictures.file} = ${uploads.name}))`;

/** Whether no event refers to a picture any more. */
export const isOfNoEvent = sql`${eventsWithIt} = 0`;

/**
 * Deletes the row of a picture, unless an event still refers to it. Its row is locked first: of two events that let go of it at the same
 * moment, the second sees that it's the last.
 * @returns false where there was none of this name, or it's still referred to
 */
export async function deleteUpload(tx: Queryable, name: string): Promise<boolean> {
  await tx.select({ name: uploads.name }).from(uploads).where(eq(uploads.name, name)).for('update');
  const rows = await tx
    .delete(uploads)
    .where(and(eq(uploads.name, name), isOfNoEvent))
    .returning({ name: uploads.name });
  return rows.length > 0;
}

/** What a person's files take up. @param without the name of one that doesn't count */
export async function bytesOf(tx: Queryable, userId: number, without = ''): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), ne(uploads.name, without)));
  return row?.bytes ?? 0;
}

interface Patience {
  readonly hours: number;
  /** For pictures that wait for a gallery: people finish such a form days later. */
  readonly galleryHours: number;
}

/** Deletes rows of files nothing refers to: not attached within this many hours, or their owner was deleted. */
export async function deleteAbandonedUploads(db: Queryable, { hours, galleryHours }: Patience): Promise<void> {
  const isOlderThan = (most: number) => lt(uploads.createdAt, sql`now() - make_interval(hours => ${most}::int)`);
  const isOfGallery = eq(uploads.purpose, 'gallery_picture');
  const isUnused = and(isNull(uploads.attachedAt), or(not(isOfGallery), isOlderThan(galleryHours)));
  const isOfNobody = and(eq(uploads.purpose, 'profile_picture'), isNull(uploads.userId));
  const isOfEvents = inArray(uploads.purpose, ['event_image', 'gallery_picture']);
  const isLetGo = and(isOfEvents, isNotNull(uploads.attachedAt), isOfNoEvent);
  await db.delete(uploads).where(and(isOlderThan(hours), or(isUnused, isOfNobody, isLetGo)));
}

/** Those of some names that there is a row of. */
export async function knownUploads(db: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}
