import { savedViewLists, savedViewNameMaxLength, savedViewPattern } from '@ascendant/domain/site/saved-view';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, lengthBetween, oneOf } from './columns';
import { users } from './users';

/** Filters and orders of lists that an admin has saved under a name. The name is personal data of class B (rule PRI-01), and goes with the account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: savedViewLists }).notNull(),
    name: text('name').notNull(),
    /** As an address has it, without searched text: that can be about a person. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (view) => [
    uniqueIndex('saved_views_name').on(view.userId, view.list, sql`lower(${view.name})`),
    check('saved_views_list', oneOf(view.list, savedViewLists)),
    check('saved_views_name_length', lengthBetween(view.name, 1, savedViewNameMaxLength)),
    check('saved_views_query', sql`${view.query} ~ ${sql.raw(`'${savedViewPattern.source}'`)}`),
  ],
);
