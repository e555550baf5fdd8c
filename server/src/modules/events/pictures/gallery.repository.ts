import type { Gallery } from '@ascendant/contract/gallery';
import { grouped } from '@ascendant/domain/grouped';
import { asc, eq, sql } from 'drizzle-orm';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { uploads } from '../../../../db/schema/uploads';
import { builtOnce } from '../../../database/built-once';
import type { Queryable } from '../../../database/database';
import { pictures } from '../../pictures/pictures.module';

const picturesOf = builtOnce((db) =>
  db
    .select({ file: eventPictures.file, alt: eventPictures.alt, width: uploads.width, height: uploads.height })
    .from(eventPictures)
    .innerJoin(uploads, eq(uploads.name, eventPictures.file))
    .where(eq(eventPictures.eventId, sql.placeholder('eventId')))
    .orderBy(asc(eventPictures.position)),
);

/** The further pictures of several events, in their order, by event. */
export async function findGalleries(tx: Queryable, eventIds: readonly number[]): Promise<ReadonlyMap<number, Gallery>> {
  const { eventId, file, alt } = eventPictures;
  const rows = await tx
    .select({ eventId, file, alt, width: uploads.width, height: uploads.height })
    .from(eventPictures)
    .innerJoin(uploads, eq(uploads.name, file))
    .where(sql`${eventId} = any(${sql.param([...eventIds])}::int[])`)
    .orderBy(asc(eventPictures.position));
  const shown = rows.map((row) => ({ eventId: row.eventId, picture: pictureOf(row) }));
  const byEvent = grouped(shown, (row) => row.eventId);
  return new Map([...byEvent].map(([id, found]) => [id, found.map(({ picture }) => picture)]));
}

/** An event's further pictures, in their order. Lists don't show them, so they aren't read with an event. */
export async function findGallery(tx: Queryable, eventId: number): Promise<Gallery> {
  const rows = await picturesOf(tx).execute({ eventId });
  return rows.map(pictureOf);
}

export interface PictureRow extends Pick<Gallery[number], 'alt' | 'width' | 'height'> {
  readonly file: string;
}

export function pictureOf({ file, alt, width, height }: PictureRow): Gallery[number] {
  return { url: pictures.urlOf(file), smallUrl: pictures.smallUrlOf(file), alt, width, height };
}
