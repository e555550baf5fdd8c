import { keptFormMaxLength, keptFormPattern } from '@ascendant/domain/event/form/kept-form';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/**
 * Event forms that someone hadn't finished when they signed out: the browser forgets everything then. Personal data of class B
 * (rule PRI-01): exported, and deleted with the account.
 */
export const keptForms = pgTable(
  'kept_forms',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 'event new', 'event 7' */
    form: text('form').notNull(),
    /** As the editor wrote it. */
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** When it was last typed in, by the clock of that device. */
    keptAt: instant('kept_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (kept) => [
    primaryKey({ columns: [kept.userId, kept.form] }),
    index('kept_forms_created_at').on(kept.createdAt),
    check('kept_forms_form', sql`${kept.form} ~ ${sql.raw(`'${keptFormPattern.source}'`)}`),
    // PostgreSQL writes JSON with more spaces than JavaScript.
    check('kept_forms_value', sql`char_length(${kept.value}::text) <= ${sql.raw(String(2 * keptFormMaxLength))}`),
  ],
);
