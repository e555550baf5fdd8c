import { keptFormMaxLength, keptFormPattern } from '@ascendant/domain/event/form/kept-form';
import type { SeenEvent } from '@ascendant/domain/event/substantial-edit';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, check, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { events } from './events';
import { users } from './users';

/** Published events that say something else than what an admin has seen, until one has looked at it. One row per event. */
export const eventEdits = pgTable(
  'event_edits',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** How an admin saw it last. */
    before: jsonb('before').$type<SeenEvent>().notNull(),
    /** When the first edit was made that no admin has seen. */
    since: instant('since').notNull().defaultNow(),
    /** When the last one was made. */
    editedAt: instant('edited_at').notNull().defaultNow(),
  },
  (edit) => [index('event_edits_since').on(edit.since)],
);

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
