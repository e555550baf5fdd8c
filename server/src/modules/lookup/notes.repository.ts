import { and, count, desc, eq } from 'drizzle-orm';
import { personNotes, type PersonNoteRow } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import type { Queryable, Transaction } from '../../database/database';

export interface NoteWithAuthor {
  readonly note: PersonNoteRow;
  /** The admin's username; null once their account is gone. */
  readonly by: string | null;
}

/** What admins noted about a person, the latest first. */
export async function findNotesOf(db: Queryable, userId: number): Promise<NoteWithAuthor[]> {
  return db
    .select({ note: personNotes, by: users.username })
    .from(personNotes)
    .leftJoin(users, eq(users.id, personNotes.writtenBy))
    .where(eq(personNotes.userId, userId))
    .orderBy(desc(personNotes.id));
}

/** Locks a person until the end of the transaction, so that their notes are counted one at a time. @returns whether they exist */
export async function lockPerson(tx: Transaction, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}

export async function countNotesOf(tx: Queryable, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(personNotes).where(eq(personNotes.userId, userId));
  return row?.count ?? 0;
}

/** @returns null if the account is gone */
export async function usernameOf(tx: Queryable, userId: number): Promise<string | null> {
  const [row] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  return row?.username ?? null;
}

export async function insertNote(
  tx: Transaction,
  note: Pick<PersonNoteRow, 'userId' | 'writtenBy' | 'text'>,
): Promise<PersonNoteRow> {
  const [row] = await tx.insert(personNotes).values(note).returning();
  if (!row) throw new RangeError('no note came back');
  return row;
}

/** @returns false if there's no such note about the person */
export async function deleteNote(tx: Transaction, userId: number, noteId: number): Promise<boolean> {
  const rows = await tx
    .delete(personNotes)
    .where(and(eq(personNotes.id, noteId), eq(personNotes.userId, userId)))
    .returning({ id: personNotes.id });
  return rows.length > 0;
}
