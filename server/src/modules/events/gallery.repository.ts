import type { Gallery } from '@ascendant/contract/gallery';
import { asc, eq, sql } from 'drizzle-orm';
import { eventPictures } from '../../../db/schema/event-pictures';
import { uploads } from '../../../db/schema/uploads';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import { pictures } from '../pictures/pictures.module';

const picturesOf = builtOnce((db) =>
  db
    .select({ file: eventPictures.file, alt: eventPictures.alt, width: uploads.width, height: uploads.height })
    .from(eventPictures)
    .innerJoin(uploads, eq(uploads.name, eventPictures.file))
    .where(eq(eventPictures.eventId, sql.placeholder('eventId')))
    .orderBy(asc(eventPictures.position)),
);

/** An event's further pictures, in their order. Lists don't show them, so they aren't read with an event. */
export async function findGallery(tx: Queryable, eventId: number): Promise<Gallery> {
  const rows = await picturesOf(tx).execute({ eventId });
  return rows.map(({ file, ...row }) => ({
    url: pictures.urlOf(file),
    smallUrl: pictures.smallUrlOf(file),
    ...row,
  }));
}
