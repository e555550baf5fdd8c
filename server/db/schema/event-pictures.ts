import { galleryAltMaxLength, maxGalleryPictures } from '@ascendant/domain/event/gallery';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { between, lengthBetween } from './columns';
import { events } from './events';
import { uploads } from './uploads';

/**
 * The further pictures of events: each has its position, so that an event can't have more than there are positions. A file that's listed
 * here can't lose its row in `uploads`, so the sweep never takes it for an unused file. Copies of an event list the same files.
 * Source: docs/rules/events.md, "Gallery".
 * Triggers: event-pictures.sql beside this file.
 */
export const eventPictures = pgTable(
  'event_pictures',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    file: text('file')
      .notNull()
      .references(() => uploads.name, { onDelete: 'no action' }),
    /** What it shows. */
    alt: text('alt').notNull(),
  },
  (picture) => [
    primaryKey({ columns: [picture.eventId, picture.position] }),
    unique('event_pictures_once').on(picture.eventId, picture.file),
    index('event_pictures_file').on(picture.file),
    check('event_pictures_position', between(picture.position, 1, maxGalleryPictures)),
    check('event_pictures_alt', lengthBetween(picture.alt, 1, galleryAltMaxLength)),
  ],
);
