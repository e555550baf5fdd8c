import { featureNameMaxLength } from '@ascendant/domain/event/limits';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, lengthBetween, updatedAt } from './columns';
import { users } from './users';

/**
 * What can be included in an event. Events list features by name; renaming one renames it in every event (trigger).
 * Triggers: event-features.sql beside this file.
 */
export const eventFeatures = pgTable(
  'event_features',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (feature) => [
    uniqueIndex('event_features_name_unique').on(sql`lower(${feature.name})`),
    check('event_features_name', lengthBetween(feature.name, 1, featureNameMaxLength)),
  ],
);

export type EventFeatureRow = typeof eventFeatures.$inferSelect;
export type NewEventFeatureRow = typeof eventFeatures.$inferInsert;
