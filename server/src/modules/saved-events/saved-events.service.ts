import type { SavedEvents } from '@ascendant/contract/saved-event';
import { maxSavedEvents, tooManySavedSentence } from '@ascendant/domain/event/limits';
import type { Caller } from '../../access/caller';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addSaved, findSaved, lockSaver, removeSaved } from './saved-events.repository';

interface SavedChange {
  readonly save?: readonly number[] | undefined;
  readonly remove?: readonly number[] | undefined;
}

/** The events that the caller has saved, the newest first. */
export async function savedOf(db: Database, { userId }: Pick<Caller, 'userId'>): Promise<SavedEvents> {
  return { eventIds: await findSaved(db, userId) };
}

/**
 * Saves and removes events. Saving one again, or removing one that isn't saved, changes nothing. Events that aren't published can't be
 * saved: they're left out, because a device that saved them signed out can't know.
 * @throws AppError invalid_input for more than there's room for, without changing anything
 * Source: docs/rules/events.md, "Saved events".
 */
export async function changeSaved(
  db: Database,
  { userId }: Pick<Caller, 'userId'>,
  { save = [], remove = [] }: SavedChange,
): Promise<SavedEvents> {
  return inTransaction(db, async (tx) => {
    await lockSaver(tx, userId);
    await removeSaved(tx, userId, remove);
    await addSaved(tx, userId, save);
    const eventIds = await findSaved(tx, userId);
    if (eventIds.length > maxSavedEvents)
      throw new AppError('invalid_input', { fields: { save: tooManySavedSentence } });
    return { eventIds };
  });
}
