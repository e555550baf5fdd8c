import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { uploads, type NewUploadRow, type UploadRow } from '../../../db/schema/uploads';
import type { Queryable } from '../../database/database';

/** Notes a stored file. @param isAttached whether a row refers to it from this transaction on */
export async function insertUpload(tx: Queryable, row: NewUploadRow, isAttached: boolean): Promise<void> {
  await tx.insert(uploads).values({ ...row, attachedAt: isAttached ? sql`now()` : null });
}

/** Notes that a row refers to a person's waiting picture. @returns false if they have none of this name that waits */
export async function attachWaiting(
  tx: Queryable,
  { name, purpose, userId, eventId }: Pick<UploadRow, 'name' | 'purpose'> & { userId: number; eventId: number },
): Promise<boolean> {
  const isTheirs = and(eq(uploads.name, name), eq(uploads.userId, userId), eq(uploads.purpose, purpose));
  const rows = await tx
    .update(uploads)
    .set({ eventId, attachedAt: sql`now()` })
    .where(and(isTheirs, isNull(uploads.attachedAt)))
    .returning({ name: uploads.name });
  return rows.length > 0;
}

/** @returns false where there was none of this name */
export async function deleteUpload(tx: Queryable, name: string): Promise<boolean> {
  const rows = await tx.delete(uploads).where(eq(uploads.name, name)).returning({ name: uploads.name });
  return rows.length > 0;
}

/** What a copy of a file has in common with it. */
export type UploadFacts = Pick<UploadRow, 'purpose' | 'contentType' | 'bytes' | 'width' | 'height'>;

export async function findUpload(tx: Queryable, name: string): Promise<UploadFacts | null> {
  const { purpose, contentType, bytes, width, height } = uploads;
  const [row] = await tx
    .select({ purpose, contentType, bytes, width, height })
    .from(uploads)
    .where(eq(uploads.name, name));
  return row ?? null;
}

/** What a person's files take up. */
export async function bytesOf(tx: Queryable, userId: number): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
    .from(uploads)
    .where(eq(uploads.userId, userId));
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
  const isOfNoEvent = and(isOfEvents, isNotNull(uploads.attachedAt), isNull(uploads.eventId));
  await db.delete(uploads).where(and(isOlderThan(hours), or(isUnused, isOfNobody, isOfNoEvent)));
}

/** Those of some names that there is a row of. */
export async function knownUploads(db: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}
