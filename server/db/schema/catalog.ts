import { categoryNameMaxLength, featureNameMaxLength } from '@ascendant/domain/event/limits';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, lengthBetween, updatedAt } from './columns';
import { users } from './users';

/**
 * Weight of each planet in what a category is about; the weights add up to 1.
 * Source: docs/rules/matching-model.md, "Category significators".
 */
export type Significators = Partial<Record<'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars', number>>;

/** Event categories. One in use is deactivated, never deleted. Triggers: categories.sql beside this file. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    /** Null means the neutral set. */
    significators: jsonb('significators').$type<Significators>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (category) => [
    uniqueIndex('categories_name_unique').on(sql`lower(${category.name})`),
    check('categories_name', lengthBetween(category.name, 1, categoryNameMaxLength)),
  ],
);

export type CategoryRow = typeof categories.$inferSelect;
export type NewCategoryRow = typeof categories.$inferInsert;

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
