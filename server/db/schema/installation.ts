import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** What this installation is called towards the outside. It has one row, and every backup includes it. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Marks our payments at the provider, whose account other installations may share. Never changes, even if the URL does. */
    site: text('site').notNull(),
    createdAt: createdAt(),
  },
  (row) => [check('installation_is_only', sql`${row.isOnly}`)],
);
