import { maxPersonNotes } from '@ascendant/domain/person/account-limits';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as notes from './notes.repository';

interface NewNote {
  readonly userId: number;
  readonly text: string;
  readonly requestId: string;
}

/**
 * Adds an admin's note about a person. The audit log says that, and not what it says.
 * @throws AppError not_found; invalid_input (text) if there are as many notes as there can be
 */
export async function addNote(
  db: Database,
  caller: Caller,
  { userId, text, requestId }: NewNote,
): Promise<notes.NoteWithAuthor> {
  return inTransaction(db, async (tx) => {
    if (!(await notes.lockPerson(tx, userId))) throw noSuchPerson();
    if ((await notes.countNotesOf(tx, userId)) >= maxPersonNotes)
      throw new AppError('invalid_input', {
        fields: { text: `There are already ${maxPersonNotes} notes. Delete one to add another.` },
      });
    const note = await notes.insertNote(tx, { userId, writtenBy: caller.userId, text });
    await recordAudit(tx, { actor: caller, action: 'note.added', target: { type: 'user', id: userId }, requestId });
    return { note, by: await notes.usernameOf(tx, caller.userId) };
  });
}

/** Deletes a note about a person, no matter who wrote it. @throws AppError not_found */
export async function removeNote(
  db: Database,
  caller: Caller,
  { userId, noteId, requestId }: { readonly userId: number; readonly noteId: number; readonly requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await notes.deleteNote(tx, userId, noteId)))
      throw new AppError('not_found', { message: 'This note has already been deleted.' });
    await recordAudit(tx, { actor: caller, action: 'note.deleted', target: { type: 'user', id: userId }, requestId });
  });
}

export function noSuchPerson(): AppError {
  return new AppError('not_found', { message: 'This person doesn’t have an account any longer.' });
}
