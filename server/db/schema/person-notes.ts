import { personNoteMaxLength } from '@ascendant/domain/person/account-limits';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, lengthBetween } from './columns';
import { users } from './users';

/** What admins note about a person, for other admins. It goes with the person's account, and is in their export (rule PRI-03). */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The admin; null once their account is gone. */
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (note) => [
    index('person_notes_user_id').on(note.userId, note.id),
    index('person_notes_written_by').on(note.writtenBy),
    check('person_notes_text', lengthBetween(note.text, 1, personNoteMaxLength)),
  ],
);

export type PersonNoteRow = typeof personNotes.$inferSelect;
