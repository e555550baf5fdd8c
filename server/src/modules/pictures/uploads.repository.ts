import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { uploads, type NewUploadRow, type UploadRow } from '../../../db/schema/uploads';
import type { Queryable } from '../../database/database';

/** Notes a stored file, which a row refers to from this transaction on. */
export async function insertAttachedUpload(tx: Queryable, row: NewUploadRow): Promise<void> {
  await tx.insert(uploads).values({ ...row, attachedAt: sql`now()` });
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

/** Deletes rows of files nothing refers to: not attached within this many hours, or their owner was deleted. */
export async function deleteAbandonedUploads(db: Queryable, hours: number): Promise<void> {
  const isOld = lt(uploads.createdAt, sql`now() - make_interval(hours => ${hours}::int)`);
  const isOfNobody = and(eq(uploads.purpose, 'profile_picture'), isNull(uploads.userId));
  const isOfNoEvent = and(eq(uploads.purpose, 'event_image'), isNotNull(uploads.attachedAt), isNull(uploads.eventId));
  await db.delete(uploads).where(and(isOld, or(isNull(uploads.attachedAt), isOfNobody, isOfNoEvent)));
}

/** Those of some names that there is a row of. */
export async function knownUploads(db: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}
